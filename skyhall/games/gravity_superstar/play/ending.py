"""The end of a round, and of the game (GS-43 to GS-49)."""

from typing import Final

from skyhall.core.state import Step
from skyhall.games.gravity_superstar.play.scoring import scores
from skyhall.games.gravity_superstar.play.state import Table


class EndRound(Step):
    """GS-43 to GS-49: the only moment at which the game can end."""

    def run(self, table: Table) -> None:
        table.quiet_rounds = 0 if table.round_stars else table.quiet_rounds + 1
        table.round_stars = 0
        if table.log is not None:
            table.emit(
                "round_ended",
                {"round": table.round, "left_on_board": table.left, "quiet_rounds": table.quiet_rounds},
            )
        table.ended = end_reason(table)
        if table.ended:
            end_game(table)
        else:
            table.round += 1
            table.first_player = table.next_first()


def end_reason(table: Table) -> str:
    """GS-49: the first reason that holds, or nothing."""
    if table.goal == 0 and table.left <= table.limit:
        return "stars"
    if table.goal > 0 and table.triggered >= 0:
        return "goal"
    if table.goal > 0 and table.left == 0:
        return "no_stars"
    if table.quiet_rounds >= table.stall_rounds:
        return "stalemate"
    return ""


def is_last_round(table: Table) -> bool:
    """GS-43, GS-46, GS-47: what is already certain to end the game with this round."""
    if table.goal > 0:
        return table.triggered >= 0 or table.left == 0
    return table.left <= table.limit


def end_game(table: Table) -> None:
    """GS-44, GS-45: nobody has another turn; the points stand."""
    table.agenda.clear()
    if table.log is not None:
        table.emit(
            "game_over",
            {"reason": table.ended, "points": scores(table), "tokens": table.tokens[:], "ranks": table.ranks()},
        )


END_ROUND: Final = [EndRound(seat) for seat in range(6)]
