import { useEffect, useRef, useState, useLayoutEffect } from "preact/hooks";
import { text as practiceText } from "#text/platform/practice";
import { matchPartOf } from "../../games/registry";
import type { GameLearningPart, GuideStep } from "../../games/api";
import type { RoomModel } from "../../model/types";
import { notePlayed, noteProgress, progress } from "./progress";
import { useStore } from "../../store";
import { arrowTo, putNextTo } from "../match/later/tip_place";

/**
 * The goal of the game in a line, for a newcomer in the first turns of a match; empty until the game's part has come. It
 * stays while the page is open, since its removal would move everything below it.
 */
export function GoalStrip({ model }: { model: RoomModel }) {
  const { room, view, audience, choices } = model;
  const [part, setPart] = useState<GameLearningPart | "loading" | "none">("loading");
  useEffect(() => {
    const loading = matchPartOf(room.game)?.loadLearningPart?.() ?? Promise.resolve(null);
    const goOnWithout = (error: unknown) => {
      console.warn("What explains the goal of the game can't be loaded.", error);
      setPart("none");
    };
    loading.then((found) => setPart(found ?? "none"), goOnWithout);
  }, [room.game]);
  const now = view && typeof part === "object" ? (part.goalWords?.(view, audience) ?? null) : null;
  const last = useRef<string | null>(null);
  const words = (last.current = now ?? last.current);
  const over = view !== null && typeof part === "object" && now === null;
  useEffect(() => {
    const note = () => notePlayed(room.game, room.id); // after this the page draws no strip
    if (!over) return undefined;
    if (words !== null) return note; // notes it when the page is left, so that the strip stays until then
    note();
    return undefined;
  }, [over]);
  if (part === "loading") return <div class="goal-strip" />;
  if (words === null) return null;
  const asked = now !== null && choices.some(({ seat }) => audience.includes(seat));
  const steps = (asked && typeof part === "object" && part.guide?.(audience)) || [];
  return (
    <aside class="goal-strip">
      <span tabIndex={0}>{words}</span>
      <a href={`/rules/${room.game}`} target="_blank">{practiceText.how}</a>
      <button class="button small" onClick={() => notePlayed(room.game, room.id, true)}>{practiceText.gotIt}</button>
      <Guide game={room.game} steps={steps} />
    </aside>
  );
}

/** What lies over the table while it is open. */
const COVERS = "dialog[open], [aria-haspopup=menu][aria-expanded=true], .match-menu[open], .spectators[open]";
/** What changes while a move is prepared, and when something opens. */
const ATTRIBUTES = ["aria-expanded", "aria-pressed", "class", "data-choice", "data-staged", "disabled", "open"];

/** What the bubble speaks of has this attribute. */
const MARK = "data-guided";
/** The line of the goal has this one while the bubble is in its place. */
const MARK_OF_LINE = "data-guided-in";

/**
 * Shows the first step that was not seen and whose thing is on the page. A press on the thing, the button of the bubble
 * or Escape ends a step for ever.
 */
function Guide({ game, steps }: { game: string; steps: readonly GuideStep[] }) {
  const seen = useStore(progress).guided[game] ?? [];
  const left = steps.filter(({ id }) => !seen.includes(id));
  const [shown, show] = useState<{ readonly id: string; readonly thing: Element } | null>(null);
  const step = left.find(({ id }) => id === shown?.id); // looked up anew: its words change with the language
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = () => {
      // for each step that is left its first visible element; the same step and element keep the former object
      const found = isCovered() ? [] : left.flatMap((step) => [...document.querySelectorAll(step.target)].filter(isSeen).slice(0, 1).map((thing) => ({ id: step.id, thing })));
      show((before) => (before?.thing === found[0]?.thing && before?.id === found[0]?.id ? before : (found[0] ?? null)));
      if (bubble.current && found[0]) place(bubble.current, found[0].thing);
    };
    let frame = 0;
    const lookSoon = () => {
      cancelAnimationFrame(frame); // one look for all that changes before the next frame
      frame = requestAnimationFrame(look);
    };
    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ATTRIBUTES });
    const end = new AbortController();
    addEventListener("resize", lookSoon, { signal: end.signal });
    addEventListener("scroll", lookSoon, { signal: end.signal, capture: true });
    look();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      end.abort();
    };
  }, [left.map(({ id }) => id).join()]);
  // a layout effect runs before the page is painted: the bubble is never seen at another place
  useLayoutEffect(() => {
    if (!shown || !step) return;
    place(bubble.current!, shown.thing);
    shown.thing.setAttribute(MARK, "");
    const end = new AbortController();
    const { signal } = end;
    const done = () => setTimeout(() => noteGuided(game, step.id)); // after all else that the press does: this draws the page anew
    document.addEventListener("keydown", ({ key }) => key === "Escape" && !document.querySelector("dialog[open]") && done(), { signal });
    document.addEventListener("click", ({ target }) => target instanceof Element && target.closest(step.target) && done(), { signal, capture: true });
    return () => {
      shown.thing.removeAttribute(MARK);
      bubble.current?.parentElement?.removeAttribute(MARK_OF_LINE);
      end.abort();
    };
  }, [shown, step?.words]);
  return (
    <div class="guide" ref={bubble} role="status" data-guide={step?.id ?? ""} hidden={!step}>
      {step && (
        <>
          <p>{step.words}</p>
          <button class="button small" onClick={() => noteGuided(game, step.id)}>{practiceText.gotIt}</button>
        </>
      )}
    </div>
  );
}

/** The forms of a bubble, in the order in which they are tried. */
const FORMS = ["narrow", "wide", "strip"];

/**
 * Puts the bubble where it covers neither its thing nor what else can be pressed, with an arrow to the thing; if no place in
 * the window is free, into that of the line of the goal, so that nothing moves.
 */
function place(bubble: HTMLElement, thing: Element): void {
  FORMS.some((form) => {
    bubble.dataset["form"] = form;
    bubble.parentElement!.toggleAttribute(MARK_OF_LINE, form === "strip");
    const far = true;
    return putNextTo(bubble, thing, far);
  });
  const { x, y, angle } = arrowTo(bubble.getBoundingClientRect(), thing.getBoundingClientRect());
  bubble.style.setProperty("--arrow", `translate(${x}px, ${y}px) rotate(${angle}rad)`);
}

/** Notes that a step of a game's guide is over. */
function noteGuided(game: string, id: string): void {
  noteProgress("guided", (guided) => ({ ...guided, [game]: [...new Set([...(guided[game] ?? []), id])] }));
}

/** Whether a dialog, an open menu, or the sheet of a small screen lies over the table. */
function isCovered(): boolean {
  const sheet = document.querySelector(".sheet-tabs [aria-expanded=true]");
  return document.querySelector(COVERS) !== null || (sheet !== null && sheet.getClientRects().length > 0);
}

/** Whether most of an element is in the window. */
function isSeen(one: Element): boolean {
  const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
  const [across, down] = [Math.min(right, innerWidth) - Math.max(left, 0), Math.min(bottom, innerHeight) - Math.max(top, 0)];
  return width > 0 && across > 0 && down > 0 && across * down > MOST * width * height;
}

/** The share of an element that is most of it. */
const MOST = 0.75;
