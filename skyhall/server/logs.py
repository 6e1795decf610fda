"""Structured logs: one JSON object a line on standard error. Secrets are never handed to a logger."""

import json
import logging
import sys

STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record with its extra fields; a trace stays on the server's side."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in STANDARD})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def is_own_fault(record: logging.LogRecord) -> bool:
    """Bytes of a client that are no text are not: its socket is closed, and a trace for each would fill the disk."""
    return record.exc_info is None or not isinstance(record.exc_info[1], UnicodeDecodeError)


def set_up(level: str) -> None:
    """All of the server's loggers to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn.error", "uvicorn.access", "alembic", "websockets", "litestar"):
        logging.getLogger(noisy).setLevel("WARNING")
    # It tells of every connection that breaks, with its trace; the hall tells of the outage, once.
    logging.getLogger("sqlalchemy.pool").setLevel("CRITICAL")
    logging.getLogger("uvicorn.error").addFilter(is_own_fault)
