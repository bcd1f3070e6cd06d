/** What a first visit of `/` loads. The limits are those of the product's brief. */
import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';

/** Kilobytes of JavaScript, gzip, before a need can be typed and searched; and in all. */
const BEFORE_USABLE_KB = 115;
const IN_ALL_KB = 150;
const KB = 1000;

test('S1 a first visit stays within its JavaScript budget', async ({ page, request }) => {
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.set(response.url(), gzipSync(await response.body(), { level: 9 }).byteLength);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const html = await (await request.get('/')).text();
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  // What the page itself names loads first; the engine is asked for once the page works.
  const first = [...scripts]
    .filter(([url]) => html.includes(new URL(url).pathname))
    .reduce((sum, [, size]) => sum + size, 0);
  expect(first).toBeGreaterThan(0);
  expect(first / KB).toBeLessThanOrEqual(BEFORE_USABLE_KB);
  expect(total / KB).toBeLessThanOrEqual(IN_ALL_KB);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S2 the question is drawn before any script runs', async ({ page, request }) => {
    await page.goto('/');
    await expect(page.getByLabel('What do you need?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'realtor' })).toBeVisible();
    expect(await (await request.get('/')).text()).toContain('Pathfinder needs JavaScript');
  });
});
