/** No session by link (A7): attacks with mailed links, sessions in addresses and providers' callbacks. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  follow,
  linkIn,
  type OidcProvider,
  startOidcProvider,
} from 'wire-server/testing';
import { expectNoViolations } from './accessibility-checks.ts';
import { type Account, type Chapter, signIn } from './admin-fixtures.ts';
import {
  button,
  expectPanel,
  followLink,
  heading,
  mailingTest,
  openPanel,
  place,
  REFUSED,
  test,
} from './login-page.ts';
import { storedSession } from './stored-session.ts';

const NO_LONGER = 'This link no longer signs you in.';
const FAILED = 'This link no longer works: it has expired or was already used.';

/** A session of the attacker's, as a fragment. */
async function fragmentOf(chapter: Chapter, account: Account, type: string): Promise<string> {
  const answer = await fetch(`${chapter.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify(account),
  });
  const { access_token, refresh_token } = await answer.json();
  const fields = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer', type };
  return `#${new URLSearchParams(fields)}`;
}

async function requestLink({ url }: Chapter, email: string): Promise<void> {
  const redirect = encodeURIComponent(`${url}/login?step=new-password`);
  const answer = await fetch(`${url}/auth/v1/recover?redirect_to=${redirect}`, {
    method: 'POST',
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(200);
}

/** No address in the tab's history contains a token. */
async function expectNoTokens(context: BrowserContext, page: Page): Promise<void> {
  const history = await context.newCDPSession(page);
  const { entries } = await history.send('Page.getNavigationHistory');
  expect(entries.filter(({ url }) => /token/.test(url))).toEqual([]);
}

for (const path of [
  '/',
  '/login?step=new-password',
  '/admin',
  '/admin/settings/account',
  '/members',
]) {
  test(`A7 a session in the fragment of ${path} signs nobody in and replaces nobody`, async ({
    context,
    signedIn: page,
    chapter,
    account,
    browser,
  }) => {
    const otherTab = await context.newPage();
    await openPanel(otherTab);
    const before = await storedSession(otherTab);
    const fragment = await fragmentOf(chapter, await chapter.account(), 'recovery');
    await page.goto(path + fragment);
    await expectPanel(page);
    expect(place(page)).toBe('/admin');
    await expectNoTokens(context, page);
    expect(await storedSession(page)).toEqual(before);
    await otherTab.goto('/admin/settings/account');
    await expect(otherTab.getByText(account.email).first()).toBeVisible();

    const signedOut = await browser.newContext({ baseURL: chapter.url });
    const visitor = await signedOut.newPage();
    await visitor.goto(path + fragment);
    await expect(heading(visitor, 'Admin Login')).toBeVisible();
    await expect(visitor.getByRole('alert')).toContainText(NO_LONGER);
    await expectNoViolations(visitor);
    expect(await storedSession(visitor)).toBeNull();
    await signedOut.close();
  });
}

mailingTest(
  'A7 a link never replaces another session unasked, and works until it is agreed to',
  async ({ context, signedIn: page, chapter, account, inbox }) => {
    const other = await chapter.account();
    await requestLink(chapter, other.email);
    const link = linkIn(await inbox.take(other.email));
    const before = await storedSession(await openedPanel(page));

    await page.goto(link.href);
    await expect(heading(page, `Continue as ${other.email}?`)).toBeVisible();
    await expect(
      page.getByText(`You are signed in as ${account.email}. Continue as ${other.email} instead?`),
    ).toBeVisible();
    await expectNoViolations(page);
    await button(page, `Stay signed in as ${account.email}`).click();
    await expectPanel(page);
    expect(await storedSession(page)).toEqual(before);

    const otherTab = await context.newPage();
    await openPanel(otherTab);
    await followLink(page, link, other.email);
    await expect(page.getByText(`For ${other.email}.`)).toBeVisible();
    await expectNoTokens(context, page);
    expect((await storedSession(otherTab))?.user.email).toBe(other.email);
    // The session that was replaced has ended.
    const answer = await page.request.get('/auth/v1/user', {
      headers: { Authorization: `Bearer ${before?.access_token}` },
    });
    expect(answer.status()).toBe(403);
  },
);

mailingTest(
  'A7 a program that opens links before their receiver uses none of them up',
  async ({ page, chapter, account, inbox }) => {
    await requestLink(chapter, account.email);
    const link = linkIn(await inbox.take(account.email));
    for (let times = 0; times < 3; times += 1) {
      const answer = await fetch(link);
      expect(new URL(answer.url).pathname).toBe('/login');
    }
    await followLink(page, link, account.email);
    await expect(heading(page, 'Choose a new password')).toBeVisible();
  },
);

mailingTest.describe('a link that says it is for someone else', () => {
  mailingTest.use({ expectedErrors: [REFUSED] });

  mailingTest(
    'A7 opens nothing, and ends the session that it would have brought',
    async ({ signedIn: page, chapter, account, inbox, browser }) => {
      const attacker = await chapter.account();
      await requestLink(chapter, attacker.email);
      const link = linkIn(await inbox.take(attacker.email));
      const forged = `/login?token_hash=${link.searchParams.get('token')}&type=recovery&email=${encodeURIComponent(account.email)}`;
      const before = await storedSession(await openedPanel(page));
      const verified = page.waitForResponse('**/auth/v1/verify');
      const ended = page.waitForResponse('**/auth/v1/logout?scope=local');
      await page.goto(forged);
      await button(page, 'Continue').click();
      expect((await verified).status()).toBe(200);
      expect((await ended).status()).toBe(204);
      await expect(page.getByText(FAILED)).toBeVisible();
      expect(await storedSession(page)).toEqual(before);

      const signedOut = await browser.newContext({ baseURL: chapter.url });
      const visitor = await signedOut.newPage();
      await visitor.goto(forged);
      await button(visitor, 'Continue').click();
      await expect(visitor.getByRole('alert')).toHaveText(FAILED);
      await expect(heading(visitor, 'Forgot your password?')).toBeVisible();
      await signedOut.close();
    },
  );
});

test('A7 an incomplete link shows a message, and no text of its own', async ({ page }) => {
  for (const search of ['token_hash=x', 'token_hash=x&type=recovery&email=Call+555-0100']) {
    await page.goto(`/login?${search}`);
    await expect(page.getByRole('alert')).toContainText(FAILED);
    await expect(page.getByText('555-0100')).toHaveCount(0);
  }
});

const ANN = { sub: 'ann', email: 'ann@example.com', email_verified: true, name: 'Ann Example' };

const providerTest = test.extend<{ provider: OidcProvider }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  provider: async ({}, use) => {
    const provider = await startOidcProvider(ANN);
    await use(provider);
    await provider.stop();
  },
  chapter: async ({ provider, startChapter }, use) => {
    const chapter = await startChapter({
      OIDC_TOWN_CLIENT_ID: CLIENT_ID,
      OIDC_TOWN_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_TOWN_ISSUER: provider.issuer,
      MANUAL_LINKING: 'on',
    });
    provider.register(`${chapter.url}/auth/v1/callback`);
    await use(chapter);
  },
});

/**
 * Begins in the page, and signs in Ann at the provider without the page, which so gets no answer.
 * @returns the callback's address
 */
async function callbackFor(page: Page, chapter: Chapter, begin: () => Promise<void>): Promise<URL> {
  const { promise, resolve } = Promise.withResolvers<URL>();
  await page.route(/authorize\?|^http:\/\/127\.0\.0\.1:/, async (route) => {
    const url = `${route.request().url()}&login_hint=ann`;
    // The page asks for the provider's address first, in order to link.
    if (url.includes('skip_http_redirect')) return route.continue({ url });
    resolve(await follow(url, `${chapter.url}/auth/v1/callback`));
    await route.abort();
  });
  await begin();
  const callback = await promise;
  await page.unrouteAll();
  return callback;
}

providerTest.describe('a callback', () => {
  providerTest.use({
    expectedAddresses: [/^http:\/\/127\.0\.0\.1:/],
    expectedErrors: [REFUSED],
  });

  providerTest(
    'A7 U2 that another browser began signs nobody in',
    async ({ page, browser, chapter }) => {
      const context = await browser.newContext({ baseURL: chapter.url });
      const attacker = await context.newPage();
      const callback = await callbackFor(attacker, chapter, async () => {
        await attacker.goto('/login');
        await button(attacker, 'Continue with Town').click();
      });
      await page.goto(callback.href);
      await expect(page.getByRole('alert')).toContainText('Signing in did not work.');
      expect(await storedSession(page)).toBeNull();
      await context.close();
    },
  );

  providerTest(
    "A7 U2 links nobody's identity to the account of another browser",
    async ({ page, signedInElsewhere, chapter }) => {
      const attacker = await chapter.account();
      const elsewhere = await signedInElsewhere(attacker);
      const callback = await callbackFor(elsewhere, chapter, async () => {
        await elsewhere.goto('/admin/settings/account');
        await button(elsewhere, 'Link Town').click();
      });
      // The victim, whom the provider knows, opens it.
      await page.goto(callback.href);
      await expect(heading(page, 'Admin Login')).toBeVisible();
      await elsewhere.goto('/privacy');
      const answer = await fetch(`${chapter.url}/auth/v1/user`, {
        headers: { Authorization: `Bearer ${(await storedSession(elsewhere))?.access_token}` },
      });
      const { identities } = await answer.json();
      expect(identities.map(({ provider }: { provider: string }) => provider)).toEqual(['email']);
    },
  );

  providerTest('A7 U2 is not begun without PKCE', async ({ chapter }) => {
    const redirect = encodeURIComponent(`${chapter.url}/login`);
    const answer = await fetch(
      `${chapter.url}/auth/v1/authorize?provider=town&redirect_to=${redirect}`,
      { redirect: 'manual' },
    );
    expect(answer.status).toBe(400);
    expect((await answer.json()).msg).toContain('requires PKCE');
  });

  providerTest(
    'A7 asks before it replaces the session of another tab',
    async ({ page, chapter, account }) => {
      const callback = await callbackFor(page, chapter, async () => {
        await page.goto('/login');
        await button(page, 'Continue with Town').click();
      });
      await signIn(page, chapter, account);
      await page.goto(callback.href);
      await expect(heading(page, `Continue as ${ANN.email}?`)).toBeVisible();
      await button(page, `Stay signed in as ${account.email}`).click();
      await expectPanel(page);
      expect((await storedSession(page))?.user.email).toBe(account.email);
    },
  );
});

async function openedPanel(page: Page): Promise<Page> {
  await openPanel(page);
  return page;
}
