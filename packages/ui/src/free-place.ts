/** Finds a place for an element that floats above the page, so that it covers nothing that must stay clear. Pure. */

/** In pixels of the viewport. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;
type Place = Pick<Box, 'left' | 'top'>;

/** Distance from the edges of the viewport, and between attempts, in pixels. */
const MARGIN_PX = 12;
const STEP_PX = 8;

/**
 * The place nearest to the bottom where `size` covers none of `taken`, centered, else at the left or right; null if
 * there is none.
 * @example freePlace({ width: 100, height: 40 }, { width: 360, height: 640 }, []) // { left: 130, top: 588 }
 */
export function freePlace(size: Size, viewport: Size, taken: readonly Box[]): Place | null {
  const room = viewport.width - size.width;
  const lefts = [room / 2, MARGIN_PX, room - MARGIN_PX];
  for (let top = viewport.height - size.height - MARGIN_PX; top >= 0; top -= STEP_PX) {
    const left = lefts.find((left) => isFree({ ...size, left, top }, viewport, taken));
    if (left !== undefined) return { left, top };
  }
  return null;
}

/** Whether a box is within the viewport, and covers none of `taken`. */
export function isFree(box: Box, viewport: Size, taken: readonly Box[]): boolean {
  const { left, top, width, height } = box;
  const isInView =
    left >= 0 && top >= 0 && left + width <= viewport.width && top + height <= viewport.height;
  return isInView && !taken.some((other) => overlap(box, other));
}

/**
 * How far to scroll, at least, for a free place to come into view.
 * @param range how far the page scrolls up and down from where it is.
 * @returns pixels, negative for up; null if there is no such place.
 * @example scrollToFreePlace({ width: 100, height: 40 }, { width: 100, height: 60 }, [{ left: 0, top: 0, width: 100, height: 50 }], { up: 0, down: 80 }) // 48
 */
export function scrollToFreePlace(
  size: Size,
  viewport: Size,
  taken: readonly Box[],
  range: { readonly up: number; readonly down: number },
): number | null {
  for (let distance = 0; distance <= Math.max(range.up, range.down); distance += STEP_PX) {
    for (const by of [distance, -distance]) {
      if (by > range.down || -by > range.up) continue;
      const scrolled = taken.map((box) => ({ ...box, top: box.top - by }));
      if (freePlace(size, viewport, scrolled) !== null) return by;
    }
  }
  return null;
}

/** Whether two boxes share an area. */
export function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
