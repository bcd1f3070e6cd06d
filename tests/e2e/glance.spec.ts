/** An answer at a glance: few controls, and on the first screen of a phone who, why and Call (S4, M10, M11, C7). */
import { ANSWERS, glanceAt, HEIGHT_PX, WIDTHS_PX } from '../bench/glance.ts';
import { expect, openReady, test } from './fixtures.ts';

for (const { name, need, maxControls, hasCall } of ANSWERS) {
  test(`S4 M11 C7 an answer of ${name} has at most ${maxControls} controls, and Call on the first screen of a phone`, async ({
    page,
  }) => {
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      await openReady(page, `/?${new URLSearchParams({ q: need })}`);
      const { controls, callEndsAt } = await glanceAt(page);
      expect.soft(controls, `at ${width} px`).toBeLessThanOrEqual(maxControls);
      if (hasCall) expect.soft(callEndsAt, `at ${width} px`).toBeLessThanOrEqual(HEIGHT_PX);
    }
  });
}
