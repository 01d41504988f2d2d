import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

const NEAR_PX = 60;

/** Keeps a list at its end when lines are added (another `mark`), unless the reader has scrolled up or the list shows another place (`follows` is false). */
export function useStickToEnd(mark: unknown, follows = true) {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const following = useRef(follows);
  following.current = follows;
  const stick = () => {
    if (list.current && following.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useEffect(() => {
    const element = list.current!;
    let before = 0;
    // Listener and observer go with the element.
    element.addEventListener("scroll", () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX || (atEnd.current && scrollTop >= before);
      before = scrollTop;
    });
    new ResizeObserver(stick).observe(element); // it may have been hidden until now
  }, []);
  useLayoutEffect(stick, [mark]); // before the list notes that it has shrunk, when lines go at its begin
  return list;
}
