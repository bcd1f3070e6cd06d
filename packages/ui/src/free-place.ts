/** Finds a place for an element that floats above the page, so that it covers no controls. Pure. */

/** In pixels of the viewport. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Distance from the edges of the viewport, and between attempts, in pixels. */
const MARGIN_PX = 12;
const STEP_PX = 8;

/**
 * The place nearest to the bottom where `size` covers none of `taken`, centered, else at the left or right. If there is
 * none, the place that covers the least.
 * @example freePlace({ width: 100, height: 40 }, { width: 360, height: 640 }, []) // { left: 130, top: 588 }
 */
export function freePlace(
  size: Size,
  viewport: Size,
  taken: readonly Box[],
): Pick<Box, 'left' | 'top'> {
  const room = viewport.width - size.width;
  const lefts = [room / 2, MARGIN_PX, room - MARGIN_PX].map((left) => Math.max(left, 0));
  const lowest = Math.max(viewport.height - size.height - MARGIN_PX, 0);
  let best = { left: lefts[0] ?? 0, top: lowest };
  let least = Infinity;
  for (let top = lowest; top >= MARGIN_PX && least > 0; top -= STEP_PX) {
    for (const left of lefts) {
      const covered = taken.reduce((sum, box) => sum + overlap({ ...size, left, top }, box), 0);
      if (covered >= least) continue;
      best = { left, top };
      least = covered;
    }
  }
  return best;
}

/** The area that two boxes share. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(width, 0) * Math.max(height, 0);
}
