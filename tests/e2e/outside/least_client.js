// The least client of Tic-Tac-Trap that plays: a page that draws the view and answers the open choice.
const MARKS = ["✕", "◯", "✸"];

export default ({ h, ui }) => ({
  apiVersion: 1,
  Match({ room, view, ownSeats, names, choices, busy, actions }) {
    const choice = choices.find(({ seat }) => ownSeats.includes(seat));
    const winners = view.ranking[0]?.map(names).join(" and ");
    const cell = (mark, place) => {
      const take = () => actions.answer(choice, { type: "take", cell: place });
      const disabled = !choice || busy || mark !== null;
      return h("button", { class: "button", "data-cell": place, disabled, onClick: take }, MARKS[mark] ?? place + 1);
    };
    return h("div", { class: "plate" },
      h("p", { role: "status" }, choice ? "Choose a cell." : winners ? "The match is over." : "Wait."),
      h("div", { style: "display: grid; grid-template-columns: repeat(3, 6rem)" }, view.cells.map(cell)),
      winners && h(ui.EndDialog, { room, reopen: "Result" }, h("p", { class: "ranking" }, `First: ${winners}`)));
  },
});
