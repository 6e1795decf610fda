"""Friends, invitations, groups, blocks; names that look alike are the same name."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from skyhall.server.names import folded

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None yet; the tables may be there, as in 0001."""
    for name, moment in (("blocks", "at"), ("friendships", "since")):
        _table(name, _person("person_id"), _person("other_id"), _moment(moment))
        op.create_index(f"ix_{name}_other_id", name, ["other_id"], if_not_exists=True)
    _table("friend_links", _person("person_id"), _text("code_hash", 64), _moment("until"))
    op.create_index("ix_friend_links_code_hash", "friend_links", ["code_hash"], unique=True, if_not_exists=True)
    _table("seen", _person("person_id"), _moment("at"))
    _table(
        "invitations",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        _text("by_id", 24),
        _text("by_name", 40),
        _moment("at"),
    )
    op.create_index("ix_invitations_who", "invitations", ["who"], if_not_exists=True)
    op.create_index("ix_invitations_by_id", "invitations", ["by_id"], if_not_exists=True)
    _table(
        "groups",
        sa.Column("id", sa.String(24), primary_key=True),
        _text("name", 40),
        _person("owner_id", key=False),
        _text("game", 40),
        sa.Column("weekday", sa.Integer, nullable=False),
        sa.Column("minute", sa.Integer, nullable=False),
        _text("zone", 40),
        _moment("created"),
    )
    op.create_index("ix_groups_owner_id", "groups", ["owner_id"], if_not_exists=True)
    _table(
        "members",
        sa.Column("group_id", sa.String(24), sa.ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True),
        _person("person_id"),
        _moment("since"),
    )
    op.create_index("ix_members_person_id", "members", ["person_id"], if_not_exists=True)
    _fold()


def _fold() -> None:
    """Names are compared by how they look. Who has a name that looks like an older one keeps it."""
    connection = op.get_bind()
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("folded"), sa.column("created"))
    rows = connection.execute(sa.select(people).order_by(people.c.created, people.c.id)).all()
    taken = {row.folded for row in rows}
    for row in rows:
        alike = folded(row.name)
        if alike not in taken:
            taken.add(alike)
            connection.execute(sa.update(people).where(people.c.id == row.id).values(folded=alike))


def _table(name: str, *columns: sa.Column[Any]) -> None:
    op.create_table(name, *columns, if_not_exists=True)


def _person(name: str, key: bool = True) -> sa.Column[Any]:
    link = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(24), link, primary_key=key, nullable=False)


def _text(name: str, longest: int) -> sa.Column[Any]:
    return sa.Column(name, sa.String(longest), nullable=False)


def _moment(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.BigInteger, nullable=False)
