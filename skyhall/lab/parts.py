"""What the parts of the page share: the editions beside each other, each with its colour."""

from html import escape

from skyhall.lab.report import Report


def side_by_side(report: Report, sentences: list[list[str]]) -> str:
    """The sentences about each edition, in columns if there are two."""
    columns = [
        f"<div>{edition_name(report, place)}{''.join(f'<p>{escape(each)}</p>' for each in told)}</div>"
        for place, told in enumerate(sentences)
    ]
    return f'<div class="columns">{"".join(columns)}</div>'


def edition_name(report: Report, place: int) -> str:
    """A small heading with the edition's colour; nothing if there is one edition only."""
    label = escape(report.labels[place])
    return f"<h3>{swatch(report, place)}{label}</h3>" if len(report.labels) == 2 else ""


def swatch(report: Report, place: int) -> str:
    """The colour of an edition, if there are two."""
    return f'<i class="swatch e{place}"></i>' if len(report.labels) == 2 else ""
