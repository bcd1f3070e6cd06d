/** The session: kept, refreshed, followed from tab to tab, and ended only when it is over (A4, A5, P1). */
import type { Page } from '@playwright/test';
import { copyDemoDatabase } from '../server/embedded.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';
import { expect, signIn } from './admin-fixtures.ts';
import { button, expectPanel, heading, place, REFUSED, submit, test } from './login-page.ts';
import { expire, isAlive, revoke, spoil, store, storedSession } from './stored-session.ts';

const AUTH = '**/auth/v1/**';
const ENDED = 'Your session has ended. Please log in again.';
const DEAF = 'The server does not answer.';

test.use({ expectedErrors: [REFUSED] });

async function openPanel(page: Page): Promise<void> {
  await page.goto('/admin');
  await expectPanel(page);
}

/** Opens the form for a new member and fills in what it needs. */
async function typeMember(page: Page): Promise<void> {
  await page.goto('/admin?member=new');
  await page.getByLabel('Member name').fill('Ann Archer');
  await page.getByLabel('Profession role').fill('Roofer');
}

async function expectLogin(page: Page, { ended }: { readonly ended: boolean }): Promise<void> {
  await expect(heading(page, 'Admin Login')).toBeVisible();
  await expect(page.getByText(ENDED)).toHaveCount(ended ? 1 : 0);
}

test('A5 a session is kept whole, and survives a reload', async ({ page, account }) => {
  await page.goto('/login');
  await submit(page, account);
  await expectPanel(page);
  const session = await storedSession(page);
  expect(session).toMatchObject({ user: { email: account.email } });
  expect(session?.access_token).toBeTruthy();
  expect(session?.refresh_token).toBeTruthy();
  expect(session?.expires_at).toBeGreaterThan(Date.now() / 1000);
  await page.reload();
  await expectPanel(page);
  expect(await storedSession(page)).toEqual(session);
});

test('A5 a session is refreshed before it expires, without anybody doing anything', async ({
  signedIn: page,
}) => {
  await page.clock.install();
  await openPanel(page);
  const before = await storedSession(page);
  await page.clock.fastForward('59:00');
  await expect
    .poll(async () => (await storedSession(page))?.refresh_token)
    .not.toBe(before?.refresh_token);
  await expectPanel(page);
});

test("P1 the page says 'Loading...' while the session is checked", async ({ signedIn: page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(AUTH, async (route) => {
    await held;
    await route.continue();
  });
  await expire(page);
  for (const path of ['/login', '/admin']) {
    await page.goto(path);
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  }
  release();
  await expectPanel(page);
});

test.describe('Log Out', () => {
  test('A4 ends the session of this browser only, in all its tabs and at the server', async ({
    signedIn: page,
    context,
    chapter,
    account,
    browser,
    baseURL,
    request,
  }) => {
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const phone = await elsewhere.newPage();
    await signIn(phone, chapter, account);
    const tab = await context.newPage();
    await openPanel(tab);
    await page.goto('/admin?member=new');
    await expectPanel(page);
    const session = await storedSession(page);

    await button(page, 'Log Out').click();
    await expectLogin(page, { ended: false });
    await expectLogin(tab, { ended: false });
    expect([place(page), place(tab)]).toEqual(['/login', '/login']);
    await expect.poll(() => isAlive(request, session?.refresh_token ?? '')).toBe(false);
    await openPanel(phone);
    expect(await isAlive(request, (await storedSession(phone))?.refresh_token ?? '')).toBe(true);
    await elsewhere.close();
  });

  test('A5 ignores a server that knows of no such session', async ({ signedIn: page, chapter }) => {
    await openPanel(page);
    await revoke(page, chapter);
    await button(page, 'Log Out').click();
    await expectLogin(page, { ended: false });
    expect(await storedSession(page)).toBeNull();
  });

  for (const [token, prepare] of [
    ['a fresh token', async () => {}],
    ['an expired token', expire],
  ] as const) {
    test(`A5 works with ${token} while the server does not answer`, async ({ signedIn: page }) => {
      await openPanel(page);
      await page.route(AUTH, (route) => route.abort());
      await prepare(page);
      await button(page, 'Log Out').click();
      await expectLogin(page, { ended: false });
      expect(await storedSession(page)).toBeNull();
    });
  }
});

test('A4 a session that another program removes leads to the login page', async ({
  signedIn: page,
  context,
}) => {
  await openPanel(page);
  const visitor = await context.newPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('link', { name: 'Admin' })).toBeVisible();
  await visitor.evaluate(() => localStorage.clear());
  await expectLogin(page, { ended: true });
});

test('A4 logging in leads on the other tabs that wait for it', async ({
  page,
  context,
  account,
}) => {
  const tab = await context.newPage();
  await page.goto('/admin?chain=new');
  await expectLogin(page, { ended: false });
  await tab.goto('/login');
  await submit(tab, account);
  await expectPanel(tab);
  await expectPanel(page);
  expect(place(page)).toBe('/admin?chain=new');
});

test('A4 a session that is over says so, and leads back to what was being typed', async ({
  signedIn: page,
  chapter,
  account,
}) => {
  await typeMember(page);
  await revoke(page, chapter);
  await expire(page);
  await button(page, 'Save').click();
  await expectLogin(page, { ended: true });
  expect(await storedSession(page)).toBeNull();

  await page.reload();
  await expectLogin(page, { ended: true });
  await submit(page, account);
  await expectPanel(page);
  expect(place(page)).toBe('/admin?member=new');
  await expect(page.getByLabel('Member name')).toHaveValue('Ann Archer');
  await button(page, 'Save').click();
  await expect(page.getByText('Member saved!')).toBeVisible();
});

test('A5 a token that the server does not take is exchanged, and what was saved is saved', async ({
  signedIn: page,
}) => {
  await typeMember(page);
  await spoil(page);
  await button(page, 'Save').click();
  await expect(page.getByText('Member saved!')).toBeVisible();
});

test('A5 a session that another tab renews at the same moment is no end of it', async ({
  signedIn: page,
  context,
  chapter,
  account,
}) => {
  await typeMember(page);
  await spoil(page);
  await page.route('**/token?grant_type=refresh_token', async (route) => {
    const response = await route.fetch();
    const tab = await context.newPage();
    await signIn(tab, chapter, account);
    await route.fulfill({ response });
  });
  await button(page, 'Save').click();
  await expect(page.getByText('Member saved!')).toBeVisible();
});

test('A5 a token that cannot be exchanged now is no end of the session', async ({
  signedIn: page,
}) => {
  await typeMember(page);
  await spoil(page);
  await page.clock.install();
  await page.route(AUTH, (route) => route.abort());
  const unanswered = page.waitForEvent('requestfailed');
  await button(page, 'Save').click();
  await unanswered;
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByText('The server does not answer. Try again in a moment.')).toBeVisible({
      timeout: 100,
    });
  }).toPass();
  expect(await storedSession(page)).not.toBeNull();
});

test('A4 a session that the server knows nothing of any more says so', async ({
  signedIn: page,
  chapter,
}) => {
  await typeMember(page);
  await revoke(page, chapter);
  await spoil(page);
  await button(page, 'Save').click();
  await expectLogin(page, { ended: true });
});

test('A4 S1 a session that was over before says so, and the header forgets it', async ({
  signedIn: page,
  chapter,
}) => {
  await revoke(page, chapter);
  await expire(page);
  await page.route(AUTH, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText(DEAF)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible();
  await page.unroute(AUTH);
  await expectLogin(page, { ended: true });
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
});

for (const [failure, status] of [
  ['does not answer', null],
  ['is behind a firewall that refuses', 403],
  ['answers 503', 503],
  ['has had too many requests', 429],
] as const) {
  test(`A5 nobody is signed out by a server that ${failure}`, async ({ signedIn: page }) => {
    await expire(page);
    await page.route(AUTH, (route) =>
      status === null
        ? route.abort()
        : route.fulfill({
            status,
            contentType: status === 403 ? 'text/html' : 'application/json',
            body: '{"code":"x","message":"Not now"}',
          }),
    );
    await page.goto('/admin?chain=new');
    await expect(page.getByText(DEAF)).toBeVisible();
    expect(await storedSession(page)).not.toBeNull();
    await page.unroute(AUTH);
    await expectPanel(page);
    expect(place(page)).toBe('/admin?chain=new');
  });
}

test('A5 nobody is signed out by a server that stays away for long', async ({ signedIn: page }) => {
  await expire(page);
  await page.route(AUTH, (route) => route.abort());
  await page.clock.install();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const unanswered = page.waitForEvent('requestfailed');
  await page.goto('/admin');
  await unanswered;
  const givenUp = page.waitForEvent('requestfailed');
  await page.clock.fastForward('01:00');
  await givenUp;
  await page.unroute(AUTH);
  await expect(async () => {
    await page.clock.fastForward('00:10');
    await expectPanel(page);
  }).toPass();
  expect(visited).not.toContain('/login');
});

test('A5 Retry asks the server at once', async ({ signedIn: page }) => {
  await expire(page);
  await page.route(AUTH, (route) => route.abort());
  await page.clock.install();
  const unanswered = page.waitForEvent('requestfailed');
  await page.goto('/admin');
  await unanswered;
  // No timer ends from here on: it is the click that asks.
  await page.clock.pauseAt(Date.now() + 10_000);
  await expect(page.getByText(DEAF)).toBeVisible();
  await page.unroute(AUTH);
  await button(page, 'Retry').click();
  await expectPanel(page);
});

test('A5 a save that waits for the session goes through once the server is back', async ({
  signedIn: page,
}) => {
  await typeMember(page);
  await page.route(AUTH, (route) => route.abort());
  await expire(page);
  const unanswered = page.waitForEvent('requestfailed');
  await button(page, 'Save').click();
  await unanswered;
  await expectPanel(page);
  await page.unroute(AUTH);
  await expect(page.getByText('Member saved!')).toBeVisible();
});

for (const [kind, text] of Object.entries({
  'no JSON': 'not a session',
  'no session': '{"a":1}',
  'a session without end': '{"access_token":"a","refresh_token":"r"}',
  'a session nobody gave': '{"access_token":"a","refresh_token":"r","expires_at":1}',
})) {
  test(`A4 who has stored ${kind} logs in as anybody else`, async ({ page, account }) => {
    await page.goto('/');
    await store(page, text);
    await page.goto('/admin');
    await expect(heading(page, 'Admin Login')).toBeVisible();
    await submit(page, account);
    await expectPanel(page);
  });
}

interface RestartFixtures {
  dataDir: string;
}

const restartTest = test.extend<RestartFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  dataDir: async ({}, use) => {
    const folder = temporaryFolder();
    await copyDemoDatabase(folder.path);
    await use(folder.path);
    folder.remove();
  },
  chapter: async ({ startChapter, dataDir }, use) => use(await startChapter({}, dataDir)),
});

restartTest(
  'A5 the session outlives the server, under an open panel with unsaved text',
  async ({ signedIn: page, chapter, startChapter, dataDir }) => {
    // Two servers start.
    restartTest.slow();
    await typeMember(page);
    await chapter.server.stop('SIGKILL');
    await button(page, 'Save').click();
    await expect(page.getByText('Failed to save member')).toBeVisible();

    await startChapter({ PORT: new URL(chapter.url).port }, dataDir);
    await expire(page);
    await button(page, 'Save').click();
    await expect(page.getByText('Member saved!')).toBeVisible();
    await page.reload();
    await expectPanel(page);
  },
);
