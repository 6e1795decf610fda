"""What a finished race tells the lab."""

from cloud_race.play.state import Table


def used(table: Table, seat: int) -> list[str]:
    """The winds that a seat played, each once."""
    played = [
        str(event.public["wind"])
        for event in table.log or []
        if event.name == "wind_played" and event.public["seat"] == seat
    ]
    return [f"wind:{wind.id}" for wind in table.box.winds if wind.id in played]
