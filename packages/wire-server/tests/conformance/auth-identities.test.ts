/** Signing in with a provider over the wire, and linking, listing and unlinking identities. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, expect } from 'vitest';
import { follow } from '../auth/browser.ts';
import { CLIENT_ID, CLIENT_SECRET, type Person, startOidcProvider } from '../auth/oidc-provider.ts';
import { askAuth, bearer, clientOf, expectRefused, signUp } from './clients.ts';
import { describeTarget } from './describe-target.ts';
import { codeIn } from './inbox.ts';
import { OTHER_SITE, type RunningTarget, SITE } from './target.ts';

const DONE = `${OTHER_SITE}/done`;
/** The provider's redirect URL: the service's public address. */
const CALLBACK = `${SITE}/auth/v1/callback`;

const oidc = await startOidcProvider();
oidc.register(CALLBACK);
afterAll(() => oidc.stop());

/** A person known only to the provider. */
function newStranger(): Person & { readonly email: string } {
  const sub = crypto.randomUUID();
  const person = { sub, email: `${sub}@example.com`, email_verified: true, name: 'Ines Calloway' };
  oidc.people.push(person);
  return person;
}

/** Signs in at the provider. @returns the callback URL, on the server under test. */
async function callbackOf(target: RunningTarget, url: string): Promise<URL> {
  const { search } = await follow(url, CALLBACK);
  return new URL(`${target.url}/auth/v1/callback${search}`);
}

/** The target of the URL's redirect. */
async function redirectOf(url: URL, init?: RequestInit): Promise<URL> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

async function begin(client: SupabaseClient, who: Person, redirectTo = DONE): Promise<string> {
  const { data } = await client.auth.signInWithOAuth({
    // The client library's type lists Supabase's providers; here the operator configures them.
    provider: 'town' as 'google',
    options: { redirectTo, queryParams: { login_hint: who.sub } },
  });
  return data.url ?? '';
}

/** Completes a sign-in with PKCE. @returns the user of the new session. */
async function signIn(target: RunningTarget, client: SupabaseClient, who: Person) {
  const back = await redirectOf(await callbackOf(target, await begin(client, who)));
  const { data, error } = await client.auth.exchangeCodeForSession(
    back.searchParams.get('code') ?? '',
  );
  if (data.user === null) throw error ?? new Error(`Redirected to ${back}`);
  return data.user;
}

/** Links the provider's `who` to the client's account. @returns the final redirect. */
async function link(target: RunningTarget, client: SupabaseClient, who: Person): Promise<URL> {
  const { data, error } = await client.auth.linkIdentity({
    provider: 'town' as 'google',
    options: { redirectTo: DONE, queryParams: { login_hint: who.sub } },
  });
  if (data.url === null) throw error;
  return redirectOf(await callbackOf(target, data.url));
}

describeTarget(
  'identities',
  (it, target) => {
    it('U1 U2 a provider signs in, with a code for the requesting client', async () => {
      const who = newStranger();
      const client = clientOf(target(), { flowType: 'pkce' });
      const url = await begin(client, who);
      const sent = await fetch(url, { redirect: 'manual' });
      expect(sent.status).toBe(302);
      expect(sent.headers.get('location')).toContain(oidc.issuer);

      const user = await signIn(target(), client, who);
      expect(user).toMatchObject({
        email: who.email,
        email_confirmed_at: expect.any(String),
        app_metadata: { provider: 'town', providers: ['town'] },
        user_metadata: { full_name: 'Ines Calloway' },
        identities: [{ provider: 'town', id: who.sub, email: who.email }],
      });
      const { data } = await client.auth.getSession();
      expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
        aal: 'aal1',
        amr: [{ method: 'oauth' }],
      });
      const again = await signIn(target(), clientOf(target(), { flowType: 'pkce' }), who);
      expect(again.id).toBe(user.id);
    });

    it('U1 without a challenge the page gets the tokens in the fragment', async () => {
      const who = newStranger();
      const callback = await callbackOf(target(), await begin(clientOf(target()), who));
      const page = await redirectOf(callback);
      expect(page.href.startsWith(`${DONE}#`)).toBe(true);
      const { data } = await clientOf(target()).auth.getUser(fragmentOf(page).access_token);
      expect(data.user?.email).toBe(who.email);
    });

    it('U1 a provider may post its response', async () => {
      const callback = await callbackOf(target(), await begin(clientOf(target()), newStranger()));
      const [address = '', body = ''] = callback.href.split('?');
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const page = await redirectOf(new URL(address), { method: 'POST', headers, body });
      expect(fragmentOf(page)).toHaveProperty('access_token');
    });

    it('U1 a response works once, and an unsolicited one not at all', async () => {
      const callback = await callbackOf(target(), await begin(clientOf(target()), newStranger()));
      await redirectOf(callback);
      const again = await redirectOf(callback);
      expect(fragmentOf(again)).toMatchObject({ error_code: 'flow_state_already_used' });
      callback.searchParams.set('state', crypto.randomUUID());
      const invented = await redirectOf(callback);
      expect(invented.origin).toBe(SITE);
      expect(fragmentOf(invented)).toMatchObject({ error_code: 'bad_oauth_state' });
      expect(Object.fromEntries(invented.searchParams)).toMatchObject(fragmentOf(invented));
    });

    it("U1 a refusal at the provider is passed on with the provider's error", async () => {
      const unknown = { sub: 'unknown', email: 'unknown@example.com' };
      const page = await redirectOf(
        await callbackOf(target(), await begin(clientOf(target()), unknown)),
      );
      const refusal = { error: 'access_denied', error_description: 'They said no' };
      expect(fragmentOf(page)).toMatchObject(refusal);
    });

    it('U1 a provider sign-in redirects to allowed addresses only', async () => {
      for (const redirectTo of [
        'https://evil.example/',
        '//evil.example',
        `${SITE}@evil.example`,
      ]) {
        const url = await begin(clientOf(target()), newStranger(), redirectTo);
        expect((await redirectOf(await callbackOf(target(), url))).origin, redirectTo).toBe(SITE);
      }
    });

    it('U1 a challenge and its method are required together', async () => {
      for (const query of ['code_challenge=x', 'code_challenge_method=s256']) {
        const response = await askAuth(target(), `/authorize?provider=town&${query}`);
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
      }
    });

    it('U2 an address verified on both sides is one account', async () => {
      const who = newStranger();
      const client = clientOf(target());
      await client.auth.signInWithOtp({ email: who.email });
      const token = codeIn(await target().inbox.take(who.email));
      const { data } = await client.auth.verifyOtp({ email: who.email, token, type: 'email' });
      const user = await signIn(target(), clientOf(target(), { flowType: 'pkce' }), who);
      expect(user.id).toBe(data.user?.id);
      expect(user.app_metadata.providers).toEqual(['email', 'town']);
    });

    it('U2 an address the provider has not verified opens no existing account', async () => {
      const { session, person } = await signUp(target());
      const who = { ...newStranger(), email: person.email, email_verified: false };
      oidc.people.splice(-1, 1, who);
      const user = await signIn(target(), clientOf(target(), { flowType: 'pkce' }), who);
      expect(user.id).not.toBe(session.user.id);
      expect(user.email).not.toBe(person.email);
    });

    it('U2 a squatter loses the account once the owner of the address signs in', async () => {
      const who = newStranger();
      const squatter = clientOf(target());
      const password = crypto.randomUUID();
      await squatter.auth.signUp({ email: who.email, password });
      const owner = clientOf(target(), { flowType: 'pkce' });
      await signIn(target(), owner, who);
      const back = await clientOf(target()).auth.signInWithPassword({ email: who.email, password });
      expectRefused(back, 400, 'invalid_credentials');
      expect((await squatter.auth.getUser()).error).not.toBeNull();
    });

    it('U2 an identity is linked by hand, listed, and unlinked again', async () => {
      const { client, session } = await signUp(target(), { flowType: 'pkce' });
      const who = newStranger();
      const back = await link(target(), client, who);
      await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
      const { data } = await client.auth.getUserIdentities();
      expect(data?.identities.map(({ provider }) => provider)).toEqual(['email', 'town']);
      const other = clientOf(target(), { flowType: 'pkce' });
      expect((await signIn(target(), other, who)).id).toBe(session.user.id);

      const [email, town] = data?.identities ?? [];
      if (email === undefined || town === undefined) throw new Error('Expected two identities');
      expect((await client.auth.unlinkIdentity(town)).error).toBeNull();
      const left = (await client.auth.getUser()).data.user;
      expect(left?.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] });
      const last = await client.auth.unlinkIdentity(email);
      expectRefused(last, 422, 'single_identity_not_deletable');
    });

    it('U2 linking returns the URL or redirects to it', async () => {
      const { session } = await signUp(target());
      const headers = bearer(session.access_token);
      const query = `provider=town&redirect_to=${DONE}`;
      const path = `/user/identities/authorize?${query}`;
      const told = await askAuth(target(), `${path}&skip_http_redirect=true`, { headers });
      expect(told.status).toBe(200);
      expect(await told.json()).toEqual({ url: expect.stringContaining(oidc.issuer) });
      const led = await askAuth(target(), path, { headers });
      expect(led.status).toBe(302);
      expect(led.headers.get('location')).toContain(oidc.issuer);
      const visitor = await askAuth(target(), path);
      expect(visitor.status).toBe(401);
    });

    it("U2 another user's identity cannot be linked", async () => {
      const who = newStranger();
      await signIn(target(), clientOf(target(), { flowType: 'pkce' }), who);
      const { client } = await signUp(target(), { flowType: 'pkce' });
      const back = await link(target(), client, who);
      expect(fragmentOf(back)).toMatchObject({ error_code: 'identity_already_exists' });
      expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
    });

    it("U2 an unknown identity or another user's cannot be unlinked", async () => {
      const mine = await signUp(target(), { flowType: 'pkce' });
      const back = await link(target(), mine.client, newStranger());
      await mine.client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
      const { session: theirs } = await signUp(target());
      const { data } = await mine.client.auth.getSession();
      const headers = bearer(data.session?.access_token ?? '');
      const unlink = async (id: string) => {
        const path = `/user/identities/${id}`;
        const response = await askAuth(target(), path, { method: 'DELETE', headers });
        return [response.status, ((await response.json()) as { error_code: string }).error_code];
      };
      const foreign = theirs.user.identities?.[0]?.identity_id ?? '';
      expect(await unlink(foreign)).toEqual([422, 'identity_not_found']);
      expect(await unlink(crypto.randomUUID())).toEqual([422, 'identity_not_found']);
      expect((await unlink('no-uuid'))[0]).toBe(404);
    });
  },
  {
    OIDC_TOWN_ISSUER: oidc.issuer,
    OIDC_TOWN_CLIENT_ID: CLIENT_ID,
    OIDC_TOWN_CLIENT_SECRET: CLIENT_SECRET,
    MANUAL_LINKING: 'on',
  },
);
