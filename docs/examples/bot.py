"""A bot for Skyhall in forty lines: sits down at a table and plays the first word that is offered.

    python bot.py http://127.0.0.1:8000 TABLE_ID        (needs: pip install httpx)

Replace `choose` with something clever: `ask["legal"]` are the legal words, `view` is all that the seat may see.
"""

import json
import sys
from itertools import count

import httpx


def choose(view: dict, ask: dict) -> str:  # noqa: ARG001
    """Which of the legal words to play."""
    return ask["legal"][0]["word"]


def main(hall: str, table: str) -> None:
    """Join, then answer whenever this seat is asked, until the game is over."""
    where = f"{hall}/api/tables/{table}"
    seat = httpx.post(where + "/join", json={"name": "Forty Lines"}).raise_for_status().json()
    client = httpx.Client(headers={"Authorization": f"Bearer {seat['token']}"}, timeout=60)
    ids = count()
    with client.stream("GET", where + "/stream") as stream:
        for line in stream.iter_lines():
            message = json.loads(line)
            if message["type"] not in ("snapshot", "update"):
                continue
            if message["table"]["status"] == "over":
                print("over:", message["table"]["result"])  # noqa: T201
                return
            ask = message["ask"]
            if ask and ask["seat"] == seat["seat"]:
                move = {"id": str(next(ids)), "version": message["version"], "word": choose(message["view"], ask)}
                client.post(where + "/moves", json=move)


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), sys.argv[2])
