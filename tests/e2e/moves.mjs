// What moves on a page by itself, as the browser notes it.

/** Runs in the page as it loads: collects in `moved` what moves there by itself. What is not drawn does not count. */
export function collectMoves() {
  window.moved = [];
  const place = ({ node, previousRect: { x, y }, currentRect }) => `${node?.className ?? node?.nodeName} from ${x},${y} to ${currentRect.x},${currentRect.y}`;
  const observer = new PerformanceObserver((list) => window.moved.push(...list.getEntries().map(({ value, sources }) => [value, ...sources.map(place)])));
  observer.observe({ type: "layout-shift", buffered: true });
}
