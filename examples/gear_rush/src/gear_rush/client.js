// The page of Gear Rush: a plain ES module for the client API (client_js/src/games/api.ts).
const [SIZE, STEPS, SIGNS] = [8, 3, { move_1: "↑", move_2: "⇈", left: "↶", right: "↷", back: "↓" }];
const put = (list, place, value) => list.map((one, index) => (index === place ? value : one));
const playing = (robots) => [...robots.keys()].filter((seat) => robots[seat] !== null);

function fold(view, event) {
  const active = view.active.filter((seat) => seat !== event.seat);
  if (event.type === "dealt") return { ...view, round: event.round, hands: event.hands, programs: event.hands.map(() => []), active: playing(view.robots) };
  if (event.type === "programmed") return { ...view, active, programs: put(view.programs, event.seat, event.cards) };
  if (event.type === "ran") return { ...view, robots: event.robots };
  if (event.type === "left") return { ...view, active, robots: put(view.robots, event.seat, null) };
  return { ...view, active: [], ranking: event.ranking };
}

export default ({ h, hooks, ui, text }) => {
  const sign = (card) => `${SIGNS[card]} ${text(`card-${card}`)}`;
  const result = ([first], names) => text("ended", { players: first.map(names) });
  const describe = ({ type, seat, card, ranking }, names) => (ranking ? result(ranking, names) : type === "dealt" ? null : text(type, { player: names(seat), card: card && sign(card) }));

  function Board({ view, names, duration }) {
    const lines = [...Array(SIZE - 1).keys()].map((at) => `M${10 * at + 10} 0v80M0 ${10 * at + 10}h80`).join("");
    const robot = (seat) => {
      const [x, y, facing] = view.robots[seat];
      const style = { transform: `translate(${10 * x + 5}px, ${75 - 10 * y}px)`, transition: `transform ${duration}ms` };
      const label = text("robot", { player: names(seat), column: x + 1, row: y + 1, facing: text(`facing-${facing}`) });
      return h("g", { key: seat, class: ui.seatColour(seat), role: "img", "aria-label": label, "data-robot": seat, style },
        h("path", { d: "M0-4.6 3.8-1V3.8H-3.8V-1Z", transform: `rotate(${90 * facing})`, fill: "var(--seat)", stroke: "var(--seat-rim)", "stroke-width": 0.6 }),
        h("text", { y: 1.8, "font-size": 4.4, "font-weight": 700, "text-anchor": "middle", fill: "var(--seat-ink)" }, seat + 1));
    };
    return h("svg", { class: "gear-board", viewBox: "0 0 80 80", role: "group", "aria-label": text("title"), style: { width: "100%", maxHeight: "70vh" } },
      h("rect", { width: 80, height: 80, fill: "var(--well)" }), h("rect", { width: 80, height: 10, fill: "var(--good)", opacity: 0.35 }),
      h("path", { d: lines, stroke: "var(--edge)", "stroke-width": 0.2 }), playing(view.robots).map(robot));
  }

  function Programmer({ view, seat, choice, actions }) {
    const [draft, write] = hooks.useState({ of: "", places: [] });
    const of = `${view.round} ${seat}`;
    const places = choice && draft.of === of ? draft.places : [];
    const hand = view.hands[seat];
    const cards = places.length > 0 ? places.map((place) => hand[place]) : view.programs[seat];
    const send = () => (actions.answer(choice, { type: "program", cards }), write({ of, places: [] }));
    const style = { minHeight: "44px", minWidth: "44px" };
    const inHand = (card, place) => h("button", { key: place, class: "button", style, "data-hand": card, disabled: !choice || places.length === STEPS || places.includes(place), onClick: () => write({ of, places: [...places, place] }) }, sign(card));
    const slot = (place) => h("button", { key: place, class: "button", style, "data-slot": place, "data-card": cards[place], disabled: place >= places.length, "aria-label": cards[place] && text("slot", { place: place + 1, card: text(`card-${cards[place]}`) }), onClick: () => write({ of, places: places.filter((_, at) => at !== place) }) }, `${place + 1}. ${cards[place] ? sign(cards[place]) : "–"}`);
    return h("div", { style: { display: "grid", gap: "0.75rem" } },
      h("div", { class: "actions" }, hand.map(inHand)),
      h("div", { class: "actions" }, [0, 1, 2].map(slot),
        h("button", { class: "button primary", style, "data-action": "send", disabled: places.length < STEPS, onClick: send }, text("send"))));
  }

  function Match({ room, view, audience, ownSeats, names, choices, busy, duration, actions }) {
    const asked = choices.find(({ seat }) => ownSeats.includes(seat));
    const own = playing(view.robots).filter((seat) => ownSeats.includes(seat));
    const seat = asked?.seat ?? own[0];
    const changeable = !asked && view.active.length > 0 && seat !== undefined;
    const choice = busy || view.active.length === 0 ? undefined : { kind: "choose", id: view.round * SIZE + seat, seat }; // also while others' answers are shown
    const over = view.ranking.length > 0;
    const says = over ? result(view.ranking, names) : asked ? text("ask") : view.active.length > 0 ? text(changeable ? "changeable" : "waiting", { players: view.active.map(names) }) : "";
    const player = (_, seat) => h("p", { key: seat, class: ui.seatColour(seat), style: { margin: 0 } }, h("b", { style: { padding: "0 0.5em", background: "var(--seat)", color: "var(--seat-ink)" } }, seat + 1),
        ` ${names(seat)} `, h(ui.Clock, { seat, name: names(seat) }));
    return h("div", { class: "match fits-window", style: { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))", alignItems: "start", gap: "1rem", padding: "1rem" } },
      h("div", null, h(Board, { view, names, duration })),
      h("div", { style: { display: "grid", gap: "0.75rem" } },
        h("p", { role: "status", style: { margin: 0 } }, `${text("round", { round: view.round, rounds: view.rounds })} ${says}`),
        !over && seat !== undefined && h(Programmer, { view, seat, choice, actions }),
        view.robots.map(player),
        h(ui.AbsencePanel, { room, playing: over ? [] : own }),
        h(ui.MatchLog, { room, audience, names, describe, heading: ({ type, round }) => (type === "dealt" ? { words: text("round", { round, rounds: view.rounds }), seat: null } : null) }),
        over && h(ui.EndDialog, { room, reopen: text("result"), result: view }, h("p", { class: "ranking" }, result(view.ranking, names)))));
  }

  const marksOf = ({ cards }) => [...cards.map((card, place) => ({ target: `[data-hand="${card}"]:enabled`, done: `[data-slot="${place}"][data-card="${card}"]` })), { target: "[data-action=send]", done: null }];

  return {
    apiVersion: 1, get title() { return text("title"); }, Match, model: { fold, playingSeats: ({ robots }) => playing(robots) },
    animation: { durationOf: ({ type }) => (type === "ran" ? 500 : 0), startsTurn: ({ type }) => type === "dealt", soundOf: ({ type }) => ({ ran: "move", ended: "end" })[type] ?? null },
    introduction: () => text("introduction"),
    get optionLabels() { return { rounds: text("rounds"), pushes: text("pushes") }; },
    loadLearningPart: async () => ({ get lesson() { return { turn: { title: text("lesson-title"), text: text("lesson-text"), done: text("lesson-done") } }; }, shows: {}, marksOf, Board }),
  };
};
