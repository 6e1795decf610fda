"""Reads factions, heroes, their skills and the outsider from an edition file (checks 4, 5 and 9)."""

from typing import Final

from skyhall.core.edition import Entry, near, shown
from skyhall.games.skytear.box import cards as printed
from skyhall.games.skytear.box import schema
from skyhall.games.skytear.box.cards import Faction, Hero, Outsider, Skill
from skyhall.games.skytear.box.effects import CONDITION_NAMES
from skyhall.games.skytear.box.map.hexes import FARTHEST, Shape
from skyhall.games.skytear.box.reading.checks import ON_EVENT, ON_MARKS, ON_OUTSIDER, ON_PILLARS, Recipe
from skyhall.games.skytear.box.words import ACTION_NAMES

# The icons that the heroes of each mechanic may have, beside "always" and "triggered".
ICONS: Final = [
    [printed.ICON_WORSHIP],
    [printed.ICON_SHAPESHIFTED],
    [printed.ICON_WORSHIP, printed.ICON_PILLAR],
    [printed.ICON_ILLUSION],
]
MODIFIERS: Final = [
    "attack", "skirmish", "armor", "move", "fly", "see_cover", "skirmish_area", "ward", "unpillar",
]  # fmt: skip


def read_key(entry: Entry, taken: list[str], what: str) -> str:
    """The key that names a component in views and catalogues: lowercase letters, digits and dashes; none twice."""
    key = schema.ID.read(entry)
    if not key.replace("-", "").isalnum() or key != key.lower() or not key.isascii():
        raise entry.fail(f'"id" is {shown(key)}: expected lowercase letters, digits and dashes', "id")
    if key.isdigit():  # `card 12` is the card of that number in old records
        raise entry.fail(f'"id" is {shown(key)}: expected a name, not a number', "id")
    entry.where = f"{entry.where.rsplit(': ', 1)[0]}: {what} {shown(key)}"
    if key in taken:
        raise entry.fail("appears twice", "id")
    return key


def read_named(entry: Entry, key: str, names: list[str], what: str) -> int:
    """The place of a named component in the list of those known."""
    name = entry.text(key)
    if name not in names:
        raise entry.fail(f"unknown {what} {shown(name)}{near(name, names)}: expected one of {', '.join(names)}", key)
    return names.index(name)


def read_factions(entry: Entry, rune_names: list[str]) -> list[Faction]:
    """Check 4: 2 to 8 factions, each with a mechanic and a rune."""
    factions: list[Faction] = []
    for part in entry.entries("factions"):
        key = read_key(part, [faction.key for faction in factions], "faction")
        mechanic = schema.MECHANIC.place(part)
        rune = read_named(part, "rune", rune_names, "rune")
        factions.append(Faction(len(factions), key, schema.NAME.read(part), mechanic, rune))
        part.close()
    if not schema.FACTION.least <= len(factions) <= schema.FACTION.most:
        raise entry.fail(f"{len(factions)} factions: expected 2 to 8", "factions")
    return factions


def read_heroes(
    entry: Entry, factions: list[Faction], rune_names: list[str], shapes: list[Shape], los: int
) -> list[Hero]:
    """Checks 4 and 5: at most 24 heroes, at least two in each faction."""
    heroes: list[Hero] = []
    skills = 0
    for part in entry.entries("heroes"):
        key = read_key(part, [hero.key for hero in heroes], "hero")
        faction = factions[read_named(part, "faction", [faction.key for faction in factions], "faction")]
        role = schema.CLASS.place(part)
        hero = Hero(len(heroes), key, schema.NAME.read(part), faction.index, faction.mechanic, role)
        read_values(part, hero)
        read_hero_runes(part, hero, faction.rune, rune_names)
        listed = part.entries("skills")
        if not schema.SKILLS.least <= len(listed) <= schema.SKILLS.most:
            raise part.fail(f"{len(listed)} skills: expected 1 to 4", "skills")
        for sub in listed:
            hero.skills.append(read_skill(sub, skills, hero, shapes, los))
            skills += 1
        check_icons(part, hero)
        part.close()
        faction.heroes.append(hero.index)
        heroes.append(hero)
    if len(heroes) > schema.HEROES.most:
        raise entry.fail(f"{len(heroes)} heroes: expected at most 24", "heroes")
    for faction in factions:
        if len(faction.heroes) < 2:
            raise entry.fail(
                f"faction {shown(faction.key)} has {len(faction.heroes)} heroes: expected 2 or more", "heroes"
            )
    return heroes


def read_values(entry: Entry, hero: Hero) -> None:
    """The printed numbers of a hero."""
    hero.range = schema.RANGE.read(entry)
    if hero.range == 2:
        raise entry.fail('"range" is 2: expected 1 (melee) or 3 (ranged)', "range")
    hero.attack = schema.ATTACK.read(entry)
    hero.flips = schema.FLIPS.read(entry)
    hero.hp = schema.HP.read(entry)
    hero.armor = schema.ARMOR.read(entry)


def read_hero_runes(entry: Entry, hero: Hero, own: int, rune_names: list[str]) -> None:
    """One or two runes, the right one being the faction's."""
    for name in entry.items("runes"):
        if not isinstance(name, str) or name not in rune_names:
            raise entry.fail(f'"runes" holds {shown(name)}: expected {", ".join(rune_names)}', "runes")
        hero.runes.append(rune_names.index(name))
        hero.rune_mask |= 1 << rune_names.index(name)
    if not schema.HERO_RUNES.least <= len(hero.runes) <= schema.HERO_RUNES.most:
        raise entry.fail(f'"runes" holds {len(hero.runes)}: expected 1 or 2', "runes")
    if hero.runes[-1] != own:
        raise entry.fail(
            f"the right rune is {rune_names[hero.runes[-1]]}: expected that of the faction, {rune_names[own]}",
            "runes",
        )


def check_icons(entry: Entry, hero: Hero) -> None:
    """Icons fit the mechanic; those who mark or raise pillars have exactly one worship skill."""
    worship = 0
    for place, skill in enumerate(hero.skills):
        if skill.icon not in (printed.ICON_ALWAYS, printed.ICON_EVENT) and skill.icon not in ICONS[hero.mechanic]:
            icon = printed.ICON_NAMES[skill.icon]
            fit = printed.MECHANIC_NAMES[hero.mechanic]
            raise entry.fail(f"skill {shown(skill.key)}: icon {icon} does not fit {fit}", f"skills/{place}/icon")
        if skill.icon == printed.ICON_WORSHIP:
            worship += 1
            hero.worship_skill = place
    if hero.mechanic in (printed.MARKS, printed.PILLARS) and worship != 1:
        raise entry.fail(
            f"{worship} worship skills: expected exactly 1 for {printed.MECHANIC_NAMES[hero.mechanic]}", "skills"
        )


def read_skill(entry: Entry, index: int, hero: Hero, shapes: list[Shape], los: int) -> Skill:
    """A skill of one of the forms of 4.3: static modifiers, effects on an event, or a worship skill with both."""
    key = read_key(entry, [skill.key for skill in hero.skills], "skill")
    icon = schema.ICON.place(entry)
    skill = Skill(index, key, schema.NAME.read(entry), hero.index, icon)
    if entry.has("static"):
        if icon == printed.ICON_EVENT:
            raise entry.fail('a triggered skill has no "static"', "static")
        read_static(entry, skill, shapes)
    elif icon not in (printed.ICON_EVENT, printed.ICON_WORSHIP):
        raise entry.fail('"static" is missing: only worship and triggered skills may leave it out', "static")
    if icon == printed.ICON_EVENT:
        read_event(entry, skill)
        skill.effects = Recipe(entry, ON_EVENT, shapes, los).effects
    elif icon == printed.ICON_WORSHIP:
        skill.event = printed.ON_WORSHIP
        skill.effects = Recipe(entry, ON_MARKS if hero.mechanic == printed.MARKS else ON_PILLARS, shapes, los).effects
    entry.close()
    return skill


def read_static(entry: Entry, skill: Skill, shapes: list[Shape]) -> None:
    """`["attack +1", "fly", "ward 3", …]`, and `when`."""
    for text in entry.items("static"):
        words = text.split() if isinstance(text, str) else []
        name = words[0] if words else ""
        if name not in MODIFIERS:
            raise entry.fail(
                f'"static" holds {shown(text)}{near(name, MODIFIERS)}: expected one of {", ".join(MODIFIERS)}',
                "static",
            )
        value = words[1] if len(words) == 2 else ""
        if name in ("attack", "skirmish", "armor", "move"):
            amount = bonus(entry, str(text), value)
            if name == "attack":
                skill.attack = amount
            elif name == "skirmish":
                skill.skirmish = amount
            elif name == "armor":
                skill.armor = amount
            else:
                skill.move = amount
        elif name in ("fly", "see_cover"):
            if len(words) != 1:
                raise entry.fail(f'"static" holds {shown(text)}: expected "{name}" alone', "static")
            skill.fly = skill.fly or name == "fly"
            skill.see_cover = skill.see_cover or name == "see_cover"
        elif name == "skirmish_area":
            anchored = [shape.name for shape in shapes if shape.anchored]
            if value not in anchored:
                raise entry.fail(
                    f'"static" holds {shown(text)}: expected an anchored shape: {", ".join(anchored)}', "static"
                )
            skill.skirmish_area = [shape.name for shape in shapes].index(value)
        elif name == "ward":
            if not value.isdigit() or not 0 <= int(value) <= FARTHEST:
                raise entry.fail(
                    f'"static" holds {shown(text)}: expected "ward d" with d from 0 to {FARTHEST}', "static"
                )
            skill.ward = int(value)
        else:
            if value != "any" or skill.icon != printed.ICON_WORSHIP:
                raise entry.fail(f'"static" holds {shown(text)}: expected "unpillar any", on a worship skill', "static")
            skill.unpillar_any = True
    if entry.has("when"):
        read_when(entry, skill)


def bonus(entry: Entry, text: str, value: str) -> int:
    """`+1` … `+5` or `-1` … `-5`."""
    if len(value) != 2 or value[0] not in "+-" or value[1] not in "12345":
        raise entry.fail(f'"static" holds {shown(text)}: expected a bonus from -5 to +5, such as "attack +1"', "static")
    return int(value)


def read_when(entry: Entry, skill: Skill) -> None:
    """`vs_marked`, `near_marked`, `vs_near_illusion` or `per(friendly_hero with shapeshifted, within 3)`."""
    text = schema.WHEN.read(entry)
    if text in printed.WHEN_NAMES:
        skill.when = printed.WHEN_NAMES.index(text)
        return
    inner = text.removeprefix("per(friendly_hero with ").removesuffix(")")
    words = inner.replace(",", " ").split()
    if (
        not (text.startswith("per(") and text.endswith(")"))
        or len(words) != 3
        or words[0] not in CONDITION_NAMES
        or words[1] != "within"
        or not words[2].isdigit()
        or int(words[2]) > FARTHEST
    ):
        raise entry.fail(
            f'"when" is {shown(text)}: expected one of {", ".join(printed.WHEN_NAMES)} or '
            f'"per(friendly_hero with <condition>, within <0 to {FARTHEST}>)"',
            "when",
        )
    skill.when = printed.PER_CONDITION
    skill.per_condition = CONDITION_NAMES.index(words[0])
    skill.per_within = int(words[2])


def read_event(entry: Entry, skill: Skill) -> None:
    """`defeats(enemy_hero)`, `resolves(attack)`, `damaged(by enemy_hero within 1)`, `minion_defeated(within 3)`."""
    text = entry.text(schema.ON.key)
    words = text.replace("(", " ").replace(")", " ").split()
    if words == ["defeats", "enemy_hero"]:
        skill.event = printed.ON_DEFEATS
    elif len(words) == 2 and words[0] == "resolves" and words[1] in ACTION_NAMES:
        skill.event = printed.ON_RESOLVES
        skill.event_action = ACTION_NAMES.index(words[1])
    elif words[:-1] == ["damaged", "by", "enemy_hero", "within"] and words[-1].isdigit():
        skill.event = printed.ON_DAMAGED
        skill.event_within = int(words[-1])
    elif words[:-1] == ["minion_defeated", "within"] and words[-1].isdigit():
        skill.event = printed.ON_MINION_DEFEATED
        skill.event_within = int(words[-1])
    else:
        raise entry.fail(
            f'"on" is {shown(text)}: expected defeats(enemy_hero), resolves(<action>), '
            "damaged(by enemy_hero within <d>) or minion_defeated(within <d>)",
            "on",
        )


def read_outsider(entry: Entry, shapes: list[Shape], los: int) -> Outsider:
    """Check 9: the outsider and up to four skills, from primitives without targets."""
    outsider = Outsider(read_key(entry, [], "outsider"), schema.NAME.read(entry))
    outsider.range = schema.RANGE.read(entry)
    outsider.attack = schema.ATTACK.read(entry)
    outsider.flips = schema.FLIPS.read(entry)
    outsider.hp = schema.HP.read(entry)
    outsider.armor = schema.ARMOR.read(entry)
    outsider.radius = schema.RADIUS.read(entry)
    listed = entry.entries("skills")
    if len(listed) > schema.OUTSIDER_SKILLS.most:
        raise entry.fail(f"{len(listed)} skills: expected at most 4", "skills")
    for place, part in enumerate(listed):
        key = read_key(part, [skill.key for skill in outsider.skills], "skill")
        skill = Skill(place, key, schema.NAME.read(part), -1, printed.ICON_ALWAYS)
        skill.effects = Recipe(part, ON_OUTSIDER, shapes, los).effects
        outsider.skills.append(skill)
        part.close()
    entry.close()
    return outsider
