/** What a part that floats above the page must not cover, and when that may have moved (S6, F1). In the browser only. */
import { type Box, overlap } from './free-place.ts';

/** Controls, and what is marked to stay readable: people, reasons, toasts. */
const KEEP_CLEAR =
  'a[href], button, input, textarea, select, summary, label, [role=option], [data-keep-clear]';

/** The places of what must stay clear. @param floating the part that floats itself. */
export function boxesToKeepClear(within: ParentNode, floating: Element): Box[] {
  return [...within.querySelectorAll(KEEP_CLEAR)]
    .filter((kept) => !floating.contains(kept) && isVisible(kept))
    .map((kept) => kept.getBoundingClientRect());
}

/** Whether neither text nor anything else that must stay clear is in a place of the screen. */
export function isEmpty(place: Box, floating: Element): boolean {
  const isCovered = (box: Box) => overlap(place, box);
  if (boxesToKeepClear(document, floating).some(isCovered)) return false;
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (floating.contains(text)) continue;
    range.selectNodeContents(text);
    // What is folded away has a place all the same.
    const isThere = [...range.getClientRects()].some(isCovered);
    if (isThere && text.parentElement && isVisible(text.parentElement)) return false;
  }
  return true;
}

/** Older browsers cannot tell, so that their floating parts keep clear of more than they must. */
function isVisible(element: Element): boolean {
  return element.checkVisibility?.() ?? true;
}

const RELEASES = ['pointerup', 'pointercancel'];

/** Whether something on the page is being pressed. */
let isPressed = false;
for (const moment of ['pointerdown', ...RELEASES]) {
  // Captured, since a handler may stop the event on its way.
  window.addEventListener(
    moment,
    ({ type }) => {
      isPressed = type === 'pointerdown';
    },
    true,
  );
}

/** Safari before 26 does not say when scrolling ends: there, each step counts as the end. */
const SCROLLED = 'onscrollend' in window ? 'scrollend' : 'scroll';

/**
 * Calls `changed` now, and whenever what is below a floating part may have moved: by scrolling, growing, or new content. While
 * something is pressed nothing may move: it would take the click away. So that waits for the release.
 * @param changed is told whether the page is scrolling: what has no place then had better wait for its end.
 * @returns a function that stops watching.
 */
export function watchPage(changed: (isScrolling: boolean) => void): () => void {
  const watching = new AbortController();
  const settle = () => {
    if (!isPressed && !watching.signal.aborted) changed(false);
  };
  const settleInNextFrame = () => requestAnimationFrame(settle);
  // The answer that a toast is about may render after the toast, which then waits for the next frame: changing the size
  // of the page while it is observed is an error.
  const growth = new ResizeObserver(settleInNextFrame);
  growth.observe(document.body);
  const content = new MutationObserver(settle);
  content.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  const on = (moment: string, run: () => void) =>
    window.addEventListener(moment, run, { capture: true, signal: watching.signal });
  on('scroll', () => {
    if (!isPressed) changed(true);
  });
  // After each of these, something else may be below the floating part.
  for (const moment of [SCROLLED, 'resize', 'animationend']) on(moment, settle);
  // The click follows the release within the same frame.
  for (const release of RELEASES) on(release, settleInNextFrame);
  settle();
  return () => {
    growth.disconnect();
    content.disconnect();
    watching.abort();
  };
}
