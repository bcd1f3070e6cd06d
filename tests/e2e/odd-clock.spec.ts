/** A session on a device whose clock is wrong (A5). */
import type { Page } from '@playwright/test';
import { expect } from './admin-fixtures.ts';
import { expectPanel, openPanel, submit, test, typeMember } from './login-page.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const CLOCKS = [
  { name: '61 minutes ahead', offsetMs: 61 * MINUTE_MS },
  { name: '3 days ahead', offsetMs: 72 * HOUR_MS },
  { name: '3 hours behind', offsetMs: -3 * HOUR_MS },
  { name: '10 years behind', offsetMs: -10 * 365 * 24 * HOUR_MS },
];

const PAGES = [
  '/admin',
  '/admin/members',
  '/admin/chains',
  '/admin/seats',
  '/admin/settings/history',
];

for (const { name, offsetMs } of CLOCKS) {
  test(`A5 a device whose clock is ${name} stays signed in without refreshing at each page`, async ({
    page,
    account,
  }) => {
    await setClock(page, offsetMs);
    const refreshes = countRefreshes(page);
    await page.goto('/login');
    await submit(page, account);
    await expectPanel(page);
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectPanel(page);
    }
    expect(refreshes()).toBe(0);
    await typeMember(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Member saved!')).toBeVisible();
    expect(refreshes()).toBe(0);
  });

  test(`A5 a session that began before the clock was ${name} is refreshed once at most`, async ({
    signedIn: page,
  }) => {
    await setClock(page, offsetMs);
    const refreshes = countRefreshes(page);
    for (let times = 0; times < 3; times += 1) {
      await openPanel(page);
      await page.waitForLoadState('networkidle');
    }
    expect(refreshes()).toBeLessThanOrEqual(1);
  });
}

/** Moves the clock of all pages opened from now on; it keeps running. */
async function setClock(page: Page, offsetMs: number): Promise<void> {
  await page.addInitScript((offset) => {
    const RealDate = Date;
    class ShiftedDate extends RealDate {
      constructor(...args: [] | [number]) {
        if (args.length === 0) super(RealDate.now() + offset);
        else super(...args);
      }
      static override now() {
        return RealDate.now() + offset;
      }
    }
    window.Date = ShiftedDate as DateConstructor;
  }, offsetMs);
}

function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) count += 1;
  });
  return () => count;
}
