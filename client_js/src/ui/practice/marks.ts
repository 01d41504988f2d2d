/** Marks on the page of a match: what is to be pressed, or looked at, next. */
import { useEffect } from "preact/hooks";
import type { LessonMark } from "../../games/api";

const MARK = "data-lesson-mark";

/** Marks the elements that a selector matches, as the page changes; "" marks none. Returns an end to it. */
function keepMarked(selector: () => string): () => void {
  const mark = () => {
    const wanted = selector();
    const found = new Set(wanted === "" ? [] : document.querySelectorAll(wanted));
    for (const old of document.querySelectorAll(`[${MARK}]`)) if (!found.has(old)) old.removeAttribute(MARK);
    for (const one of found) {
      if (one.hasAttribute(MARK)) continue;
      one.setAttribute(MARK, "");
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  };
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ATTRIBUTES });
  mark();
  return () => {
    observer.disconnect();
    for (const old of document.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
  };
}

/** What changes while a move is prepared. */
const ATTRIBUTES = ["aria-pressed", "aria-selected", "data-staged", "data-choice", "disabled"];

/** Marks the first of `marks` that is not done; or, without marks, all that `show` matches. */
export function useMarks(marks: readonly LessonMark[] | null, show: string): void {
  useEffect(() => {
    if (!marks) return keepMarked(() => show);
    return keepMarked(() => {
      const left = marks.find(({ done }) => done === null || !document.querySelector(done));
      return left?.target ?? "";
    });
  }, [marks, show]);
}
