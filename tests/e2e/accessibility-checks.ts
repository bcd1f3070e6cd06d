/** Accessibility checks of a page: axe in both themes, and the height of touch targets. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Minimum height of a touch target (S4). */
export const MIN_TARGET_PX = 44;

/** The rules checked in each theme; undefined for all. Only these depend on colours. */
const RULES_BY_THEME = {
  dark: undefined,
  light: ['color-contrast', 'link-in-text-block'],
} as const;

/**
 * Expects no axe violations in the dark theme, and none of the rules about colours in the light one. Leaves the page in the
 * light theme with reduced motion.
 * @param part a CSS selector; by default the whole document, including axe's page-level rules.
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  await page.evaluate(AXE);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await page.evaluate(
      async ([selector, runOnly]) => {
        // Fades and colour transitions must end first, so that axe sees the final colours.
        await Promise.allSettled(
          document
            .getAnimations()
            .filter(({ playState }) => playState === 'running')
            .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
            .map(({ finished }) => finished),
        );
        const { axe: loaded } = window as unknown as { axe: typeof axe };
        const results = await loaded.run(selector ?? document, {
          resultTypes: ['violations'],
          ...(runOnly && { runOnly: [...runOnly] }),
        });
        return results.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
        );
      },
      [part, RULES_BY_THEME[colorScheme]] as const,
    );
    expect(violations, `in the ${colorScheme} theme`).toEqual([]);
  }
}

/** The visible controls among `targets` that are not tall enough. A control in a label is as tall as its label. */
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
