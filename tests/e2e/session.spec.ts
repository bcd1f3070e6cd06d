/** The session is stored, refreshed, shared between tabs, and removed only once it has ended (A4, A5, P1). */
import { expect, signIn } from './admin-fixtures.ts';
import {
  AUTH,
  button,
  expectLogin,
  expectPanel,
  heading,
  openPanel,
  place,
  REFUSED,
  submit,
  test,
  typeMember,
  UNANSWERED,
} from './login-page.ts';
import { expire, revoke, spoil, store, storedSession } from './stored-session.ts';

test.use({ expectedErrors: [REFUSED] });

test('A5 the complete session is stored and survives a reload', async ({ page, account }) => {
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

test('A5 a session is refreshed before it expires, without user action', async ({
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

test("P1 the page shows 'Loading...' while the session is checked", async ({ signedIn: page }) => {
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

test('A4 clearing the stored session in another tab redirects to the login page', async ({
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

test('A4 logging in on one tab moves the other tabs on from the login page', async ({
  page,
  context,
  account,
}) => {
  const tab = await context.newPage();
  await page.goto('/admin/chains?chain=new');
  await expectLogin(page, { ended: false });
  await tab.goto('/login');
  await submit(tab, account);
  await expectPanel(tab);
  await expectPanel(page);
  expect(place(page)).toBe('/admin/chains?chain=new');
});

test('A4 a revoked session shows a message, and logging in restores the unsaved form', async ({
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
  expect(place(page)).toBe('/admin/members?member=new');
  await expect(page.getByLabel('Member name')).toHaveValue('Ann Archer');
  await button(page, 'Save').click();
  await expect(page.getByText('Member saved!')).toBeVisible();
});

test('A5 a rejected access token is refreshed and the save is retried', async ({
  signedIn: page,
}) => {
  await typeMember(page);
  await spoil(page);
  await button(page, 'Save').click();
  await expect(page.getByText('Member saved!')).toBeVisible();
});

test('A5 a save succeeds when another tab replaces the session during the refresh', async ({
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

test('A4 a rejected token of a revoked session leads to the login page with a message', async ({
  signedIn: page,
  chapter,
}) => {
  await typeMember(page);
  await revoke(page, chapter);
  await spoil(page);
  await button(page, 'Save').click();
  await expectLogin(page, { ended: true });
});

test('A4 S1 a session found to have ended on /login shows a message and hides the Admin link', async ({
  signedIn: page,
  chapter,
}) => {
  await revoke(page, chapter);
  await expire(page);
  await page.route(AUTH, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText(UNANSWERED)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible();
  await page.unroute(AUTH);
  await expectLogin(page, { ended: true });
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
});

for (const [kind, text] of Object.entries({
  'not JSON': 'not a session',
  'an unrelated object': '{"a":1}',
  'missing its expiry': '{"access_token":"a","refresh_token":"r"}',
  'not one the server issued': '{"access_token":"a","refresh_token":"r","expires_at":1}',
})) {
  test(`A4 login works when the stored session is ${kind}`, async ({ page, account }) => {
    await page.goto('/');
    await store(page, text);
    await page.goto('/admin');
    await expect(heading(page, 'Admin Login')).toBeVisible();
    await submit(page, account);
    await expectPanel(page);
  });
}
