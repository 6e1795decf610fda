"""Section 8: what the log tells is what happened. A listener who only hears the events knows the whole open table."""

from random import Random

import pytest

from skyhall.games.skytear import GAME
from skyhall.games.skytear.play.state import Table

# Every event of section 8.
TOLD = [
    "game_started", "picked", "placed", "drew", "mulligan", "round_began", "turn_began", "declared", "card_played",
    "asked", "passed", "triggered", "resolved", "cancelled", "redirected", "flipped", "damaged", "prevented",
    "lost_hp", "healed", "defeated", "minion_defeated", "pillar", "illusion", "condition", "moved", "aoe",
    "buffed", "mana", "led", "predicted", "discarded", "reshuffled", "exhausted", "turn_ended", "control",
    "building_damaged", "tower_destroyed", "nexus_opened", "token_moved", "spawned", "repositioned",
    "outsider_placed", "outsider_acts", "provoked", "victory_progress", "readied", "respawned", "game_over",
]  # fmt: skip


class Listener:
    """Retells a game from its public events alone."""

    def __init__(self, view: dict) -> None:
        self.labels = view["box"]["map"]["labels"]
        self.hp = dict.fromkeys(view["box"]["heroes"], 0)
        self.hp["outsider"] = view["outsider"]["hp"]
        self.at: dict[str, str] = {}
        self.conditions: dict[str, set[str]] = {key: set() for key in self.hp}
        self.minions = [sorted(self.labels[m["hex"]] for m in side["minions"]) for side in view["sides"]]
        self.pillars: list[list[str]] = [[], []]
        self.illusions: dict[str, str | None] = {}
        self.towers = [[tower["hp"] for tower in side["towers"]] for side in view["sides"]]
        self.nexus: list[int | None] = [None, None]
        self.tokens = [self.labels[token["hex"]] for token in view["tokens"]]
        self.exhausted: set[str] = set()
        self.returns: dict[str, int] = {}
        self.round = 0
        self.hands = [0] * len(view["seats"])
        self.full: dict[str, int] = {}

    def hear(self, name: str, told: dict) -> None:
        """One event; those that change nothing on the open table are passed over."""
        react = getattr(self, f"hear_{name}", None)
        if react is not None:
            react(told)

    def hear_placed(self, told: dict) -> None:
        self.at[told["element"]] = told["hex"]
        self.hp[told["element"]] = self.full[told["element"]]

    def hear_respawned(self, told: dict) -> None:
        hero = told["hero"]
        self.at[hero] = told["hex"]
        self.hp[hero] = told["hp"]
        self.exhausted.discard(hero)
        self.returns.pop(hero)

    def hear_outsider_placed(self, told: dict) -> None:
        self.at["outsider"] = told["hex"]

    def hear_moved(self, told: dict) -> None:
        who, _, rest = told["who"].partition(" ")
        if who == "minion":
            seat = int(rest.split()[0])
            self.minions[seat].remove(told["from"])
            self.minions[seat] = sorted([*self.minions[seat], told["to"]])
        else:
            assert self.at[told["who"]] == told["from"]
            self.at[told["who"]] = told["to"]

    def hear_damaged(self, told: dict) -> None:
        assert told["lost"] == max(
            0, min(told["base"] + told["modifier"] + told["bonus"] - told["armor"], told["lost"] + told["hp"])
        )
        if told["victim"] in self.hp:
            assert self.hp[told["victim"]] == told["hp"] + told["lost"]
            self.hp[told["victim"]] = told["hp"]

    def hear_lost_hp(self, told: dict) -> None:
        if told["victim"] in self.hp:
            assert self.hp[told["victim"]] - told["n"] == told["hp"]
            self.hp[told["victim"]] = told["hp"]

    def hear_healed(self, told: dict) -> None:
        assert self.hp[told["who"]] + told["n"] == told["hp"]
        self.hp[told["who"]] = told["hp"]

    def hear_defeated(self, told: dict) -> None:
        assert self.hp[told["who"]] == 0
        del self.at[told["who"]]
        self.conditions[told["who"]] = set()
        self.returns[told["who"]] = told["returns"]

    def hear_minion_defeated(self, told: dict) -> None:
        self.minions[told["side"]].remove(told["hex"])

    def hear_spawned(self, told: dict) -> None:
        self.minions[told["side"]] = sorted([*self.minions[told["side"]], told["hex"]])

    def hear_repositioned(self, told: dict) -> None:
        self.minions[told["side"]].remove(told["from"])
        if told["to"] is not None:
            self.hear_spawned({"side": told["side"], "hex": told["to"]})

    def hear_pillar(self, told: dict) -> None:
        if told["change"] == "placed":
            self.pillars[told["side"]].append(told["hex"])
        else:
            self.pillars[told["side"]].remove(told["hex"])

    def hear_illusion(self, told: dict) -> None:
        assert self.illusions.get(told["hero"]) == told["from"]
        self.illusions[told["hero"]] = told["to"]

    def hear_condition(self, told: dict) -> None:
        if told["change"] == "gained":
            self.conditions[told["who"]].add(told["name"])
        else:
            self.conditions[told["who"]].remove(told["name"])

    def hear_building_damaged(self, told: dict) -> None:
        if told["kind"] == "nexus":
            self.nexus[told["side"]] = told["hp"]
        else:
            self.towers[told["side"]][told["lane"]] = told["hp"]

    def hear_tower_destroyed(self, told: dict) -> None:
        assert self.towers[told["side"]][told["lane"]] == 0

    def hear_nexus_opened(self, told: dict) -> None:
        self.nexus[told["side"]] = told["hp"]

    def hear_token_moved(self, told: dict) -> None:
        assert self.tokens[told["lane"]] == told["path"][0]
        self.tokens[told["lane"]] = told["path"][-1]

    def hear_exhausted(self, told: dict) -> None:
        self.exhausted.add(told["hero"])

    def hear_readied(self, told: dict) -> None:
        self.exhausted -= set(told["heroes"])

    def hear_round_began(self, told: dict) -> None:
        assert told["round"] == self.round + 1
        self.round = told["round"]

    def hear_drew(self, told: dict) -> None:
        self.hands[told["seat"]] += told["n"]


def check(heard: Listener, view: dict) -> None:
    """The retold table is the one that a spectator sees."""
    label = heard.labels
    for side, shown in enumerate(view["sides"]):
        assert heard.minions[side] == sorted(label[m["hex"]] for m in shown["minions"])
        assert sorted(heard.pillars[side]) == sorted(label[place] for place in shown["pillars"])
        assert heard.towers[side] == [tower["hp"] for tower in shown["towers"]]
        assert heard.nexus[side] == shown["nexus"]["hp"]
    for shown in view["seats"]:
        for hero in shown["heroes"]:
            key = hero["key"]
            if hero["hex"] is None:
                assert key not in heard.at
                assert key not in heard.returns or heard.returns[key] == hero["returns"]
            else:
                assert (heard.at[key], heard.hp[key]) == (label[hero["hex"]], hero["hp"])
                assert (key in heard.exhausted) == (hero["state"] == "exhausted")
            assert heard.conditions[key] == set(hero["conditions"])
        illusions = {one["hero"]: label[one["hex"]] for one in shown["illusions"]}
        mine = {hero["key"] for hero in shown["heroes"]}
        assert illusions == {k: v for k, v in heard.illusions.items() if v is not None and k in mine}
    assert heard.tokens == [label[token["hex"]] for token in view["tokens"]]
    outsider = view["outsider"]
    assert heard.at.get("outsider") == (None if outsider["hex"] is None else label[outsider["hex"]])
    assert heard.hp["outsider"] == outsider["hp"]
    assert heard.conditions["outsider"] == set(outsider["conditions"]) or outsider["gone"]


def lively(table: Table, mover: Random) -> int:
    """A random move that prefers to do something over passing and ending."""
    actions = table.actions()
    busy = [action for action in actions if action > 3 and action != 7]
    return mover.choice(busy if busy and mover.random() < 0.8 else actions)


@pytest.mark.parametrize("seed", range(6))
def test_the_open_table_can_be_retold_from_the_events(seed: int) -> None:
    setup = ["faction_draft", "hero_draft", "fixed"][seed % 3]
    more = [{}, {}, {}, {}, {"map": "three_lanes"}, {"map": "three_lanes"}][seed]
    seats = 4 if seed == 5 else 2
    table = GAME.new(seats, f"retold {seed}", {"setup": setup, "victory_cards": 0, **more}, listen=True)
    assert isinstance(table, Table)
    heard = Listener(dict(table.view(None)))
    heard.full = {hero.key: hero.hp for hero in table.box.heroes}
    mover = Random(seed)
    done = 0
    while not table.over:
        table.push(lively(table, mover))
        assert table.log is not None
        for event in table.log[done:]:
            heard.hear(event.name, dict(event.public))
        done = len(table.log)
        check(heard, dict(table.view(None)))
    assert table.log[-1].name == "game_over"


def test_every_event_of_section_8_is_told_sometime() -> None:
    """By lively random games; a victory card or two make some of them end early."""
    told: set[str] = set()
    for seed in range(40):
        options = {"setup": ["faction_draft", "hero_draft"][seed % 2], "victory_cards": seed % 3}
        table = GAME.new(2, f"told {seed}", options, listen=True)
        assert isinstance(table, Table)
        mover = Random(seed)
        while not table.over:
            table.push(lively(table, mover))
        assert table.log is not None
        told |= {event.name for event in table.log}
        if told >= set(TOLD):
            break
    assert sorted(set(TOLD) - told) == []
    assert sorted(told - set(TOLD)) == []


def test_private_parts_are_for_their_seat_only() -> None:
    """Section 7: drawn, led, kept and set-aside cards."""
    table = GAME.new(2, "private", {"victory_cards": 0}, listen=True)
    assert isinstance(table, Table)
    mover = Random(3)
    while not table.over:
        table.push(lively(table, mover))
    seen = {"drew": "cards", "mulligan": "cards", "predicted": "kept", "led": "card"}
    assert table.log is not None
    counted = dict.fromkeys(seen, 0)
    for event in table.log:
        if event.name not in seen:
            assert not event.private
            continue
        secret = seen[event.name]
        seat = event.public["seat"]
        assert isinstance(seat, int)
        assert secret not in event.seen_by(1 - seat)
        assert secret not in event.seen_by(None)
        counted[event.name] += secret in event.seen_by(seat)
    assert all(counted.values())
