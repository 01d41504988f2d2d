// A person at a browser, who clicks visible elements, and a second connection of the same browser to compare with.
import assert from "node:assert/strict";
import { afterEach } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds that a page has for what is waited for. */
export const PATIENCE = 60_000;
/** Milliseconds between two looks at a page: a look costs as much as drawing it. */
export const LOOK_AGAIN_MS = 100;
/** As many characters of a name as the field for one takes. */
const MOST_CHARS = 24;
/** Of accounts that come from the option `account`. */
export const PASSWORD = "correct horse battery";
/** The path of no page, for a person who goes elsewhere when there is something to see, or nowhere. */
export const NOWHERE = "/healthz";
const opened = new Set();
let tables = 0;

// A page that stays open goes on drawing, and takes the processor from the tests that follow.
afterEach(async ({ passed }) => {
  if (!passed) await Promise.all([...opened].flatMap((context) => context.pages().map(printPage)));
  await Promise.all([...opened].map((context) => context.close()));
  opened.clear();
});

/** Prints what a page of a test that has failed shows, and the messages of its console. */
const printPage = async (page) =>
  console.log(page.url(), (await page.consoleMessages()).map((message) => message.text()), await page.locator("body").innerText({ timeout: 1000 }).catch(String));

/** Waits until a page shows what is expected, since it draws parts of a change one after the other; fails with what it shows instead. */
export async function becomes(read, expected, message) {
  await holds(async () => assert.deepEqual(await read(), expected, message));
}

/** Waits until a text of a page matches a pattern; fails with the text. */
export async function matches(read, pattern, message) {
  await holds(async () => assert.match(await read(), pattern, message));
}

/** Chooses a radio button or a checkbox by the keyboard, which reaches it also while what stands above it is still loading; or takes the cross away. */
export async function check(input, isOn = true) {
  await input.and(input.page().locator(":enabled")).waitFor({ state: "attached" });
  if ((await input.isChecked()) !== isOn) await input.press("Space");
  await becomes(() => input.isChecked(), isOn);
}

async function holds(check) {
  for (const last = Date.now() + PATIENCE; ; await pause(LOOK_AGAIN_MS)) {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof assert.AssertionError) || Date.now() > last) throw error;
    }
  }
}

/** A connection that is kept may be closed by the service at the time at which it is used: the request is sent over another one. */
function sendAgain(requests) {
  for (const method of ["get", "post", "put", "delete"]) {
    const send = requests[method].bind(requests);
    requests[method] = (url, options) => send(url, { maxRetries: 2, timeout: PATIENCE, ...options });
  }
}

/** A key goes to an element that has the focus. One in a dialog that is just opening, or a disabled one, can't have it yet. */
function pressWithFocus(page) {
  const locators = Object.getPrototypeOf(page.locator("html"));
  const { press } = locators;
  if (press.waits) return;
  locators.press = async function (key, options = {}) {
    const last = Date.now() + (options.timeout ?? PATIENCE);
    while (!(await this.evaluate(takeFocus, null, options)) && Date.now() < last) await pause(LOOK_AGAIN_MS);
    return press.call(this, key, options);
  };
  locators.press.waits = true;
}

/** Runs in the page: gives an element the focus; false if it can't have it now. */
function takeFocus(element) {
  if (!element.matches("a[href], button, input, select, textarea, summary, [tabindex]")) return true;
  element.focus();
  return element.getRootNode().activeElement === element;
}

/** Options of a person whose page animates what happens. */
export const MOVING = { reducedMotion: "no-preference" };

export class Person {
  /** A new guest, whose browser profile has the cookie of a name before it opens the page. */
  static async arrive(browser, url, name, options = {}) {
    const person = await Person.open(browser, url, name, { ...options, guest: true });
    await person.page.getByRole("button", { name: /settings/i }).waitFor();
    await person.page.locator("main > .splash").waitFor({ state: "detached" }); // else a menu closes when the page has loaded
    return person;
  }

  /**
   * A new person, who looks at the page and has done nothing yet. Their page is closed after the test. It moves nothing
   * by itself unless `options` ask for motion, as `MOVING` does, and no pixel of it is drawn unless they are `drawn`, which
   * a screenshot and a measurement of what moves need: drawing is what costs most in these tests. As a `guest` they
   * have a name already, and with the name of an `account` that. `before` is called with the page before it goes anywhere,
   * as for a route.
   */
  static async open(browser, url, name, { path = "/", drawn = Boolean(process.env.PICTURES), guest = false, account = "", before, below = "", ...options } = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", serviceWorkers: "block", ...options });
    opened.add(context);
    sendAgain(context.request);
    if (options.reducedMotion !== MOVING.reducedMotion) await context.addInitScript(() => localStorage.setItem("botyard.speed", localStorage.getItem("botyard.speed") ?? "instant"));
    await context.addInitScript(beSilent);
    if (!drawn) await context.addInitScript(drawNothing);
    if (guest || account) await becomeGuest(context, url, name, below);
    if (account) await request(context, "POST", `${url}${below}/api/me/register`, { name: account, password: PASSWORD });
    const page = await context.newPage();
    pressWithFocus(page);
    const person = new Person(name, context, page, url);
    page.on("pageerror", (error) => person.problems.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && !isNetworkNoise(message.text())) person.problems.push(message.text());
    });
    await before?.(page);
    await page.goto(url + path);
    return person;
  }

  /** A guest without a page, who acts over HTTP as a program does. */
  static async away(browser, url, name) {
    const context = await browser.newContext();
    opened.add(context);
    await becomeGuest(context, url, name);
    return new Person(name, context, null, url);
  }

  constructor(name, context, page, url) {
    Object.assign(this, { name, context, page, url, problems: [] });
  }

  /** Sends a request over HTTP, which succeeds; its answer. */
  ask(method, path, data) {
    return request(this.context, method, `${this.url}/api${path}`, data);
  }

  /** Makes a room over HTTP, for a match of two by `wish`; its id. */
  async makeTable(wish) {
    return (await this.ask("POST", "/rooms", { id: `table${++tables}`, players: 2, ...wish })).room;
  }

  /** Sends what a person wants in a room over HTTP, such as `{ type: "join", room }`. */
  send(room, wish) {
    return this.ask("POST", `/rooms/${room}/requests`, { id: wish.type, ...wish });
  }

  /** Answers a choice over HTTP. */
  reply(room, { id, seat }, command) {
    return this.send(room, { type: "command", id: `c${id}`, seat, choice: id, command });
  }

  /** As a visitor without a name, begin the act that `press` is for, and take this name in the dialog that asks for it. */
  async giveName(press) {
    await press();
    const dialog = this.page.getByRole("dialog");
    await dialog.locator("[name=name]").fill(this.name);
    await dialog.getByRole("button", { name: "Continue as guest" }).click();
  }

  /** Chooses the language of the page in the settings. */
  async chooseLanguage(language) {
    await this.page.locator(".header .icon-button").last().click();
    await this.page.locator("dialog [name=page-language]").selectOption(language);
    await this.page.locator(`html[lang=${language}]`).waitFor();
    await this.closeDialog();
  }

  /** In the settings, choose the colours of the page. */
  async setTheme(theme) {
    await this.page.locator(".header").getByRole("button", { name: "Settings", exact: true }).click();
    await check(this.page.getByRole("dialog").locator(`[name=theme][value=${theme}]`));
    await this.closeDialog();
  }

  /** Close the open dialog by Escape. It is closed only when it has left the page: the browser hides it a moment before. */
  async closeDialog() {
    await this.page.keyboard.press("Escape");
    await this.page.locator("dialog").waitFor({ state: "detached" });
  }

  /** Moves the pointer to the middle of an element until its tip is there, since the layout may still move, and the element be drawn anew. */
  async pointAt(locator) {
    const tip = this.page.getByRole("tooltip").filter({ hasText: /\w/ });
    await becomes(async () => {
      const box = await locator.boundingBox();
      if (!box) return false;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await this.page.mouse.move(1, 1);
      await this.page.mouse.move(x, y, { steps: 3 });
      await this.page.mouse.move(x + 2, y + 2);
      await tip.waitFor({ timeout: 2_000 }).catch(() => undefined); // else the pointer comes again
      return tip.isVisible();
    }, true);
  }

  /** Tap in the middle of an element that can be tapped. `options`: of the wait for that, such as its `timeout`. */
  async tap(locator, options = {}) {
    let box = null;
    while (!box) {
      await locator.click({ trial: true, ...options });
      box = await locator.boundingBox(); // null if the page is drawn anew just now
    }
    await this.tapAt(box.x + box.width / 2, box.y + box.height / 2);
  }

  /**
   * Tap, and wait until the page has handled the click, which the browser makes of a touch a little later. If it takes the
   * touch for another gesture, as for a long press where a busy machine lifts the finger late, the finger taps again.
   */
  async tapAt(x, y) {
    const touches = await this.context.newCDPSession(this.page);
    const touch = (type, ...touchPoints) => touches.send("Input.dispatchTouchEvent", { type, touchPoints });
    for (let gesture = ""; gesture !== "click"; ) {
      await this.page.evaluate(noteGesture);
      await Promise.all([touch("touchStart", { x, y }), touch("touchEnd")]);
      await this.page.waitForFunction(() => window.gesture).catch((cause) => Promise.reject(new Error(`a tap at ${x}, ${y} comes to nothing`, { cause })));
      gesture = await this.page.evaluate(() => window.gesture);
    }
    await touches.detach();
  }

  /** Open the dialog of a new table, if it is not open; its form. By a key, which needs no steady place under the pointer. */
  async openNewTable() {
    const form = this.page.locator("form.create");
    if ((await form.count()) === 0) await this.page.locator("[data-action=new-table]").press("Enter");
    await form.waitFor();
    return form;
  }

  /** Make a room for so many players; its id. `options`: of the form, such as `{ bots: 1, mode: "teams", rocks: 2 }`. */
  async createRoom(players, title, { bots = 0, ...options } = {}) {
    const form = await this.openNewTable();
    await check(form.getByRole("radio", { name: String(players), exact: true }));
    await this.page.locator("input[name=room-name]").fill(title);
    if (bots > 0) await form.locator("[name=bots]").selectOption(String(bots));
    if (Object.keys(options).length > 0) await this.chooseOptions(options);
    await form.locator("button.primary").click();
    await this.room.waitFor();
    return this.room.getAttribute("data-room");
  }

  /** `placing` before counts: they show with "random" only. */
  async chooseOptions({ mode, scoreVictory, stalled, placing, time, access, watching, delay, ...counts }) {
    const form = this.page.locator(".options-form");
    if (time) await this.page.locator("form.create [name=time]").selectOption(time);
    await form.locator("summary").click();
    if (mode) await check(form.locator(`[name=mode][value=${mode}]`));
    if (scoreVictory !== undefined) await check(form.locator("[name=score-victory]"), scoreVictory);
    if (stalled !== undefined) await form.locator("[name=stalled]").selectOption(String(stalled));
    if (placing) await check(form.locator(`[name=placing][value=${placing}]`));
    if (access !== undefined) await check(form.locator("[name=by-invitation]"), access);
    if (watching) await form.locator("[name=watching]").selectOption(watching);
    if (delay) await form.locator("[name=delay]").selectOption({ label: delay });
    for (const [kind, count] of Object.entries(counts)) await form.locator(`[name=${kind}]`).selectOption(String(count));
  }

  /** The line of a room in the lobby; a list that is paused is updated first. */
  async lineOf(room) {
    const line = this.page.locator(`[data-room="${room}"]`);
    const update = this.page.locator("[data-action=show-new]").first();
    await line.or(update).first().waitFor();
    while ((await line.count()) === 0) {
      await update.evaluateAll(([button]) => button?.click()); // the list may have been updated in between
      await line.or(update).first().waitFor();
    }
    return line;
  }

  /** Press Join at a room of the lobby by a key, since rows move, and Sit down if its match starts with that. */
  async pressJoin(room) {
    await (await this.lineOf(room)).getByRole("button", { name: /join/i }).press("Enter");
    const sitDown = this.page.locator("[data-action=sit-down]");
    await sitDown.or(this.room).first().waitFor();
    if (await sitDown.isVisible()) await sitDown.press("Enter");
  }

  /** Join a room from the lobby's list. */
  async joinFromLobby(room) {
    await this.pressJoin(room);
    await this.room.waitFor();
    await this.page.mouse.move(0, 0); // what the pointer happens to be over would be explained
  }

  get room() {
    return this.page.locator(".room[data-room]");
  }

  /** The number of the newest entry that the page shows. */
  async number() {
    return Number(await this.room.getAttribute("data-number"));
  }

  /** Waits until the page shows an entry; an error says what it shows instead. */
  async waitForNumber(number) {
    const isThere = (least) => Number(document.querySelector(".room[data-room]")?.getAttribute("data-number")) >= least;
    try {
      await this.page.waitForFunction(isThere, number);
    } catch (error) {
      const panel = this.page.locator(".player-panel").first();
      const marks = await panel.evaluate(({ dataset }) => JSON.stringify(dataset)).catch(() => "no panel");
      throw new Error(`entry ${number} is not shown: ${marks} ${this.problems} ${await this.page.locator("body").innerText()}`, { cause: error });
    }
  }

  /** What the service tells another connection of this browser: the newest snapshot of the room, of a start that is under way the match. */
  async look(room) {
    return this.page.evaluate(snapshotOf, room);
  }

  /** Open the match's menu, by a key: presence that arrives in the header moves its button. */
  async openMatchMenu() {
    await this.page.locator(".match-menu > summary").press("Enter");
  }

  /** In the match's menu, give up for good. */
  async resign() {
    await this.openMatchMenu();
    await this.page.getByRole("button", { name: "Resign", exact: true }).press("Enter");
    await this.page.getByRole("button", { name: "Yes, resign" }).press("Enter");
  }

  /** Waits until the dialog of an end shows the decisive moment on a small board, in a wide and in a narrow window. */
  async showsMoment() {
    const size = this.page.viewportSize();
    for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 740 }]) {
      await this.page.setViewportSize(viewport);
      const board = this.page.locator("dialog[open] .key-moment .still-board svg").first();
      await becomes(() => board.evaluate((one) => one.clientWidth > 150 && one.clientHeight > 150), true, `the board at ${viewport.width}`);
    }
    await this.page.setViewportSize(size);
  }

  // --- answering ---

  /** Answer the open choice by clicking. `command` is in the protocol's readable form. */
  async answer(command, seat) {
    await CLICKS[command.type](this, command, seat);
  }

  async run() {
    await this.page.getByRole("button", { name: "Run", exact: true }).click();
  }

  async clickOption(value) {
    await this.page.locator(`[data-option="${value}"]`).click();
  }

  async stage(change, seat) {
    await STAGES[change.type](this, change, seat);
  }

  /** The panel of an own seat. */
  panel(seat) {
    return this.page.locator(`.player-panel[data-seat="${seat}"]`);
  }

  slot(seat, robot, slot) {
    return this.page.locator(`.player-panel [data-slot="${seat}${robot}${slot}"]`);
  }

  // --- what the page shows ---

  /** Everything on the board and the points of all seats, as the page has drawn them. */
  async board() {
    return this.page.evaluate(() => {
      const all = (selector, names) =>
        [...document.querySelectorAll(`${selector}:not(.key-moment *)`)].map((one) => names.map((name) => one.getAttribute(`data-${name}`)).join(" ")).sort();
      return {
        robots: all("[data-robot]", ["robot", "at", "facing", "cargo"]),
        crystals: all(".board [data-crystal]", ["crystal", "at"]),
        bases: all("[data-base]", ["base", "at"]),
        stuck: all('[data-stuck="true"]', ["robot"]),
        rocks: all("[data-rock]", ["rock"]),
        blobs: all("[data-blob]", ["blob"]),
        mud: all("[data-mud]", ["mud"]),
        teleporters: all("[data-teleporter]", ["pair", "teleporter"]),
        scores: all("[data-score]", ["score"]),
        slots: all("[data-slot]", ["slot", "tile"]),
      };
    });
  }

  async close() {
    await this.context.close();
  }
}

/** By the type of a change of a program: the clicks that stage it. */
const STAGES = {
  async place(person, { robot, slot, tile }, seat) {
    await person.panel(seat).locator(`[data-hand="${tile}"]`).click();
    await person.slot(seat, robot, slot).click();
  },
  async swap(person, { robot, slots }, seat) {
    await person.slot(seat, robot, slots[0]).click();
    await person.slot(seat, robot, slots[1]).click();
  },
  async remove(person, { robot, slot }, seat) {
    await person.slot(seat, robot, slot).click();
    await person.panel(seat).getByRole("button", { name: /^Remove/ }).click();
  },
  async reset(person, { robot }, seat) {
    await person.panel(seat).getByRole("button", { name: new RegExp(`reset.*${robot}`, "i") }).click();
  },
};

const single = async (person, command, seat) => {
  await person.stage(command, seat);
  await person.run();
};

/** By the type of a command: the clicks that give it. */
const CLICKS = {
  place: single,
  swap: single,
  remove: single,
  reset: single,
  async pass(person) {
    await person.page.getByRole("button", { name: "Pass", exact: true }).click();
  },
  async double(person, { changes }, seat) {
    await person.panel(seat).locator(".joker").click();
    for (const change of changes) await person.stage(change, seat);
    await person.run();
  },
  async first(person, { places }, seat) {
    for (const place of places) await person.stage({ type: "place", ...place }, seat);
    await person.run();
  },
  zap_robot: (person, { order }) => person.clickOption(order ?? "decline"),
  zap_blob: (person, { direction }) => person.clickOption(direction ?? "decline"),
  place_crystal: (person, { at }) => person.clickOption(at.join(",")),
};

/** Gets the cookie of a new guest into a browser profile. */
export async function becomeGuest(context, url, name, below = "") {
  await request(context, "POST", `${url}${below}/api/guest`, { name: name.slice(0, MOST_CHARS) });
}

/** Sends a request from a browser profile, which succeeds; its answer. */
async function request(context, method, url, data) {
  const answer = await context.request.fetch(url, { method, data, headers: { origin: new URL(url).origin }, maxRetries: 2, timeout: PATIENCE });
  const text = await answer.text();
  assert.ok(answer.ok(), `${url}: ${text}`);
  return text && JSON.parse(text);
}

/** Runs in the page: sounds are off at first, since synthesising them takes processor time. */
function beSilent() {
  if (location.protocol.startsWith("http")) localStorage["botyard.sounds"] ??= JSON.stringify({ volume: "off" });
}

/** Runs in the page: its boxes are where they are, and take clicks, but no pixel is drawn. */
function drawNothing() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html, dialog, [popover] { opacity: 0 !important; }");
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page as it loads: collects in `moved` what moves there by itself. What is not drawn does not count. */
export function collectMoves() {
  window.moved = [];
  const place = ({ node, previousRect: { x, y }, currentRect }) => `${node?.className ?? node?.nodeName} from ${x},${y} to ${currentRect.x},${currentRect.y}`;
  const observer = new PerformanceObserver((list) => window.moved.push(...list.getEntries().map(({ value, sources }) => [value, ...sources.map(place)])));
  observer.observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page: the room's snapshot as the service gives it to this browser. */
function snapshotOf(room) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/ws`, "botyard.v1.json");
    socket.onerror = () => reject(new Error("no connection"));
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", client: "second connection" }));
      socket.send(JSON.stringify({ type: "watch", id: "look", room }));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "rejected") reject(new Error(data));
      if (message.type !== "snapshot" || message.room.luck?.opening) return; // the start comes as another one
      socket.close();
      resolve(message);
    };
  });
}

// A killed server makes the browser say so; that is not a fault of the page.
function isNetworkNoise(text) {
  return /WebSocket connection|ERR_CONNECTION|Failed to load resource/.test(text);
}

/** Runs in the page: notes what becomes of the next touch. A click that ends a long press goes no further than the document. */
function noteGesture() {
  window.gesture = "";
  const noted = new AbortController();
  const on = { capture: true, signal: noted.signal };
  const note = (gesture) => {
    window.gesture = gesture;
    if (gesture !== "long press") noted.abort();
  };
  addEventListener("click", () => note("long press"), on);
  document.documentElement.addEventListener("click", () => note("click"), on);
  for (const type of ["contextmenu", "pointercancel"]) addEventListener(type, () => note(type), on);
}
