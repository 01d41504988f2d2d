"""The dispatch table of the websocket endpoint: how each type of message is served, and at which price."""

from typing import get_args

from botyard.net.transport.message_costs import PRICES
from botyard.net.ws import chat_handlers, connection_handlers, lobby_handlers, room_handlers
from botyard.net.ws.session import Handler, ImmediateHandler, Route, Routes
from botyard.rooms.requests import RoomChange
from botyard_protocol import chat
from botyard_protocol import messages as m

_HANDLERS: dict[type, Handler | None] = {
    m.EnterLobby: lobby_handlers.enter_lobby,
    m.LeaveLobby: lobby_handlers.leave_lobby,
    m.MoreRooms: lobby_handlers.more_rooms,
    m.FollowMatches: lobby_handlers.follow_matches,
    m.LeaveMatches: lobby_handlers.leave_matches,
    m.QuickMatch: lobby_handlers.quick_match,
    m.CreateRoom: room_handlers.create,
    m.Join: room_handlers.join,
    m.Watch: room_handlers.watch,
    m.Resume: room_handlers.resume,
    m.Coach: room_handlers.coach,
    m.Exit: room_handlers.exit_room,
    m.Vote: room_handlers.vote,
    m.OfferSeat: room_handlers.offer_seat,
    m.AnswerOffer: room_handlers.answer_offer,
    m.Rematch: room_handlers.rematch,
    m.GetLink: room_handlers.get_link,
    m.SetStanding: room_handlers.set_preset_answers,
    m.SetAway: room_handlers.set_away,
    m.GetSnapshot: room_handlers.get_snapshot,
    m.GetHistory: room_handlers.get_history,
    m.Preview: room_handlers.preview,
    chat.EnterChat: chat_handlers.enter_chat,
    chat.LeaveChat: chat_handlers.leave_chat,
    chat.Say: chat_handlers.say,
    chat.Mute: chat_handlers.mute,
    chat.Report: chat_handlers.report,
}

_IMMEDIATE: dict[type, ImmediateHandler] = {m.Hello: connection_handlers.hello, m.Ping: connection_handlers.ping}

_ROOM_DECIDES = {message: None for message in get_args(RoomChange) if message not in _HANDLERS}
"""Requests that the entered room decides as this node knows it: no task, and nothing is read first."""

ROUTES: Routes = {
    message: Route(handler, PRICES.get(message, 1)) for message, handler in (_HANDLERS | _ROOM_DECIDES).items()
} | {message: Route(None, PRICES.get(message, 1), handler) for message, handler in _IMMEDIATE.items()}
"""How the messages of each type are served."""
