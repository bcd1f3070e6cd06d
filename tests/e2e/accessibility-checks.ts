/** Checks of a page for everyone: axe in both themes, and targets that a finger can hit. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Height of a target that a finger can hit (S4). */
const MIN_TARGET_PX = 44;

/**
 * Expects that axe finds nothing in the dark and the light theme. Afterwards the page is light, without motion.
 * @param part a CSS selector; by default the whole document, with the rules for documents.
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  await page.evaluate(AXE);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await page.evaluate(async (selector) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      const results = await loaded.run(selector ?? document, { resultTypes: ['violations'] });
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    }, part);
    expect(violations, `in the ${colorScheme} theme`).toEqual([]);
  }
}

/** The controls among `targets` that are shown and too low to hit. A label that holds its control is what is hit. */
export function smallTargets(targets: Locator): Promise<string[]> {
  return targets.evaluateAll(
    (controls, minimum) =>
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          const target = control.closest('label') ?? control;
          return target.getBoundingClientRect().height < minimum;
        })
        .map((control) => control.outerHTML),
    MIN_TARGET_PX,
  );
}
