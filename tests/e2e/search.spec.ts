/** Searching: the page, the query, its URL, and how the answer is announced (S). */
import { SESSION_KEY } from 'ui/session-presence.ts';
import { TOAST_MS } from 'ui/toasts.tsx';
import { expect, NEEDS, needInput, openReady, search, test, toast } from './fixtures.ts';

test('S1 the header shows logo, title and tagline, and no Admin link to a visitor', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.locator('svg')).toBeVisible();
  await expect(header.getByText('Pathfinder')).toBeVisible();
  // Until the chapter is known: 'Who in our chapter can help?'
  await expect(header.getByText('Who in Waxhaw can help?')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Admin' })).toHaveCount(0);
});

test('S1 the Admin link follows the stored session, even when another tab changes it', async ({
  page,
  context,
}) => {
  const session = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 4_102_444_800 };
  await page.goto('/');
  const admin = page.getByRole('link', { name: 'Admin' });
  await expect(admin).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
  await expect(admin).toBeVisible();
  await page.reload();
  await expect(admin).toHaveAttribute('href', '/admin');
  await other.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
  await expect(admin).toHaveCount(0);
});

test('S2 one labelled input and a button; Enter submits', async ({ page }) => {
  await openReady(page);
  const input = page.getByLabel('What do you need?');
  await expect(input).toHaveAttribute('placeholder', 'roof leak');
  await expect(page.getByRole('button', { name: 'Find Path' })).toBeVisible();
  await input.fill(NEEDS.member);
  await input.press('Enter');
  await expect(
    page.getByRole('heading', { name: `Who to call for ${NEEDS.member}` }),
  ).toBeVisible();
});

test('S2 a search submitted before the script has loaded still runs', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await needInput(page).fill(NEEDS.member);
  const reopened = page.waitForURL('/?q=roof+leak', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Find Path' }).click();
  release();
  await reopened;
  await expect(page.getByRole('heading', { name: /^Who to call/ })).toBeVisible();
});

test('S4 a new search clears the earlier result, so only one mode is shown', async ({ page }) => {
  await search(page, NEEDS.member);
  await expect(page.getByText('Introduction script')).toBeVisible();
  await needInput(page).fill(NEEDS.openSeat);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Open Seat Opportunity', { exact: true })).toBeVisible();
  await expect(page.getByText('Introduction script')).toHaveCount(0);
  await expect(page.getByRole('region')).toHaveCount(1);
});

test("S7 the footer shows today's date in the visitor's locale", async ({ page }) => {
  await page.goto('/');
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString(undefined, { dateStyle: 'long' }),
  );
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(`Data last updated ${today}`, { exact: true })).toBeVisible();
});

test('S8 opening an address with a query runs the search', async ({ page }) => {
  await page.goto('/?q=roof+leak');
  await expect(page.getByRole('heading', { name: 'Who to call for roof leak' })).toBeVisible();
  await expect(needInput(page)).toHaveValue('roof leak');
  await expect(page).toHaveTitle('roof leak — Pathfinder');
});

test('S8 Back and Forward move between searches', async ({ page }) => {
  await search(page, NEEDS.member);
  await needInput(page).fill(NEEDS.openSeat);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^No exact match/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Who to call/ })).toBeVisible();
  await expect(needInput(page)).toHaveValue(NEEDS.member);
  await page.goBack();
  await expect(page.getByRole('list', { name: 'How it works' })).toBeVisible();
  await expect(needInput(page)).toHaveValue('');
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('heading', { name: /^No exact match/ })).toBeVisible();
});

test('S8 repeating a search runs it again without a new history entry', async ({ page }) => {
  await search(page, NEEDS.member);
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(toast(page, 'Found 2 relevant member(s)!')).toHaveCount(0);
  await page.getByRole('button', { name: 'Find Path' }).click();
  await expect(toast(page, 'Found 2 relevant member(s)!')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('S6 a toast stays while it has the focus, and disappears afterwards', async ({ page }) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await search(page, NEEDS.member);
  const news = toast(page, 'Found 2 relevant member(s)!');
  const dismiss = page.getByRole('button', { name: 'Dismiss message' });
  await dismiss.focus();
  await page.clock.pauseAt(now + 60_000);
  await page.clock.runFor(TOAST_MS);
  await expect(news).toBeVisible();
  await dismiss.blur();
  await page.clock.runFor(TOAST_MS);
  await expect(news).toHaveCount(0);
});

test('S8 the answer receives the focus and is announced in one sentence', async ({ page }) => {
  await search(page, NEEDS.member);
  await expect(page.getByRole('region')).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('2 members found for roof leak.');
});

test('S8 on a phone a new answer scrolls into view together with the search input', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await search(page, NEEDS.misspelt);
  await page.getByText('Message to send').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Search for exactly' }).click();
  await expect(needInput(page)).toBeInViewport();
  await expect(page.getByRole('heading', { name: /roff leak/ })).toBeInViewport({ ratio: 1 });
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: [/404/] });

  test('S10 shows the 404 page and logs the attempted path', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such'));
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    expect((await logged).type()).toBe('error');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByLabel('What do you need?')).toBeVisible();
  });
});
