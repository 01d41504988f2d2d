"""What users are to each other: friends, blocks and invitations, and the inbox in which they read of it."""

from botyard.people.blocks import Blocks, PublishTopic
from botyard.people.data_export import ContactsArea
from botyard.people.friends import Friends, Notes
from botyard.people.inbox import Inbox, SendToUser
from botyard.people.inbox_items import InboxSender, InboxSources
from botyard.people.invitations import Invitations
from botyard.people.invite_digests import InviteDigests
from botyard.people.join_requests import JoinRequests
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.invitations import InvitationIndex
from botyard.store.relations import Relations
from botyard.store.store import Store


class Contacts:
    """The contacts of all users, as one node sees them. `key`: the secret that all nodes share.

    `area`: how contacts are exported and deleted.
    """

    def __init__(
        self, store: Store, key: bytes, rooms: Rooms, names: PublicNames, publish: PublishTopic, send: SendToUser
    ) -> None:
        self.relations = relations = Relations(store)
        self.blocks = blocks = Blocks(relations, publish, names)
        self.inbox = inbox = Inbox(relations, blocks, send, names)
        send_kept = InboxSender(inbox, send).send  # also keeps in the inbox what must not be lost
        self.friends = Friends(relations, blocks, send_kept, names)
        index, digests = InvitationIndex(store), InviteDigests(key)
        self.invitations = Invitations(rooms, index, relations, digests, blocks, send_kept)
        InboxSources(self.invitations, self.friends, relations, rooms).add_to(inbox)
        self.join_requests = JoinRequests(rooms, inbox, self.invitations)
        self.notes = Notes(self.friends, blocks, inbox)
        self.area = ContactsArea(relations, names).area
