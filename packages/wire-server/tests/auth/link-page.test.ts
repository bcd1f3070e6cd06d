/** An application whose page takes mailed links and asks first: no address of its site carries a session. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkIn } from '../conformance/inbox.ts';
import { type AuthHarness, newEmail, PASSWORD, startAuth } from './harness.ts';
import { follow, mailTo, tokenHashIn } from './received.ts';

const OTHER_SITE = 'https://app.example.org/done';

const WITHOUT_PKCE = {
  status: 400,
  body: { message: 'This site requires PKCE: code_challenge and code_challenge_method' },
};

let auth: AuthHarness;
beforeAll(async () => {
  const settings = {
    CONFIRM_EMAIL: 'on',
    MANUAL_LINKING: 'on',
    REDIRECT_URLS: 'https://app.example.org/**',
    // Never asked: each sign-in is refused before.
    OIDC_TOWN_CLIENT_ID: 'client',
    OIDC_TOWN_CLIENT_SECRET: 'secret',
    OIDC_TOWN_ISSUER: 'http://127.0.0.1:9',
  };
  auth = await startAuth(settings, { linkPage: '/login' });
});
afterAll(() => auth?.stop());

async function confirmed() {
  const email = newEmail();
  await auth.client().auth.signUp({ email, password: PASSWORD });
  const token_hash = tokenHashIn(await mailTo(auth, email));
  const client = auth.client();
  const { data } = await client.auth.verifyOtp({ type: 'signup', token_hash });
  return { client, email, token: data.session?.access_token ?? '' };
}

function expectQuestion(page: URL, expected: Readonly<Record<string, string>>): void {
  expect(page.href.startsWith(`${auth.ctx.settings.siteUrl}/login?`)).toBe(true);
  expect(page.hash).toBe('');
  expect(Object.fromEntries(page.searchParams)).toEqual(expected);
}

describe('a mailed link', () => {
  test('A7 leads to the page with what names and redeems it, and stays valid', async () => {
    const email = newEmail();
    await auth.client().auth.signUp({ email, password: PASSWORD });
    const mail = await mailTo(auth, email);
    const token_hash = tokenHashIn(mail);
    for (let times = 0; times < 2; times += 1) {
      expectQuestion(await follow(auth, linkIn(mail)), { token_hash, type: 'signup', email });
    }
    const waiting = await auth.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(waiting.error?.code).toBe('email_not_confirmed');
    const client = auth.client();
    expect((await client.auth.verifyOtp({ type: 'signup', token_hash })).error).toBeNull();
    const used = await follow(auth, linkIn(mail));
    expect(used.searchParams.get('error_code')).toBe('otp_expired');
  });

  test('A7 names the new address of a change, from either side', async () => {
    const { client, email } = await confirmed();
    const next = newEmail();
    await client.auth.updateUser({ email: next });
    for (const receiver of [email, next]) {
      const mail = await mailTo(auth, receiver);
      const token_hash = tokenHashIn(mail);
      const page = await follow(auth, linkIn(mail));
      expectQuestion(page, { token_hash, type: 'email_change', email: next });
    }
  });

  test('A7 to another site that the operator allows signs in there, as in GoTrue', async () => {
    const { email } = await confirmed();
    await auth.client().auth.resetPasswordForEmail(email, { redirectTo: OTHER_SITE });
    const page = await follow(auth, linkIn(await mailTo(auth, email)));
    expect(page.href.startsWith(`${OTHER_SITE}#access_token=`)).toBe(true);
  });
});

describe('a provider', () => {
  test('A7 U2 signs in only with PKCE', async () => {
    const { siteUrl } = auth.ctx.settings;
    for (const site of [siteUrl, `${siteUrl}/login`, 'https://evil.example']) {
      const query = `provider=town&redirect_to=${encodeURIComponent(site)}`;
      expect(await auth.get(`/authorize?${query}`)).toMatchObject(WITHOUT_PKCE);
    }
  });

  test('A7 U2 is linked only with PKCE, whatever the site', async () => {
    const { token } = await confirmed();
    for (const site of [auth.ctx.settings.siteUrl, OTHER_SITE]) {
      const query = `provider=town&redirect_to=${encodeURIComponent(site)}`;
      const answer = await auth.get(`/user/identities/authorize?${query}`, { token });
      expect(answer).toMatchObject(WITHOUT_PKCE);
    }
  });
});
