// The page of My Game: a plain ES module for version 1 of Botyard's client API. Its types are in the package botyard-kit.
const LEAST = 1;
const MOST = 3;

/** The view after an event; the service and the page fold the same events. */
function fold(view, event) {
  if (event.type === "taken") return { ...view, stones: view.stones - event.count };
  if (event.type === "turn_began") return { ...view, active: [event.seat] };
  return { ...view, ranking: event.ranking, active: [] };
}

/** @type {import("botyard-kit").GameFactory} */
export default ({ h, ui, text }) => {
  function Heap({ view }) {
    const style = { display: "flex", flexWrap: "wrap", gap: "0.4rem", fontSize: "1.6rem", maxWidth: "20rem" };
    return h("p", { style, role: "img", "aria-label": text("heap", { stones: view.stones }) }, Array(view.stones).fill("●").map((stone, place) => h("span", { key: place }, stone)));
  }

  const describe = ({ type, seat, count }, names) => (type === "taken" ? text("taken", { player: names(seat), count }) : null);

  function Match({ room, view, audience, ownSeats, names, choices, busy, actions }) {
    const asked = choices.find(({ seat }) => ownSeats.includes(seat));
    const over = view.ranking.length > 0;
    const winner = over ? text("wins", { player: names(view.ranking[0][0]) }) : "";
    const counts = [LEAST, 2, MOST].filter((count) => count <= view.stones);
    const take = (count) =>
      h("button", { key: count, class: "button", "data-take": count, disabled: !asked || busy, onClick: () => actions.answer(asked, { type: "take", count }) }, text("take", { count }));
    return h("div", { class: "match", style: { display: "grid", gridTemplateColumns: "1fr", justifyItems: "start", gap: "1rem", padding: "1rem" } },
      h("p", { role: "status" }, over ? winner : asked ? text("ask") : text("waiting", { players: view.active.map(names) })),
      h(Heap, { view }),
      !over && h("div", { class: "actions" }, counts.map(take)),
      room.seats.map((_, seat) => h("p", { key: seat }, names(seat), " ", h(ui.Clock, { seat, name: names(seat) }))),
      h(ui.AbsencePanel, { room, playing: over ? [] : ownSeats }),
      h(ui.MatchLog, { room, audience, names, describe: (event) => describe(event, names), heading: () => null }),
      over && h(ui.EndDialog, { room, reopen: text("result"), result: view }, h("p", { class: "ranking" }, winner)));
  }

  const step = (id) => ({ title: text(`lesson-${id}-title`), text: text(`lesson-${id}-text`), done: text(`lesson-${id}-done`) });

  return {
    apiVersion: 1,
    get title() { return text("title"); },
    Match,
    model: { fold },
    introduction: () => text("introduction"),
    loadLearningPart: async () => ({
      get lesson() { return { take: step("take"), win: step("win") }; },
      shows: {},
      marksOf: ({ count }) => [{ target: `[data-take="${count}"]`, done: null }],
      Board: Heap,
    }),
  };
};
