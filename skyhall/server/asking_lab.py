"""What somebody asks the lab, made into a study; and a study told to people."""

import asyncio
from functools import cache

import msgspec

from skyhall.core.errors import OptionsError
from skyhall.core.game import Game
from skyhall.core.registry import game
from skyhall.lab.files import everything, table
from skyhall.lab.findings import find
from skyhall.lab.page import page
from skyhall.lab.report import Report, report_of
from skyhall.lab.running import FIRST, Standing
from skyhall.lab.suggest import candidates, component_at, numbers_of, proposals
from skyhall.lab.texts import Texts
from skyhall.lab.trials import Sample, Study, box_of, check_study, content_of, label_of, sealed, swept
from skyhall.lab.values import numbers
from skyhall.server.desk import Desk
from skyhall.server.errors import Refused
from skyhall.server.hall import is_of_game
from skyhall.server.labs import WAITING, LabRow, LabTerms
from skyhall.server.labtalk import LabBox, LabInfo, LabLine, LabNumber, NewLab
from skyhall.server.rooms import named
from skyhall.server.uploads import keep_edition

SEED = "lab"
RUNNING = "running"


async def box_given(desk: Desk, room: Game, box: LabBox) -> tuple[str, str]:
    """The name and the text of a box; without a text it is one of the game. A path is nobody's to name."""
    if box.edition_text:
        info = await keep_edition(desk.hall, desk.examiner, room.name, box.edition_text, box.edition_file)
        return info.name, box.edition_text
    name = box.edition or room.default_edition
    if box.edition_hash and not is_of_game(room, name, box.edition_hash):
        text = await desk.hall.edition_text(room, name, box.edition_hash)
        if not text:
            raise Refused("not_found", what="edition")
        return name, text
    if name not in room.edition_names():
        raise Refused("not_found", what="edition")
    return name, ""


async def terms_of(desk: Desk, asked: NewLab) -> LabTerms:
    """The study that is asked for, checked whole before anything is played."""
    room = named(asked.game)
    boxes = [await box_given(desk, room, box) for box in asked.boxes]
    most = desk.hall.settings.lab_games
    wanted = asked.games * max(len(boxes), len(asked.sweep.values) if asked.sweep else 0)
    if 0 < most < wanted:
        raise Refused("lab_large", games=wanted, most=most)
    terms = await asyncio.to_thread(make_terms, room, asked, boxes)
    total = asked.games * len(terms.study.editions)
    if 0 < most < total:
        raise Refused("lab_large", games=total, most=most)
    return terms


def make_terms(room: Game, asked: NewLab, boxes: list[tuple[str, str]]) -> LabTerms:
    """The study: boxes to compare, values of a number, or values to be suggested."""
    study = Study(
        room.name,
        asked.level,
        asked.games,
        asked.seats or room.seats[0],
        SEED,
        asked.options,
        [name for name, _ in boxes],
        texts=[text for _, text in boxes],
    )
    base = box_of(study, 0)
    path, focus = "", asked.focus
    if asked.sweep is not None:
        study = swept(study, asked.sweep.path, asked.sweep.values)
        path = next(iter(study.changed(0)))
        focus = focus or component_at(room, base, path)
    elif asked.suggest:
        study = with_candidates(room, study, focus)
    check_study(study)
    names = [label_of(box_of(study, place).name, study.changed(place)) for place in range(len(study.editions))]
    return LabTerms(
        study=sealed(study),
        names=names,
        base=base.hash,
        focus=focus,
        path=path,
        stops=asked.stops or asked.suggest,
        suggests=asked.suggest,
    )


def with_candidates(room: Game, study: Study, component: str) -> Study:
    """One box with other values of a component's numbers."""
    if len(study.editions) != 1:
        raise OptionsError(f"{len(study.editions)} boxes: expected one whose values are to be suggested")
    content = content_of(study.game, study.editions[0], study.text(0))
    tried = candidates(study, numbers_of(room, box_of(study, 0), content, component))
    if len(tried) == 1:
        raise OptionsError(f'"{component}" has no number that could be another: expected a component with numbers')
    return msgspec.structs.replace(
        study, editions=study.editions * len(tried), texts=study.texts * len(tried), changes=tried
    )


def number_list(room: Game, box: tuple[str, str], language: str) -> list[LabNumber]:
    """Every number of a box, with the component that it belongs to."""
    return all_numbers(room, box, language) if box[1] else usual_numbers(room, box[0], language)


@cache
def usual_numbers(room: Game, name: str, language: str) -> list[LabNumber]:
    """The same of a box of the game, found once."""
    return all_numbers(room, (name, ""), language)


def all_numbers(room: Game, box: tuple[str, str], language: str) -> list[LabNumber]:
    """The same, looked for."""
    study = Study(room.name, "", 0, 0, "", {}, [box[0]], texts=[box[1]])
    made = box_of(study, 0)
    texts = Texts(room.name, language, [made])
    found = []
    for each in numbers(content_of(room.name, *box), room.overlay):
        component = component_at(room, made, each.path)
        name = texts.full(component) if component else ""
        found.append(LabNumber(path=each.path, value=each.value, component=component, name=name))
    return found


async def info_of(desk: Desk, row: LabRow, language: str) -> LabInfo:
    """A study as it stands."""
    before = await desk.measurer.labs.before(row) if row.status == WAITING and not row.until else 0
    return await asyncio.to_thread(told, row, before, language)


def told(row: LabRow, before: int, language: str) -> LabInfo:
    """The same, once it is known how many are played first."""
    terms = msgspec.json.decode(row.terms, type=LabTerms)
    standing = msgspec.json.decode(row.found, type=Standing) if row.found else None
    study, room = terms.study, game(row.game)
    texts = texts_of(study, language)
    seen = {each.name for lane in standing.lanes for each in lane.components} if standing else set()
    seen |= {terms.focus} - {"", FIRST}
    return LabInfo(
        id=row.id,
        game=row.game,
        status=RUNNING if row.status == WAITING and row.until else row.status,
        trouble=row.trouble,
        done=row.done,
        total=row.total,
        spent=row.spent,
        before=before,
        asked=row.asked,
        level=study.level,
        seats=study.seats,
        games=study.games,
        base=terms.base,
        labels=terms.names,
        changes=[study.changed(place) for place in range(len(study.editions))],
        focus=terms.focus,
        path=terms.path,
        stops=terms.stops,
        suggests=terms.suggests,
        names={name: texts.full(name) for name in sorted(seen)},
        kinds={kind: texts.kind(kind) for kind in sorted({name.partition(":")[0] for name in seen})},
        outcomes=list(room.outcomes),
        standing=standing,
        proposals=proposals(study, standing) if standing and terms.suggests else [],
    )


def texts_of(study: Study, language: str) -> Texts:
    """The words of a study: of boxes that differ in numbers alone, those of the first."""
    places = [0] if study.changes else list(range(len(study.editions)))
    return Texts(study.game, language, [box_of(study, place) for place in places])


def line_of(row: LabRow, language: str) -> LabLine:
    """A study in a list."""
    terms = msgspec.json.decode(row.terms, type=LabTerms)
    standing = msgspec.json.decode(row.found, type=Standing) if row.found else None
    title = texts_of(terms.study, language).full(terms.focus) if terms.focus else terms.path
    return LabLine(
        id=row.id,
        game=row.game,
        status=RUNNING if row.status == WAITING and row.until else row.status,
        done=row.done,
        total=row.total,
        asked=row.asked,
        base=terms.base,
        title=title,
        labels=terms.names,
        suggests=terms.suggests,
        verdicts=[lane.focus.verdict for lane in standing.lanes] if standing else [],
    )


def report_text(row: LabRow, samples: list[Sample], kind: str, language: str) -> bytes:
    """The report of what was played so far: a page, a table, or everything for programs."""
    report = made_report(row, samples, language)
    if kind == "csv":
        return table(report).encode()
    return everything(report) if kind == "json" else page(report).encode()


def made_report(row: LabRow, samples: list[Sample], language: str) -> Report:
    """What a report is made of. Boxes that ended early have fewer games than the others."""
    study = msgspec.json.decode(row.terms, type=LabTerms).study
    room = game(row.game)
    by_box: list[dict[int, Sample]] = [{} for _ in study.editions]
    for sample in samples:
        by_box[sample.edition][sample.number] = sample
    if not all(by_box):
        raise Refused("lab_state")
    findings = [find([found[number] for number in sorted(found)], room.outcomes, room.alike) for found in by_box]
    most = max(each.games for each in findings)
    return report_of(msgspec.structs.replace(study, games=most), findings, language)
