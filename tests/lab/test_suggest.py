"""Values that might bring a component into its range."""

import msgspec
import pytest

from skyhall.core.registry import game
from skyhall.lab.running import BALANCED, STRONG, UNSURE, Lane, Numbers, Standing
from skyhall.lab.suggest import candidates, component_at, numbers_of, proposals
from skyhall.lab.trials import box_of, check_study, content_of
from skyhall.lab.values import BoxNumber


@pytest.mark.parametrize(
    ("name", "path", "component"),
    [
        ("skytopia", "card Mint.effect 1.n", "card:mint"),
        ("skytopia", "guildmaster Merchants.score.pp", "guildmaster:merchants"),
        ("skytopia", "constants.start_coins", ""),
        ("sky-painters", "card A.spots", "card:A"),
        ("sky-painters", "scoring.die", ""),
        ("gravity-superstar", "cards.long.side", "card:long"),
        ("gravity-superstar", "players 2.end_stars", ""),
        ("skytear", "heroes sakoshi.hp", "hero:sakoshi"),
        ("skytear", "numbers.turns", ""),
    ],
)
def test_a_number_belongs_to_a_component_or_to_nobody(name, path, component):
    room = game(name)
    assert component_at(room, room.edition(), path) == component


def test_neighbouring_values_are_tried_as_far_as_the_box_allows(study):
    """Freight Dock: one coin, then one for each golem, at most four. None of them may be 0."""
    terms = study(game="skytopia", editions=["tuned"])
    room = game("skytopia")
    found = numbers_of(room, box_of(terms, 0), content_of("skytopia", "tuned", ""), "card:freight_dock")
    one, each, most = [number.path for number in found]
    assert [number.value for number in found] == [1, 1, 4]
    tried = candidates(terms, found)
    assert tried == [{}, {most: 3}, {one: 2}, {each: 2}, {most: 5}, {most: 2}, {one: 3}, {each: 3}]
    several = {"editions": ["tuned"] * len(tried), "changes": tried}
    check_study(msgspec.structs.replace(terms, **several))
    assert candidates(terms, [BoxNumber("constants.nothing", 3)]) == [{}]


def test_what_is_surely_in_balance_is_proposed_first_then_the_fairest(study):
    changes = [{}, {"a": 1}, {"a": 2}, {"a": 3}, {"a": 4}, {"a": 1, "b": 1}]
    terms = study(editions=[""] * 6, changes=changes)

    def lane(won, verdict):
        focus = Numbers("card:a", won, 100, 0.0, 1.0, 0, 0, None, None, verdict)
        return Lane(100, 100, True, focus, focus, [], [focus])

    lanes = [lane(50, BALANCED), lane(62, UNSURE), lane(60, BALANCED), lane(53, BALANCED), lane(80, STRONG)]
    standing = Standing(4, "card:a", (0.35, 0.65), [*lanes, lane(47, BALANCED)], [])
    assert [each.lane for each in proposals(terms, standing)] == [3, 5, 2, 1]
