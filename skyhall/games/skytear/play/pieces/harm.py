"""Damage, loss of HP, healing, and what happens at 0 HP (SK-32..35, SK-57..60)."""

from skyhall.games.skytear.box.cards import WIN_KILLS, WIN_KILLS_IN_TURN, WIN_OUTSIDER
from skyhall.games.skytear.play.heroes_phase.triggers import when_damaged, when_defeats, when_minion_defeated
from skyhall.games.skytear.play.items import HEX_CODE_0, ILLUSION_0, MINION_0, PILLAR_0
from skyhall.games.skytear.play.names import spot, who
from skyhall.games.skytear.play.pieces.heroes import armor_of, full_hp, warded_by
from skyhall.games.skytear.play.pieces.motion import stand
from skyhall.games.skytear.play.pieces.piles import draw_cards
from skyhall.games.skytear.play.seats import of_side
from skyhall.games.skytear.play.state import Table
from skyhall.games.skytear.play.terms import DEFEATED, READY
from skyhall.games.skytear.play.victory import check_victory, tell_progress


def damage(table: Table, victims: list[int], base: int, bonuses: list[int], modifier: int) -> None:
    """SK-53, SK-60: all victims are damaged before any defeat is carried out. `bonuses` by victim."""
    source = table.current.hero
    piercing = source < table.out and table.box.heroes[source].piercing
    fallen: list[int] = []
    table.lost = 0
    for i, victim in enumerate(victims):
        place = table.where(victim)
        if place < 0 or _is_warded(table, victim, place):
            continue
        armor = 0 if piercing else armor_of(table, victim)
        had = table.hp[victim] if victim <= table.out else 1
        n = base + bonuses[i] + modifier - armor
        lost = max(0, min(n, had))
        table.lost += lost
        if victim <= table.out:
            table.hp[victim] = had - lost
        if table.log is not None:
            table.emit(
                "damaged",
                {
                    "source": who(table, source), "victim": who(table, victim), "base": base, "modifier": modifier,
                    "bonus": bonuses[i], "armor": armor, "lost": lost, "hp": had - lost,
                },
            )  # fmt: skip
        if lost > 0:
            if victim <= table.out:
                when_damaged(table, victim, source)
            if had == lost:
                fallen.append(victim)
    carry_out(table, fallen)


def _is_warded(table: Table, victim: int, place: int) -> bool:
    """Blood Ward: friendly minions take no damage from effects of heroes or the outsider."""
    if not MINION_0 <= victim < PILLAR_0:
        return False
    keeper = warded_by(table, (victim - MINION_0) // 200, place)
    if keeper >= 0 and table.log is not None:
        table.emit("prevented", {"victim": who(table, victim), "by": who(table, keeper)})
    return keeper >= 0


def lose(table: Table, victims: list[int], n: int) -> None:
    """SK-57: HP lost without regard to armor; nobody is "damaged"."""
    fallen: list[int] = []
    if n <= 0:
        return
    for victim in victims:
        if table.where(victim) < 0:
            continue
        had = table.hp[victim] if victim <= table.out else 1
        lost = min(n, had)
        if victim <= table.out:
            table.hp[victim] = had - lost
        if table.log is not None:
            table.emit("lost_hp", {"victim": who(table, victim), "n": lost, "hp": had - lost})
        if had == lost:
            fallen.append(victim)
    carry_out(table, fallen)


def heal(table: Table, hero: int, n: int) -> None:
    """SK-58: only heroes and the outsider, never above the starting HP."""
    if not 0 <= hero <= table.out or table.place[hero] < 0:
        return
    gained = min(n, full_hp(table, hero) - table.hp[hero])
    if gained > 0:
        table.hp[hero] += gained
        if table.log is not None:
            table.emit("healed", {"who": who(table, hero), "n": gained, "hp": table.hp[hero]})


def carry_out(table: Table, fallen: list[int]) -> None:
    """SK-53: the defeats of one primitive, then the victory check (SK-108)."""
    if not fallen:
        return
    for victim in fallen:
        defeat(table, victim)
    check_victory(table)


def defeat(table: Table, victim: int) -> None:
    """SK-32, SK-34, SK-35: at 0 HP an element leaves the map."""
    if victim < table.out:
        defeat_hero(table, victim)
    elif victim == table.out:
        defeat_outsider(table)
    elif victim < PILLAR_0:
        defeat_minion(table, (victim - MINION_0) // 200, (victim - MINION_0) % 200)
    elif victim < ILLUSION_0:
        remove_pillar(table, (victim - PILLAR_0) // 200, (victim - PILLAR_0) % 200)
    elif victim < HEX_CODE_0:
        remove_illusion(table, victim - ILLUSION_0)


def defeat_hero(table: Table, hero: int) -> None:
    """SK-32: off the map until next turn if it was Ready, a turn longer if Exhausted; the causing seat is rewarded."""
    by = table.current.seat
    side = table.side_of[by]
    stand(table, hero, -1)
    table.conditions[hero] = 0
    table.attack_buff[hero] = table.skirmish_buff[hero] = table.armor_buff[hero] = table.control[hero] = 0
    table.returns[hero] = table.turn + (1 if table.status[hero] == READY else 2)
    table.status[hero] = DEFEATED
    table.hp[hero] = 0
    if table.log is not None:
        table.emit(
            "defeated", {"who": who(table, hero), "by_seat": by, "by_side": side, "returns": table.returns[hero]}
        )
    if table.illusion[hero] >= 0:
        remove_illusion(table, hero)
    if side != table.side_of[table.owner[hero]]:  # RU-49, SK-147
        table.kills[side] += 1
        table.kills_in_turn[side] += 1
        tell_progress(table, side, WIN_KILLS)
        tell_progress(table, side, WIN_KILLS_IN_TURN)
        when_defeats(table, table.current.hero, hero)
        draw_cards(table, by, 1)


def defeat_outsider(table: Table) -> None:
    """SK-35, RU-33: out of the game; a card, but no kill."""
    by = table.current.seat
    stand(table, table.out, -1)
    table.conditions[table.out] = 0
    table.attack_buff[table.out] = table.skirmish_buff[table.out] = table.armor_buff[table.out] = 0
    table.outsider_gone = True
    table.banes[table.side_of[by]] += 1
    tell_progress(table, table.side_of[by], WIN_OUTSIDER)
    if table.log is not None:
        table.emit("defeated", {"who": "outsider", "by_seat": by, "by_side": table.side_of[by], "returns": 0})
    if table.current.hero != table.out:
        when_defeats(table, table.current.hero, table.out)
    draw_cards(table, by, 1)


def defeat_minion(table: Table, side: int, place: int) -> None:
    """SK-34, SK-59: back to the reserve."""
    table.lift_minion(side, place)
    table.reserve[side] += 1
    if table.log is not None:
        by = who(table, table.current.hero) if table.current.hero >= 0 else None
        table.emit("minion_defeated", {**of_side(table, side), "hex": spot(table, place), "by": by})
    when_minion_defeated(table, side, place)


def remove_pillar(table: Table, side: int, place: int) -> None:
    """A pillar is gone; there are more where it came from."""
    table.pillars[side].remove(place)
    table.litter[place] -= 1
    if table.log is not None:
        table.emit("pillar", {**of_side(table, side), "hex": spot(table, place), "change": "removed"})


def put_pillar(table: Table, side: int, place: int) -> None:
    """A new pillar on a clear hex."""
    table.pillars[side].append(place)
    table.pillars[side].sort()
    table.litter[place] += 1
    if table.log is not None:
        table.emit("pillar", {**of_side(table, side), "hex": spot(table, place), "change": "placed"})


def remove_illusion(table: Table, hero: int) -> None:
    """An illusion leaves the map; Worship can bring it back."""
    move_illusion(table, hero, -1)


def move_illusion(table: Table, hero: int, place: int) -> None:
    """SK-78: an illusion appears, moves or leaves (−1)."""
    old = table.illusion[hero]
    if old >= 0:
        table.litter[old] -= 1
    table.illusion[hero] = place
    if place >= 0:
        table.litter[place] += 1
    if table.log is not None:
        table.emit(
            "illusion",
            {
                "hero": table.box.heroes[hero].key,
                "from": spot(table, old),
                "to": spot(table, place),
                "change": "moved" if place >= 0 else "removed",
            },
        )
