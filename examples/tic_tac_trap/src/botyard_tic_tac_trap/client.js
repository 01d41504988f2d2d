// The browser's half of Tic-Tac-Trap: a plain ES module for the client API (client_js/src/games/api.ts).
const LOST = 2;
const MARKS = ["✕", "◯", "✸"];
const put = (list, place, value) => list.map((one, index) => (index === place ? value : one));

function fold(view, event) {
  if (event.type === "ended") return { ...view, ranking: event.ranking, traps: event.traps, active: [] };
  if (event.type === "marked") {
    const cells = put(view.cells, event.cell, event.lost ? LOST : event.seat);
    return { ...view, cells, active: [1 - event.seat] };
  }
  const ready = put(view.ready, event.seat, true);
  const active = ready.every(Boolean) ? [0] : [0, 1].filter((seat) => !ready[seat]);
  return { ...view, traps: put(view.traps, event.seat, event.cell), ready, active };
}

export default ({ h, ui, text }) => {
  const describe = ({ type, seat, lost }, names) => (type === "ended" ? null : text(`log-${lost ? "lost" : type}`, { player: names(seat) }));

  function Cell({ mark, place, own, open, take }) {
    const style = { fontSize: "2rem", aspectRatio: "1", outline: own ? "2px dashed" : "none" };
    const label = text("cell", { number: place + 1, mark: mark === null ? null : MARKS[mark], own });
    const disabled = !open || mark !== null;
    return h("button", { class: "button", "aria-label": label, "data-cell": place, disabled, style, onClick: take }, MARKS[mark]);
  }

  function Match({ room, view, audience, ownSeats, names, choices, busy, actions }) {
    const asked = choices.find(({ seat }) => ownSeats.includes(seat));
    const seat = ownSeats[0];
    const movable = !asked && choices.length > 0 && view.ready[seat] && !view.ready.every(Boolean);
    const choice = busy ? undefined : movable ? { kind: "choose", id: 1 + seat, seat } : asked;
    const over = view.ranking.length > 0;
    const players = view.active.map(names);
    const ask = movable ? text("movable", { players }) : !asked ? text("waiting", { players }) : text(view.ready[seat] ? "mark" : "hide");
    const result = view.ranking[0]?.length === 1 ? text("wins", { player: names(view.ranking[0][0]) }) : text("draw");
    const grid = { display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: "0.5rem", maxWidth: "20rem" };
    const cell = (mark, place) =>
      h(Cell, { mark, place, own: view.traps[ownSeats[0]] === place, open: choice !== undefined, take: () => actions.answer(choice, { type: "take", cell: place }) });
    return h("div", { class: "match", style: { display: "grid", gap: "1rem", padding: "1rem" } },
      h("p", { role: "status" }, over ? result : ask),
      h("div", { style: grid }, view.cells.map(cell)),
      [0, 1].map((seat) => h("p", { key: seat }, `${MARKS[seat]} ${names(seat)} `, h(ui.Clock, { seat, name: names(seat) }))),
      h(ui.AbsencePanel, { room, playing: over ? [] : ownSeats }),
      h(ui.MatchLog, { room, audience, names, describe: (event) => describe(event, names), heading: () => null }),
      over && h(ui.EndDialog, { room, reopen: text("result"), result: view }, h("p", { class: "ranking" }, `${result} ${text("marks", { marks: view.cells.filter((mark) => mark !== null).length })}`)));
  }

  return {
    apiVersion: 1, get title() { return text("title"); }, Match, model: { fold },
    animation: { startsTurn: ({ type }) => type === "marked" },
    introduction: () => text("introduction"),
    get resignWords() { return text("resign"); },
    CoverArt: () => h("svg", { viewBox: "0 0 60 60" }, h("text", { x: 8, y: 40, "font-size": 24 }, "✕◯✸")),
    SeatMark: ({ seat }) => h("span", null, MARKS[seat]),
  };
};
