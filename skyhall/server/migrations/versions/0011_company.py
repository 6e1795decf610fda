"""Friends, invitations, groups, blocks; names that look alike are the same name."""

import unicodedata

import sqlalchemy as sa
from alembic import op

from skyhall.server.migrations.making import moment, person, table, text

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

# How names were compared when this was written; what the hall does later is no part of it.
ALIKE = str.maketrans(
    {
        **dict(zip("аеорсхуіѕјкмтвнгԁһԛԝ", "aeopcxylsjkmtbhrdhqw", strict=True)),
        **dict(zip("αορντικηυεχβμ", "aopvtlknuexbm", strict=True)),
        **dict(zip("0134578@$|!iłøđ", "oleastbasllllod", strict=True)),
    }
)


def upgrade() -> None:
    """None yet; the tables may be there, as in 0001."""
    for name, since in (("blocks", "at"), ("friendships", "since")):
        table(name, person("person_id"), person("other_id"), moment(since))
        op.create_index(f"ix_{name}_other_id", name, ["other_id"], if_not_exists=True)
    table("friend_links", person("person_id"), text("code_hash", 64), moment("until"))
    op.create_index("ix_friend_links_code_hash", "friend_links", ["code_hash"], unique=True, if_not_exists=True)
    table("seen", person("person_id"), moment("at"))
    table(
        "invitations",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        text("by_id", 24),
        text("by_name", 40),
        moment("at"),
    )
    op.create_index("ix_invitations_who", "invitations", ["who"], if_not_exists=True)
    op.create_index("ix_invitations_by_id", "invitations", ["by_id"], if_not_exists=True)
    table(
        "groups",
        sa.Column("id", sa.String(24), primary_key=True),
        text("name", 40),
        person("owner_id", key=False),
        text("game", 40),
        sa.Column("weekday", sa.Integer, nullable=False),
        sa.Column("minute", sa.Integer, nullable=False),
        text("zone", 40),
        moment("created"),
    )
    op.create_index("ix_groups_owner_id", "groups", ["owner_id"], if_not_exists=True)
    table(
        "members",
        sa.Column("group_id", sa.String(24), sa.ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True),
        person("person_id"),
        moment("since"),
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


def folded(name: str) -> str:
    """A name as it is compared with others."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    bare = "".join(c for c in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(c))
    return ("".join(c for c in bare.translate(ALIKE) if c.isalnum()) or "".join(plain.split()))[:80]
