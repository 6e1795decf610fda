"""What a game tells the lab of the components that each seat made use of."""

from skyhall.games.sky_painters import GAME


def test_completed_cards_painters_and_halos(at) -> None:
    sky = {"0 0": "A blue", "0 1": "1 blue", "0 -1": "5 y2 b2 -"}
    player = {"sky": sky, "painters": ["fugaz", "cotton"], "halos": {"honor": "0 0"}}
    table = at(player, {}, first=1, turn=9)
    assert sorted(GAME.used(table, 0)) == ["card:1", "card:A", "halo:honor", "painter:cotton", "painter:fugaz"]
    assert GAME.used(table, 1) == []
    assert (GAME.first_seat(table), GAME.rounds(table)) == (1, 9)
