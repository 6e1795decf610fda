"""The view as text for a terminal, in Rich's markup."""

from cloud_race.lens.shapes import View
from skyhall.core.drawing import PLAIN, Voice, fit

SEATS = ["green", "magenta", "dark_orange", "dodger_blue2"]


def draw(table: View, voice: Voice = PLAIN) -> str:
    """A row of clouds for each kite, and its cards."""
    marks = {cloud["at"]: "▲" if cloud["to"] > cloud["at"] else "▼" for cloud in table["clouds"]}
    lines = [" " * 13 + "".join(marks.get(at, "·") for at in range(table["length"] + 1))]
    for seat, player in enumerate(table["players"]):
        row = ["·"] * (table["length"] + 1)
        row[player["cloud"]] = "◆"
        cards = ", ".join(player["hand"]) if "hand" in player else f"{player['cards']} cards"
        lines.append(f"[{SEATS[seat]}]{fit(voice.seat(seat), 12)} {''.join(row)}[/]  {player['cloud']:>2}  {cards}")
    return "\n".join(lines)
