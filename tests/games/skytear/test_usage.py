"""What a game tells the lab of the components that each seat made use of."""

from pathlib import Path

from skyhall.core.line import Walk
from skyhall.core.record import load_record
from skyhall.games.skytear import GAME
from skyhall.games.skytear.play.scoring import is_complete

RECORDS = Path(__file__).parent / "records"


def test_factions_teams_and_heroes():
    table = GAME.new(2, "usage", {"setup": "fixed", "matchup": "kurumo+liothan/nupten+taulot"}, listen=True)
    assert GAME.used(table, 0)[:3] == ["faction:kurumo", "faction:liothan", "team:kurumo+liothan"]
    heroes = [[name for name in GAME.used(table, seat) if name.startswith("hero:")] for seat in range(2)]
    assert [len(each) for each in heroes] == [4, 4]
    assert "hero:yami" in heroes[0]
    assert not any(name.startswith("card:") for name in GAME.used(table, 0))


def test_a_faction_needs_all_its_heroes():
    heroes = [{"heroes": {"yami": {"hex": "J7"}, "corjof": {"hex": "J8"}}}, {"heroes": {"haburat": {"hex": "A1"}}}]
    table = GAME.position({"players": heroes, "hero": "yami"})
    assert sorted(GAME.used(table, 0)) == ["hero:corjof", "hero:yami"]


def test_cards_count_for_the_seat_that_played_them(arena):
    s = arena({"yami": "J7"}, {"corjof": "A1"}, hero="yami", flux_used=False).go("skytear-flux")
    played = [[name for name in GAME.used(s.table, seat) if name.startswith("card:")] for seat in range(2)]
    assert played == [["card:skytear-flux"], []]


def test_the_victory_card_that_decided():
    replay = Walk(load_record(RECORDS / "victory.sky"))
    replay.to_end()
    table = replay.state
    decided = GAME.decisive(table)
    fulfilled = [card for card in table.victory if is_complete(table, table.box.victory[card], table.winner)]
    assert decided == [f"victory:{table.box.victory[card].key}" for card in fulfilled]
    assert len(decided) == 1


def test_nothing_decides_a_draw():
    replay = Walk(load_record(RECORDS / "limit.sky"))
    replay.to_end()
    assert GAME.decisive(replay.state) == []
