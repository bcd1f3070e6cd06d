/** Lets a button float in a corner of the screen while that is empty (F1). */
import { isEmpty, watchPage } from 'ui/keep-clear.ts';

/**
 * Sets data-floating to 'true' while the place where the button would float is empty, and to 'false' otherwise. While
 * the page is scrolling it may only leave that place: it would appear between any two lines.
 * @param button has the same distances from the lower right corner of the page and, floating, of the screen.
 * @returns a function that stops this.
 */
export function floatWhereEmpty(button: HTMLElement): () => void {
  return watchPage((isScrolling) => {
    if (isScrolling && button.dataset.floating === 'false') return;
    button.dataset.floating = String(isEmpty(floatingPlace(button), button));
  });
}

function floatingPlace(button: HTMLElement) {
  const { clientWidth, clientHeight } = document.documentElement;
  const { right, bottom } = getComputedStyle(button);
  const { offsetWidth: width, offsetHeight: height } = button;
  return {
    left: clientWidth - Number.parseFloat(right) - width,
    top: clientHeight - Number.parseFloat(bottom) - height,
    width,
    height,
  };
}
