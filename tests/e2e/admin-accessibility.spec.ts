/** Every state of the admin panel: axe, phones and a browser's translation; and the keyboard. */

import type { Locator, Page } from '@playwright/test';
import { expectNoViolations, smallTargets } from './accessibility-checks.ts';
import { test as demo, expect, toast } from './admin-fixtures.ts';
import { ADMIN_STATES, openMembers, test } from './admin-states.ts';
import { NEEDS } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { copyAll, expectUnharmed, translate } from './translation.ts';

const empty = demo.extend({
  chapter: async ({ startChapter }, use) => use(await startChapter({ SEED: 'none' })),
});

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedErrors: [/409|Failed to load resource/],
});

for (const [state, reach] of Object.entries(ADMIN_STATES)) {
  test(`P1 P2 F2 the panel passes axe, fits a phone and stays whole when translated: ${state}`, async ({
    page: translated,
    signedIn: page,
    chapter,
  }) => {
    await translate(translated);
    await page.setViewportSize(PHONE);
    await reach(page, chapter);
    await expectAccessible(page);
    await copyAll(page);
    await expectUnharmed(page);
  });
}

empty('P2 the panel passes axe and fits a phone: empty chapter', async ({ signedIn: page }) => {
  await page.setViewportSize(PHONE);
  await openMembers(page);
  await expect(page.getByRole('button', { name: 'Add your first member' })).toBeVisible();
  await expectAccessible(page);
});

test('P2 the panel passes axe and fits a phone: failed read', async ({ signedIn: page }) => {
  await page.route('**/rest/v1/members?*', (route) => route.abort());
  await page.setViewportSize(PHONE);
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

for (const [mode, need] of Object.entries(NEEDS)) {
  demo(
    `S4 the panel passes axe and fits a phone: trying a need, ${mode}`,
    async ({ signedIn: page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/admin/settings/try');
      await page.getByLabel('A need to try').fill(need);
      await page.keyboard.press('Enter');
      const answer = page.getByRole('region', { name: 'Try it here' });
      await expect(answer.getByRole('heading', { level: 3 })).toBeVisible();
      await expectAccessible(page, 'main section:has(h3)');
    },
  );
}

test('P2 P3 P4 a member and a chain can be added by keyboard alone', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin');
  await tabTo(page, control(page, 'Add Member'));
  await page.keyboard.press('Enter');
  await typeInto(page, 'Member name', 'Ben Archer');
  await typeInto(page, 'Profession role', 'Falconer');
  await tabTo(page, control(page, 'Save'));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Member saved!')).toBeVisible();

  await tabTo(page, control(page, 'Chains 5'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, control(page, 'Add Chain'));
  await page.keyboard.press('Enter');
  await typeInto(page, 'Scenario', 'Pigeons on the roof');
  await typeInto(page, 'Role of step 1', 'Falconer -> Roofer');
  await typeInto(page, 'Script template', 'Meet the falconer.');
  await tabTo(page, control(page, 'Save'));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Referral chain saved!')).toBeVisible();

  await tabTo(page, control(page, 'Settings'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, control(page, 'Try it here'));
  await page.keyboard.press('Enter');
  await tabTo(page, control(page, 'A need to try'));
  await page.keyboard.type('falconer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Try it here' })).toContainText('Ben Archer');
  const chains = await chapter.rows('referral_chains');
  expect(chains.map(({ roles_sequence }) => roles_sequence)).toContain('Falconer → Roofer');
});

/** Pixels. */
const PHONE = { width: 360, height: 740 };

/** Checks axe, horizontal overflow and target sizes on a phone, then axe in the wide layout. */
async function expectAccessible(page: Page, part = 'body'): Promise<void> {
  await expectNoViolations(page, part);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  const controls = page.locator('a, button, input, select, textarea, summary');
  expect(await smallTargets(controls)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoViolations(page, part);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, control(page, label));
  await page.keyboard.type(text);
}

/** A button or link with exactly this name, or the field with this label. */
function control(page: Page, name: string): Locator {
  return page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .or(page.getByLabel(name));
}
