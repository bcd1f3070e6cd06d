/** Accessibility of a component in the browser: axe in both themes, and the height of touch targets. */
import axe from 'axe-core';
import { expect } from 'vitest';
import { cdp } from 'vitest/browser';

/** Minimum height of a touch target (S4). */
const MIN_TARGET_PX = 44;

/** The part of the DevTools protocol that is used here. */
interface DevTools {
  send(method: 'Emulation.setEmulatedMedia', media: Media): Promise<unknown>;
}

interface Media {
  readonly features: readonly { readonly name: string; readonly value: string }[];
}

/** Shows the page as in a browser with these preferences: `{ 'forced-colors': 'active' }`; none for its own. */
export async function emulateMedia(preferences: Readonly<Record<string, string>> = {}) {
  const features = Object.entries(preferences).map(([name, value]) => ({ name, value }));
  await (cdp() as DevTools).send('Emulation.setEmulatedMedia', { features });
}

/** Expects no axe violations in the dark and the light theme. */
export async function expectNoViolations(part: Element = document.body): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await emulateMedia({ 'prefers-color-scheme': theme, 'prefers-reduced-motion': 'reduce' });
    await untilStill();
    const { violations } = await axe.run(part, { resultTypes: ['violations'] });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
    expect(found, `in the ${theme} theme`).toEqual([]);
  }
  await emulateMedia();
}

/** Waits until animations have ended: a toast that is still fading in fails the contrast check. */
export async function untilStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  // One that is cancelled is over, too.
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** The visible controls in `part` that are not tall enough. A control in a label is as tall as its label. */
export function smallTargets(part: Element, controls = 'a, button, summary'): string[] {
  return [...part.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const target = control.closest('label') ?? control;
      return target.getBoundingClientRect().height < MIN_TARGET_PX;
    })
    .map((control) => control.outerHTML);
}
