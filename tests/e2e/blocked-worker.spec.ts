/** A browser in which the engine gets no worker, or one that stops answering: it runs in the page. */
import type { Page } from '@playwright/test';
import { demoRows } from 'domain/demo';
import { expect, NEEDS, needInput, test } from './fixtures.ts';

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'the browser has none': (page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, 'Worker');
    }),
  'its constructor throws': (page) =>
    page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new DOMException('Access is denied', 'SecurityError');
        }
      } as unknown as typeof Worker;
    }),
  'a policy forbids it': (page) =>
    page.route('/', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "worker-src 'none'" };
      await route.fulfill({ response, headers });
    }),
  'its script is blocked': (page) => page.route('**/engine.worker*', (route) => route.abort()),
};

test.use({ expectedErrors: [/Failed to load resource|Content Security Policy/] });

for (const [why, block] of Object.entries(WAYS)) {
  test(`S9 a need is answered and suggestions come without a worker: ${why}`, async ({ page }) => {
    await block(page);
    await page.goto('/#q=roof+leak');
    await expect(page.getByRole('heading', { name: 'Who to call for roof leak' })).toBeVisible();
    await needInput(page).fill('');
    await needInput(page).pressSequentially('elec');
    await expect(page.getByRole('option').first()).toBeVisible();
    await needInput(page).fill(NEEDS.openSeat);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^No exact match/ })).toBeVisible();
    await expect(page.getByText(/connection/)).toHaveCount(0);
  });
}

/** Longer than a page waits for a worker that says nothing, in milliseconds. */
const LONG_MS = 20_000;

/** No worker of the page hears anything any more, from now on or from the page's start. */
function deafen(): void {
  Worker.prototype.postMessage = () => {};
}

test('S9 a need is answered although the worker never says anything', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(deafen);
  await page.goto('/#q=roof+leak', { waitUntil: 'networkidle' });
  await expect(page.getByText('Finding who handles')).toBeVisible();
  await page.clock.fastForward(LONG_MS);
  await expect(page.getByRole('heading', { name: 'Who to call for roof leak' })).toBeVisible();
});

test('S9 the next need is answered although the worker has stopped answering', async ({ page }) => {
  await page.clock.install();
  await page.goto('/#q=roof+leak');
  await expect(page.getByRole('heading', { name: 'Who to call for roof leak' })).toBeVisible();
  await page.evaluate(deafen);
  await needInput(page).fill(NEEDS.openSeat);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Finding who handles')).toBeVisible();
  await page.clock.fastForward(LONG_MS);
  await expect(page.getByRole('heading', { name: /^No exact match/ })).toBeVisible();
  await needInput(page).fill(NEEDS.member);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who to call for roof leak' })).toBeVisible();
});

const MEMBER_PAGE = `/members/${demoRows.members[0]?.id}`;

for (const [why, block] of Object.entries(WAYS)) {
  test(`V2 a member's page has its referrals without a worker: ${why}`, async ({ page }) => {
    await block(page);
    await page.route('**/about-member.worker*', (route) => route.abort());
    await page.goto(MEMBER_PAGE);
    await expect(page.getByRole('heading', { name: 'Good referrals' })).toBeVisible();
  });
}

test("V2 a member's page has its referrals although the worker never says anything", async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(deafen);
  await page.goto(MEMBER_PAGE, { waitUntil: 'networkidle' });
  await page.clock.fastForward(LONG_MS);
  await expect(page.getByRole('heading', { name: 'Good referrals' })).toBeVisible();
});
