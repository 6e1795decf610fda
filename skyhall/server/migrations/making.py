"""What migrations share. It may be added to, never changed: what was migrated once stays as it is."""

from typing import Any

import sqlalchemy as sa
from alembic import op


def table(name: str, *columns: sa.Column[Any]) -> None:
    """A table; it may be there, as in 0001."""
    op.create_table(name, *columns, if_not_exists=True)


def index(name: str, *columns: str, unique: bool = False) -> None:
    """An index with the name that the schema gives it; it may be there."""
    op.create_index(f"ix_{name}_{'_'.join(columns)}", name, list(columns), unique=unique, if_not_exists=True)


def person(name: str = "person_id", key: bool = True) -> sa.Column[Any]:
    """Whose it is; it goes with the account."""
    link = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(24), link, primary_key=key, nullable=False)


def text(name: str, longest: int) -> sa.Column[Any]:
    """A text."""
    return sa.Column(name, sa.String(longest), nullable=False)


def moment(name: str) -> sa.Column[Any]:
    """A time in ms."""
    return sa.Column(name, sa.BigInteger, nullable=False)


def number(name: str) -> sa.Column[Any]:
    """A small number."""
    return sa.Column(name, sa.Integer, nullable=False)
