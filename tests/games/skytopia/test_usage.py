"""What a game tells the lab of the components that each seat made use of."""

from skyhall.games.skytopia import GAME

TOWERS = [{"blue": ["beacon_lily"], "gold": ["mint_gryphon"]}, {"red": ["forge_key"]}]


def test_cards_in_the_city_and_the_ability_face_up():
    table = GAME.position({"towers": TOWERS, "abilities": ["purple A", "blue B"], "phase": "over"})
    assert GAME.used(table, 0)[:3] == ["card:beacon_lily", "card:mint_gryphon", "ability:purple-A"]
    assert GAME.used(table, 1)[:2] == ["card:forge_key", "ability:blue-B"]


def test_a_guildmaster_is_used_by_the_seat_it_pays_most_and_by_none_if_it_pays_alike():
    """Mechanicians pay for sets of a blue and a gold level: seat 0 has two sets, seat 1 one."""
    masters = ["mechanicians", "masons", "merchants"]
    table = GAME.position({"towers": TOWERS, "guildmasters": masters, "phase": "over"})
    assert "guildmaster:mechanicians" in GAME.used(table, 0)
    assert "guildmaster:mechanicians" not in GAME.used(table, 1)
    bare = GAME.position({"guildmasters": masters, "phase": "over"})
    assert [GAME.used(bare, seat) for seat in range(2)] == [[], []]


def test_who_began_is_known_though_the_start_marker_moves():
    """ST-15: it goes to the right each round."""
    for seats in (2, 3, 4):
        table = GAME.new(seats, "marker", listen=True)
        first = table.first
        while not table.over:
            table.push(table.actions()[0])
        assert GAME.first_seat(table) == first
        assert GAME.rounds(table) == table.round_number > 3
