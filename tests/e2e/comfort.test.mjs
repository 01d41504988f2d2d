// The table under the hand: what is pressed keeps its place from turn to turn, and is in the window of every screen.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { MOVING, NOWHERE, Person, becomes, matches } from "./person.mjs";
import { browser, service } from "./running.mjs";

const DESKTOP = { width: 1280, height: 800 };
const SCREENS = [
  { width: 360, height: 740 },
  { width: 375, height: 720 },
  { width: 375, height: 553 },
  { width: 390, height: 664 },
  { width: 412, height: 915 },
  { width: 720, height: 375 },
];
const [PHONE] = SCREENS;
const LANGUAGES = ["en", "de", "fr", "nl", "uk"];
/** In each language, by both players. */
const TURNS = 2;

/** By game: the element of its match, and what keeps its place on a wide page and on a phone. */
const GAMES = {
  twin_tin_bots: {
    match: ".match",
    parts: [".turn-bar", ".board", ".programs.own [data-slot]", ".player-panel .hand", ".player-panel .run", ".seat-panel", ".sheet-tabs"],
    last: ".player-panel .run",
  },
  robot_master: {
    match: ".rm-match",
    parts: [".rm-turn", ".rm-players", ".rm-board", ".rm-hand", ".rm-caption"],
    last: ".rm-lay",
    leastHeight: 700, // for letters of twice the size, with which it is reached by scrolling
  },
  volt: {
    match: ".vt-match",
    parts: [".vt-bar", ".vt-board", ".vt-desk", ".vt-hand", ".vt-units", ".vt-controller :is([data-done], [data-skip])", ".sheet-tabs"],
    last: ":is([data-done], [data-skip])",
  },
};

/** An answer to a choice of each kind, from what its seat may know. */
const ANSWERS = {
  first: () => ({ type: "first", places: ["A", "B"].map((robot) => ({ robot, slot: 1, tile: "turn_left" })) }),
  program: (_, { game, round }) => (game === "volt" ? { type: "program", units: [[{ colour: "blue", number: 1 + (round % 3), button: 2 * (round % 4) }], [], []] } : { type: "pass" }),
  lay: ({ seat, cells }, { hands }) => ({ type: "lay", value: hands[seat].values[0], at: cells[0] }),
  draw: ({ stacks }) => ({ type: "draw", stack: stacks[0] }),
  equip: () => ({ type: "equip", left: [], right: [] }),
  restart: ({ spaces }) => ({ type: "restart", at: spaces[0] }),
  workshop: ({ repair, stacks }) => ({ type: "workshop", stack: repair ? null : stacks[0] }),
};

/** Answers the open choice of a person as a program does, over HTTP, if there is one; the number of the newest entry. */
async function answer(person, room) {
  const { audience, view, choices, number } = await person.ask("GET", `/rooms/${room}`);
  const choice = choices.find(({ seat }) => audience.includes(seat));
  if (!choice) return number;
  await person.reply(room, choice, ANSWERS[choice.kind](choice, view));
  return number + 1;
}

/** The kind of the choice that is open for a person; null for none. */
async function questionOf(person, room) {
  const { audience, choices } = await person.ask("GET", `/rooms/${room}`);
  return choices.find(({ seat }) => audience.includes(seat))?.kind ?? null;
}

/** Whether the answer to a choice is what players give in most turns. */
const isUsual = (kind) => ["first", "program", "lay"].includes(kind);

/** A match of two: Ann looks at it, and Ben has no page. */
async function sitDown(game, options = {}, mode = null) {
  const ann = await Person.open(browser, service.url, "Ann", { guest: true, path: NOWHERE, ...options });
  const ben = await Person.away(browser, service.url, "Bartholomew of the long name");
  const room = await ann.makeTable({ game, name: "Comfort", options: mode && { game, mode } });
  await ann.page.goto(`${service.url}/room/${room}`);
  await ann.page.locator('.seat-line[data-seat="0"] [data-here=here]').waitFor(); // else she is asked whether she is ready
  await ben.send(room, { type: "join", room });
  await ann.page.locator(GAMES[game].match).waitFor();
  return { ann, ben, room };
}

/** Runs in the page: from now on collects all places of the parts in `window.places`. What moves for the eye only, by a transform, does not count. */
function watchPlaces(parts) {
  const place = (one) => {
    if (!(one instanceof HTMLElement)) return Object.values(one.getBoundingClientRect().toJSON()).slice(0, 4).map(Math.round).join();
    let [x, y] = [0, 0];
    for (let at = one; at; at = at.offsetParent) [x, y] = [x + at.offsetLeft, y + at.offsetTop];
    return [x, y, one.offsetWidth, one.offsetHeight].join();
  };
  cancelAnimationFrame(window.look);
  window.places = {};
  const look = () => {
    for (const part of parts) {
      const shown = [...document.querySelectorAll(part)].find((one) => one.getClientRects().length > 0);
      const places = (window.places[part] ??= []);
      if (shown && !places.includes(place(shown))) places.push(place(shown));
    }
    window.look = requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page: waits until what has changed is drawn. */
const drawTwice = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

/** Runs in the page: collects in `drawnAnew` animations of events that a browser can't show by moving layers, which would cost frames. */
function watchAnimations() {
  window.drawnAnew = new Set();
  const { animate } = Element.prototype;
  const moves = (animation) => animation.effect.getKeyframes().some((frame) => "transform" in frame);
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    for (const frame of frames) for (const property of Object.keys(frame)) if (!["transform", "opacity", "offset"].includes(property)) window.drawnAnew.add(property);
    requestAnimationFrame(() => moves(animation) && this.getAnimations().filter(moves).length > 1 && window.drawnAnew.add(`two at once of ${this.outerHTML}`));
    return animation;
  };
}

/** Runs in the page: where a button is that is not whole in the window, or lies under something else; "" for one that can be pressed. */
function covered(one) {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const free = one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  return inside && free ? "" : `${[left, top, right, bottom].map(Math.round)} of ${innerWidth},${innerHeight}${free ? "" : ", covered"}`;
}

for (const [game, { match, parts }] of Object.entries(GAMES)) {
  test(`nothing on the table moves in ten turns of ${game}, in any language`, async () => {
    const { ann, ben, room } = await sitDown(game, MOVING);
    await ann.page.evaluate(() => localStorage.setItem("botyard.speed", "fast"));
    for (const language of LANGUAGES) {
      await ann.page.evaluate((chosen) => localStorage.setItem("botyard.language", chosen), language);
      await ann.page.reload();
      await ann.page.locator(`html[lang=${language}] ${match}`).waitFor();
      await ann.page.locator(".match-access").waitFor({ state: "attached" });
      await becomes(() => ann.page.locator(".goal-strip:empty").count(), 0, "the line of the goal has come, if there is one");
      await ann.page.evaluate(() => document.fonts.ready);
      await ann.page.evaluate(watchAnimations);
      for (const viewport of [DESKTOP, PHONE]) {
        await ann.page.setViewportSize(viewport);
        await becomes(() => ann.page.evaluate(() => innerWidth), viewport.width);
        await ann.page.evaluate(drawTwice); // what depends on the width follows in a frame of its own
        await ann.page.evaluate(drawTwice);
        await ann.page.evaluate(watchPlaces, parts);
        for (let turn = 0; turn < TURNS / 2; turn += 1) {
          for (const person of [ben, ann, ben]) await ann.waitForNumber(await answer(person, room));
        }
        const moved = await ann.page.evaluate(() => Object.entries(window.places).filter(([, places]) => places.length > 1));
        assert.deepEqual(moved, [], `${language} at ${viewport.width}x${viewport.height}`);
        assert.deepEqual(await ann.page.evaluate(() => [...window.drawnAnew]), [], "a browser moves layers and draws no frame anew");
      }
    }
    assert.deepEqual(ann.problems, []);
  });

  test(`the button that ends a turn of ${game} is in the window of every screen, with large letters, too`, async () => {
    const { ann, ben, room } = await sitDown(game, { viewport: PHONE });
    const { page } = ann;
    const last = page.locator(GAMES[game].last);
    for (let turn = 0; !isUsual(await questionOf(ann, room)); turn += 1) await ann.waitForNumber(await answer(turn % 2 ? ann : ben, room));
    if (game === "robot_master") {
      await page.locator("[data-pile]:enabled").first().click();
      await page.locator(".rm-cell.legal").first().click();
    }
    await last.waitFor();
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      for (const size of viewport.height < (GAMES[game].leastHeight ?? 0) ? ["", "130%"] : ["", "130%", "200%"]) {
        await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
        if (GAMES[game].leastHeight) await last.evaluate((one) => one.scrollIntoView({ block: "center" }));
        await becomes(() => last.evaluate(covered), "", `${game} at ${viewport.width}x${viewport.height} ${size}`);
      }
    }
    assert.deepEqual(ann.problems, []);
  });
}

/** What is pressed at the end of a match of two people. */
const END_PARTS = [
  "dialog .dialog-head button",
  ".rematch .button",
  ".watch-again",
  ".watch-again + .button",
  ".watch-again ~ .button:last-child",
  ".key-moment .button",
  ".share-result",
  ".end-friends .button:not(.share-result)",
  ".end-more > summary",
];

/** What comes later than the dialog of an end, in the order in which it comes here. */
const LATER = ["**/api/rooms/*/rematch", "**/api/me/people", "**/api/match/*/statistics", "**/api/match/*/timeline*"];

/** Keeps back what a page asks for; `next` lets the next of the addresses through, and waits until the page has drawn what came. */
async function keepBack(page, addresses) {
  const waiting = addresses.map((address) => {
    let release;
    const released = new Promise((resolve) => (release = resolve));
    return { address, released, release };
  });
  for (const { address, released } of waiting) await page.route(address, (route) => released.then(() => route.continue()));
  return {
    async next() {
      const { address, release } = waiting.shift();
      const answered = page.waitForResponse(address);
      release();
      await (await answered).finished();
      await page.evaluate(drawTwice);
    },
  };
}

/** Runs in the page as it loads: letters of this size. */
function enlarge(size) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { font-size: ${size}; }`);
  document.adoptedStyleSheets.push(sheet);
}

for (const game of Object.keys(GAMES)) {
  test(`the buttons at the end of a match of ${game} keep their places while its parts come`, async () => {
    const { ann, ben, room } = await sitDown(game);
    for (let turn = 0; turn < (game === "robot_master" ? 12 : 2); turn += 1) {
      for (const person of [ben, ann, ben]) await ann.waitForNumber(await answer(person, room));
    }
    if (game !== "robot_master") await ben.send(room, { type: "resign", seat: 1 });
    const views = [{ ...PHONE, text: "200%" }, ...(game === "robot_master" ? [DESKTOP, PHONE, { width: 375, height: 553 }] : [])]; // where it has all parts
    for (const { text = "100%", ...viewport } of views) {
      const page = await ann.context.newPage();
      await page.setViewportSize(viewport);
      const later = await keepBack(page, LATER);
      await page.addInitScript(enlarge, text);
      await page.addInitScript(watchPlaces, END_PARTS);
      await page.goto(`${service.url}/room/${room}`);
      await page.locator("dialog[open] .watch-again").waitFor();
      await page.evaluate(() => document.fonts.ready);
      for (const _ of LATER) await later.next();
      await page.locator(".end-more").waitFor();
      const isDecided = (await page.locator(".key-moment").count()) > 0; // not where the first to lead has won, or no one has led
      const parts = END_PARTS.filter((part) => isDecided || !part.includes("key-moment"));
      await becomes(() => page.evaluate(() => Object.entries(window.places).flatMap(([part, places]) => (places.length > 0 ? [part] : []))), parts);
      const moved = await page.evaluate(() => Object.entries(window.places).filter(([, places]) => places.length > 1));
      assert.deepEqual(moved, [], `${viewport.width}x${viewport.height} ${text}`);
      await page.close();
    }
    assert.deepEqual(ann.problems, []);
  });
}

test("the buttons of a dialog keep their places while its content comes", async () => {
  const { ann, ben, room } = await sitDown("robot_master");
  const { page } = ann;
  await ben.send(room, { type: "resign", seat: 1 });
  await page.goto(service.url);
  await (await ann.openNewTable()).locator("button.primary").press("Enter");
  await page.locator('.room[data-status="open"] .invite').first().waitFor(); // an opponent of before is offered to be invited
  const dialogs = [
    { opener: ".header .icon-button:last-child", addresses: ["**/assets/settings_list-*.js"], parts: ["dialog .dialog-head button"], last: "dialog [name=theme]" },
    {
      opener: ".invite",
      addresses: ["**/api/rooms/*/invitations", "**/api/me/people"],
      parts: ["dialog .dialog-head button", "dialog .invite-share .button", ".invite-row .button", ".invite-more > summary", "dialog [name=invite-word]"],
      last: ".invite-people .person-name",
    },
  ];
  for (const { opener, addresses, parts, last } of dialogs) {
    const later = await keepBack(page, addresses);
    await page.evaluate(watchPlaces, parts);
    await page.locator(opener).first().press("Enter");
    await page.locator("dialog[open]").waitFor();
    for (const _ of addresses) await later.next();
    await page.locator(last).first().waitFor();
    await becomes(() => page.evaluate(() => Object.values(window.places).map((places) => (places.length === 1 ? "" : places))), parts.map(() => ""));
    await ann.closeDialog();
  }
  assert.deepEqual(ann.problems, []);
});

/** The sizes of window at which a bubble is looked at, and of letters. */
const BUBBLE_VIEWS = [PHONE, { width: 390, height: 664 }, DESKTOP, { ...PHONE, text: "200%" }];

/** By game: the steps of its guide with what each speaks of. */
const GUIDES = {
  twin_tin_bots: { own: '.board [data-robot^="0"]', tile: ".player-panel", run: ".run" },
  robot_master: { own: '.rm-player[data-seat="0"]', card: ".rm-hand", lay: ".rm-lay" },
  volt: { own: '.vt-arena [data-robot="0"]', die: ".vt-desk", done: "[data-done]" },
};

/** By game: what is pressed before the button that ends a turn is spoken of. */
const PREPARED = {
  twin_tin_bots: ['.player-panel .hand button >> nth=0', ".programs.own [data-slot='0A1']", '.player-panel .hand button >> nth=2', ".programs.own [data-slot='0B1']"],
  robot_master: ["[data-pile]:enabled >> nth=0", ".rm-cell.legal >> nth=0"],
  volt: ["[data-button='1,0']"],
};

/**
 * Runs in the page: what is wrong with the place of the bubble at the thing of a step; "" for nothing. It covers neither the
 * thing nor anything else that can be pressed. `unshown`: whether it may be missing, as where letters are so large that the
 * thing is not in the window.
 */
function badPlace([bubble, target, unshown]) {
  const shown = document.querySelector(`${bubble}:not([hidden])`);
  if (!shown) return unshown && document.querySelector(target) ? "" : "no bubble";
  const box = shown.getBoundingClientRect();
  const thing = document.querySelector(target);
  const pressed = [...document.querySelectorAll("button:enabled, a[href], summary, [role=button], [role=gridcell]:not([aria-disabled=true])")];
  const isOver = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const isSeen = right - left > 1 && one.checkVisibility({ visibilityProperty: true }) && !shown.contains(one);
    return isSeen && box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  };
  const outside = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
  const over = [thing, ...pressed].filter(isOver).map((one) => `over ${one.outerHTML.slice(0, 120)}`);
  return [...(outside ? ["outside of the window"] : []), ...(thing.closest("[data-guided]") || thing.querySelector("[data-guided]") ? [] : ["no outline"]), ...over].join("; ");
}

/** Fails unless the bubble of a step is well placed at each size. */
async function lookAtBubble(page, game, step) {
  for (const { text = "", ...viewport } of BUBBLE_VIEWS) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await page.setViewportSize(viewport);
    await becomes(() => page.evaluate(badPlace, [`[data-guide=${step}]`, GUIDES[game][step], text !== ""]), "", `${game}: ${step} at ${viewport.width}x${viewport.height} ${text}`);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await page.setViewportSize(DESKTOP);
}

for (const [game, steps] of Object.entries(GUIDES)) {
  test(`a bubble guides a newcomer through the first turn of ${game}, covers nothing that can be pressed, and never comes again`, async () => {
    const { ann, ben, room } = await sitDown(game);
    const { page } = ann;
    for (let turn = 0; !isUsual(await questionOf(ann, room)); turn += 1) await ann.waitForNumber(await answer(turn % 2 ? ann : ben, room));
    for (const [nth, step] of Object.keys(steps).entries()) {
      const bubble = page.locator(`[data-guide=${step}]`);
      if (nth === 2) for (const pressed of PREPARED[game]) await page.locator(pressed).press("Enter");
      await bubble.waitFor();
      await lookAtBubble(page, game, step);
      if (nth === 0) await page.keyboard.press("Escape");
      else await bubble.locator("button").press("Enter");
    }
    await becomes(() => page.locator(".guide").getAttribute("data-guide"), "");
    await becomes(() => page.locator("[data-guided]").count(), 0, "no outline is left");
    await page.reload();
    await page.locator(".guide").waitFor({ state: "attached" });
    await becomes(() => page.locator(".guide").getAttribute("data-guide"), "", "what was seen does not come again");
    assert.deepEqual(ann.problems, []);
  });
}

/** What opens over the table, by the element that is there while it is open, and what opens it. */
const OPENED = {
  ".match-menu[open]": ".match-menu > summary",
  "[role=menu]": ".name-button",
  "dialog[open]": ".header .icon-button:last-child",
};

test("no bubble of the guide and no tip lies over an open menu or dialog, and the bubble comes back", async () => {
  const { ann, ben, room } = await sitDown("twin_tin_bots", { viewport: PHONE });
  const { page } = ann;
  if (!(await questionOf(ann, room))) await ann.waitForNumber(await answer(ben, room));
  const bubble = page.locator(".guide:not([hidden])");
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const [open, opener] of Object.entries(OPENED)) {
      await bubble.waitFor();
      if (viewport === DESKTOP) await ann.pointAt(page.locator(".board [data-crystal]").first());
      await page.locator(opener).last().press("Enter");
      await page.locator(open).waitFor();
      await becomes(() => bubble.count(), 0, `no bubble over ${open} at ${viewport.width}`);
      await becomes(() => page.locator(".tip:popover-open").count(), 0, `no tip over ${open}`);
      if (open.startsWith("dialog")) await ann.closeDialog();
      else await page.locator(opener).last().press(open.startsWith(".") ? "Enter" : "Escape");
      await page.locator(open).waitFor({ state: "detached" });
    }
  }
  await bubble.waitFor();
  assert.deepEqual(ann.problems, []);
});

/** Runs in the page: whether all words of the hint are in sight, and the height of what they stand in. */
function hintOf(hint) {
  const [own, words] = [hint, hint.parentElement].map((one) => one.getBoundingClientRect());
  const isWhole = hint.scrollHeight <= hint.clientHeight + 2 && own.top >= words.top - 1 && own.bottom <= words.bottom + 1;
  return [isWhole ? "whole" : "cut", Math.round(hint.closest(".rm-caption").offsetHeight)];
}

test("the hint of Robot Master is whole with letters of twice the size, in any language, and its place keeps its height", async () => {
  const { ann, ben, room } = await sitDown("robot_master", { viewport: PHONE });
  const { page } = ann;
  const words = page.locator(".rm-caption-words > p").first();
  for (const language of LANGUAGES) {
    await page.evaluate((chosen) => localStorage.setItem("botyard.language", chosen), language);
    await page.reload();
    await page.locator(`html[lang=${language}] .rm-hand`).waitFor();
    await ann.waitForNumber(await answer(ann, room));
    await page.locator(".rm-hint").waitFor({ state: "detached" });
    for (const viewport of [PHONE, { width: 720, height: 375 }]) {
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await page.setViewportSize(viewport);
      await becomes(() => page.evaluate(() => innerWidth), viewport.width);
      const height = await page.locator(".rm-caption").evaluate((one) => one.offsetHeight);
      if (viewport === PHONE) await ann.waitForNumber(await answer(ben, room));
      await page.locator(".rm-hint").waitFor();
      await matches(() => words.textContent(), /\w/);
      await becomes(() => page.locator(".rm-hint").evaluate(hintOf), ["whole", viewport === PHONE ? height : 150], `${language} at ${viewport.width}`);
    }
  }
  assert.deepEqual(ann.problems, []);
});

/** Runs in the page: those of the texts that an element shows cut off, or with a word in parts. */
function brokenOf(one, texts) {
  const { data } = one.firstChild;
  const broken = texts.filter((text) => {
    one.firstChild.data = text;
    const isCut = one.scrollHeight > one.clientHeight + 2;
    one.style.overflowWrap = "normal";
    const isSplit = one.scrollWidth > one.clientWidth;
    one.style.overflowWrap = "";
    return isCut || isSplit;
  });
  one.firstChild.data = data;
  return broken;
}

/** All that the head of VOLT says in a language: what is asked, and what happens. */
async function headsOf(language) {
  const texts = await readFile(new URL(`../../locales/${language}/volt.ftl`, import.meta.url), "utf8");
  return [...texts.matchAll(/^match-(?:asks-\w+|round-(?:over|unit|phases-\w+)) =\s*(.+)$/gm)].map(([, text]) => text.replace(/\{.*?\}/, "3"));
}

test("the head of VOLT says in whole words what is to be done, with letters of any size, in any language", async () => {
  for (const mode of ["league", "championship"]) {
    const { ann } = await sitDown("volt", { viewport: PHONE }, mode);
    const { page } = ann;
    const doing = page.locator(".vt-doing");
    for (const language of LANGUAGES) {
      await page.evaluate((chosen) => localStorage.setItem("botyard.language", chosen), language);
      await page.reload();
      await page.locator(`html[lang=${language}] .vt-bar.own`).waitFor();
      await page.evaluate(() => document.fonts.ready);
      const heads = await headsOf(language);
      assert.ok(heads.length > 13, heads);
      for (const viewport of [PHONE, { width: 720, height: 375 }]) {
        await page.setViewportSize(viewport);
        for (const size of ["", "130%", "200%"]) {
          await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
          await becomes(() => doing.evaluate(brokenOf, heads), [], `${mode} in ${language} at ${viewport.width} and ${size || "100%"}`);
        }
      }
    }
    assert.deepEqual(ann.problems, []);
  }
});

/** By page of practice: the button that goes on. */
const PRACTICE = { twin_tin_bots: ".player-panel .run", robot_master: ".rm-hand button:enabled", volt: ":is([data-done], [data-skip])" };

test("letters of twice the size leave the button of a lesson in reach, and no page wider than the window", async () => {
  const ann = await Person.arrive(browser, service.url, "Ann", { viewport: { width: 375, height: 720 } });
  const { page } = ann;
  for (const [game, last] of Object.entries(PRACTICE)) {
    await page.goto(`${service.url}/learn/${game}`);
    const button = page.locator(last).first();
    await button.waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await button.scrollIntoViewIfNeeded();
    await becomes(() => button.evaluate(covered), "", game);
    await becomes(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `${game} is as wide as the window`);
  }
  assert.deepEqual(ann.problems, []);
});
