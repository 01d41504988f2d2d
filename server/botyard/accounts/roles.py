"""Roles of accounts, granted by operators. Held in the memory of every node, so that a revoked role ends at once."""

from enum import StrEnum

from botyard.accounts.replicated_table import ReplicatedTable, ReplicatedTables

TABLE = "roles"
GRANTED = b"1"


class Role(StrEnum):
    """A role of an account."""

    MODERATOR = "moderator"


class Roles:
    """Looks up and changes roles. Lookups never wait for the store."""

    def __init__(self, tables: ReplicatedTables) -> None:
        self._table: ReplicatedTable = tables.table(TABLE)

    def has(self, role: Role, identity: str) -> bool:
        """Whether an identity has a role."""
        return self._table.get(_field(role, identity)) is not None

    def is_moderator(self, identity: str) -> bool:
        """Whether an identity has the role of a moderator."""
        return self.has(Role.MODERATOR, identity)

    def holders(self, role: Role) -> list[str]:
        """The identities with a role, sorted."""
        prefix = f"{role.value}/"
        return sorted(field.removeprefix(prefix) for field in self._table.fields() if field.startswith(prefix))

    async def refresh(self) -> None:
        """Read the current roles, for a process that does not follow the table. Raises `StoreUnavailable`."""
        await self._table.refresh()

    async def grant(self, role: Role, identity: str) -> None:
        """Give an account a role, on all nodes. Raises `StoreUnavailable`."""
        await self._table.put(_field(role, identity), GRANTED)

    async def revoke(self, role: Role, identity: str) -> None:
        """Take a role from an account, on all nodes. Raises `StoreUnavailable`."""
        await self._table.remove(_field(role, identity))

    async def export(self, identity: str) -> list[str]:
        """The roles of an identity, as plain data."""
        return [role.value for role in Role if self.has(role, identity)]

    async def erase(self, identity: str) -> None:
        """Delete the roles of an identity. Raises `StoreUnavailable`."""
        for role in Role:
            if self.has(role, identity):
                await self.revoke(role, identity)


def _field(role: Role, identity: str) -> str:
    return f"{role.value}/{identity}"
