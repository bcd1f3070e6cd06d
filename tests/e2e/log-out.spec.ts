/** 'Log Out' works in every tab, whether or not the server can be reached (P1, A4, A5). */
import { expect, signIn } from './admin-fixtures.ts';
import {
  AUTH,
  button,
  expectLogin,
  expectPanel,
  openPanel,
  place,
  REFUSED,
  test,
} from './login-page.ts';
import { expire, isAlive, revoke, storedSession } from './stored-session.ts';

test.use({ expectedErrors: [REFUSED] });

test.describe('Log Out', () => {
  test('P1 A4 ends the session of this browser only, in all its tabs and at the server', async ({
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
    await page.goto('/admin/members?member=new');
    await expectPanel(page);
    const session = await storedSession(page);

    await button(page, 'Log Out').click();
    await expectLogin(page, { ended: false });
    await expectLogin(tab, { ended: false });
    expect([place(page), place(tab)]).toEqual(['/login', '/login']);
    await expect.poll(() => isAlive(request, session?.refresh_token ?? '')).toBe(false);
    await page.goto('/admin');
    await expectLogin(page, { ended: false });
    await openPanel(phone);
    expect(await isAlive(request, (await storedSession(phone))?.refresh_token ?? '')).toBe(true);
    await elsewhere.close();
  });

  test('A5 works for a session that the server no longer knows', async ({
    signedIn: page,
    chapter,
  }) => {
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
    test(`A5 works with ${token} when the server does not respond`, async ({ signedIn: page }) => {
      await openPanel(page);
      await page.route(AUTH, (route) => route.abort());
      await prepare(page);
      await button(page, 'Log Out').click();
      await expectLogin(page, { ended: false });
      expect(await storedSession(page)).toBeNull();
    });
  }
});
