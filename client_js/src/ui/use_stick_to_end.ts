import { useEffect, useRef } from "preact/hooks";

const NEAR_PX = 60;

/** Keeps a list at its end when lines are added (another `mark`), unless the reader has scrolled up. */
export function useStickToEnd(mark: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const element = list.current;
    let before = 0;
    const note = () => {
      if (!element) return;
      const { scrollTop, scrollHeight, clientHeight } = element;
      const near = scrollHeight - scrollTop - clientHeight < NEAR_PX;
      atEnd.current = near || (atEnd.current && scrollTop >= before);
      before = scrollTop;
    };
    element?.addEventListener("scroll", note);
    const resized = new ResizeObserver(() => {
      if (element && atEnd.current) element.scrollTop = element.scrollHeight; // it may have been hidden until now
    });
    if (element) resized.observe(element);
    return () => {
      element?.removeEventListener("scroll", note);
      resized.disconnect();
    };
  }, []);
  useEffect(() => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [mark]);
  return list;
}
