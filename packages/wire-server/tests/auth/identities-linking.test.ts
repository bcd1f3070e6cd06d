/** Linking an identity to an account and unlinking one, if the operator allows it. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { follow } from './browser.ts';
import { type Answer, newEmail, newPhone, PASSWORD } from './harness.ts';
import { exchange, startTown, TOWN, type Town } from './town.ts';

const LINKING = { MANUAL_LINKING: 'on', ANONYMOUS_SIGN_IN: 'on' };

let town: Town;

/** The client of a user who has signed up with a password. */
async function signedUp(email = newEmail()) {
  const client = town.client();
  const { data } = await client.auth.signUp({ email, password: PASSWORD });
  return { client, email, id: data.user?.id ?? '', token: data.session?.access_token ?? '' };
}

/** The client of a user with a password, whose address the provider knows too. */
async function linked() {
  const person = town.person();
  const { email, id } = await signedUp(String(person.email));
  await town.auth.sql(`update auth_service.users set proved_email = email where id = '${id}'`);
  const client = town.client();
  await town.signIn(client, person.sub);
  return { client, email, ...(await identitiesOf(client)) };
}

async function identitiesOf(client: SupabaseClient) {
  const { data } = await client.auth.getUserIdentities();
  const [byEmail, byTown] = data?.identities ?? [];
  if (byEmail === undefined || byTown === undefined) throw new Error('Expected two identities');
  return { byEmail, byTown };
}

async function passwordError(email: string): Promise<string | undefined> {
  const credentials = { email, password: PASSWORD };
  return (await town.auth.client().auth.signInWithPassword(credentials)).error?.code;
}

async function giveFactor(userId: string): Promise<void> {
  await town.auth.sql(
    `insert into auth_service.factors (user_id, factor_type, status, created_at, updated_at)
     values ('${userId}', 'totp', 'verified', now(), now())`,
  );
}

function errorIn(back: URL): unknown {
  return Object.fromEntries(back.searchParams);
}

describe('with MANUAL_LINKING=on', () => {
  beforeAll(async () => {
    town = await startTown(LINKING);
  });
  afterAll(() => town?.stop());

  test('U2 linking adds an identity to the signed-in user, whatever its address', async () => {
    const person = town.person();
    const { client, id, email } = await signedUp();
    const { user } = await exchange(client, await town.link(client, person.sub));
    expect(user).toMatchObject({ id, email, app_metadata: { providers: ['email', 'town'] } });
    expect((await town.signIn(town.client(), person.sub)).user.id).toBe(id);
  });

  test('A7 U2 nothing is linked until the client that asked has exchanged the code', async () => {
    const person = town.person();
    const { client } = await signedUp();
    const back = await town.link(client, person.sub);
    const code = back.searchParams.get('code');
    const elsewhere = { auth_code: code, code_verifier: 'a'.repeat(43) };
    const stolen = await town.auth.post('/token?grant_type=pkce', elsewhere);
    expect(stolen).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
    const linkedNow = async () => (await client.auth.getUserIdentities()).data?.identities.length;
    expect(await linkedNow()).toBe(1);
    await exchange(client, back);
    expect(await linkedNow()).toBe(2);
  });

  test('U2 without skip_http_redirect it redirects with 302', async () => {
    const { token } = await signedUp();
    const asked = await town.auth.get('/user/identities/authorize?provider=town', { token });
    expect(asked.status).toBe(302);
    expect(asked.headers.get('location')).toContain(`${town.oidc.issuer}/auth?`);
  });

  test('U2 linking makes an anonymous user permanent and gives them an address', async () => {
    const person = town.person();
    const client = town.client();
    const { data } = await client.auth.signInAnonymously();
    const { user } = await exchange(client, await town.link(client, person.sub));
    expect(user).toMatchObject({
      id: data.user?.id,
      email: person.email,
      is_anonymous: false,
      app_metadata: { provider: 'town', providers: ['town'] },
    });
  });

  test("U2 linking refuses another account's address", async () => {
    const person = town.person();
    await signedUp(String(person.email));
    const client = town.client();
    await client.auth.signInAnonymously();
    expect(errorIn(await town.link(client, person.sub))).toMatchObject({
      error_code: 'email_exists',
    });
  });

  test('U2 linking refuses an identity that is linked already', async () => {
    const person = town.person();
    const { client: owner } = await signedUp();
    await exchange(owner, await town.link(owner, person.sub));
    const { client: other } = await signedUp();
    for (const [client, error_description] of [
      [owner, 'Identity is already linked'],
      [other, 'Identity is already linked to another user'],
    ] as const) {
      expect(errorIn(await town.link(client, person.sub))).toMatchObject({
        error_code: 'identity_already_exists',
        error_description,
      });
    }
  });

  test('U2 linking fails when the account was deleted or banned', async () => {
    const { sub } = town.person();
    const { client, id } = await signedUp();
    const options = { redirectTo: town.done, skipBrowserRedirect: true };
    const begin = () => client.auth.linkIdentity({ provider: TOWN, options });
    const banned = await town.auth.sql(
      `update auth_service.users set banned_until = 'infinity' where id = '${id}' returning 1`,
    );
    expect(banned).toHaveLength(1);
    expect((await begin()).error?.code).toBe('user_banned');
    await town.auth.sql(`update auth_service.users set banned_until = null where id = '${id}'`);
    const { data } = await begin();
    await town.auth.sql(`delete from auth_service.users where id = '${id}'`);
    const state = new URL(data.url ?? '').searchParams.get('state');
    const back = await town.auth.get(`/callback?code=${sub}&state=${state}`);
    expect(back.headers.get('location')).toContain('error_code=bad_oauth_state');
  });

  test('U2 ending the session that began it cancels linking', async () => {
    const { sub } = town.person();
    const [owner, intruder] = [await signedUp(), town.client()];
    await intruder.auth.signInWithPassword({ email: owner.email, password: PASSWORD });
    const queryParams = { login_hint: sub };
    const options = { redirectTo: town.done, skipBrowserRedirect: true, queryParams };
    const { data } = await intruder.auth.linkIdentity({ provider: TOWN, options });
    await owner.client.auth.updateUser({ password: `${PASSWORD}, changed` });
    const back = await follow(data.url ?? '', `${town.auth.ctx.settings.siteUrl}/?error`);
    expect(errorIn(back)).toMatchObject({ error_code: 'bad_oauth_state' });
    expect((await owner.client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  test('U2 ending the session during the request to the provider cancels linking too', async () => {
    const { sub } = town.person();
    const { client } = await signedUp();
    town.oidc.misbehave(async (right) => {
      await client.auth.signOut();
      return right;
    });
    const back = await town.link(client, sub);
    town.oidc.misbehave(null);
    expect(errorIn(back)).toMatchObject({ error_code: 'session_not_found' });
  });

  test('U2 unlinking removes a sign-in method and updates app_metadata.providers', async () => {
    const { client, byTown, email } = await linked();
    expect(await client.auth.unlinkIdentity(byTown)).toEqual({ data: {}, error: null });
    const { data } = await client.auth.getUser();
    expect(data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] });
    expect(data.user?.identities).toHaveLength(1);
    expect(await passwordError(email)).toBeUndefined();
  });

  test('U2 unlinking the address removes the password; a verified address stays', async () => {
    const { client, byEmail, email } = await linked();
    await client.auth.unlinkIdentity(byEmail);
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({
      email,
      app_metadata: { provider: 'town', providers: ['town'] },
    });
    expect(await passwordError(email)).toBe('invalid_credentials');
  });

  test('U2 unlinking gives the account the address of the remaining identity', async () => {
    const person = town.person();
    const { client, id } = await signedUp();
    await exchange(client, await town.link(client, person.sub));
    await client.auth.unlinkIdentity((await identitiesOf(client)).byEmail);
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ id, email: person.email });
  });

  test('U2 unlinking is refused when another account has that address', async () => {
    const person = town.person();
    await signedUp(String(person.email));
    const { client } = await signedUp();
    await exchange(client, await town.link(client, person.sub));
    const { error } = await client.auth.unlinkIdentity((await identitiesOf(client)).byEmail);
    expect(error).toMatchObject({ status: 422, code: 'email_conflict_identity_not_deletable' });
    await identitiesOf(client);
  });

  test('U2 unlinking never removes the last identity', async () => {
    const { client, byEmail, byTown } = await linked();
    await client.auth.unlinkIdentity(byEmail);
    const { error } = await client.auth.unlinkIdentity(byTown);
    expect(error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' });
  });

  test("U2 another user's identity and an invalid id are not found", async () => {
    const [mine, other] = [await linked(), await linked()];
    const { error } = await mine.client.auth.unlinkIdentity(other.byTown);
    expect(error).toMatchObject({
      status: 422,
      code: 'identity_not_found',
      message: "Identity doesn't exist",
    });
    await identitiesOf(other.client);
    for (const identity_id of ['1', "'; drop table", `${mine.byTown.identity_id}0`]) {
      const refused = await mine.client.auth.unlinkIdentity({ ...mine.byTown, identity_id });
      expect(refused.error).toMatchObject({ status: 404 });
    }
  });

  test('U2 linking and unlinking require aal2 for users with a second factor', async () => {
    const { id, token } = await signedUp();
    await giveFactor(id);
    const linking = await town.auth.get('/user/identities/authorize?provider=town', { token });
    const unlinking = await town.auth.ask('DELETE', `/user/identities/${id}`, { token });
    for (const { status, body } of [linking, unlinking]) {
      expect([status, body.code]).toEqual([401, 'insufficient_aal']);
    }
  });

  test('U2 linking and unlinking require a signed-in user', async () => {
    const linking = await town.auth.get('/user/identities/authorize?provider=town');
    const unlinking = await town.auth.ask('DELETE', `/user/identities/${crypto.randomUUID()}`);
    for (const { status, body } of [linking, unlinking]) {
      expect([status, body.code]).toEqual([401, 'no_authorization']);
    }
  });
});

describe('with SIGNUP as a list', () => {
  beforeAll(async () => {
    town = await startTown({ ...LINKING, SIGNUP: 'example.com', CONFIRM_EMAIL: 'off' });
  });
  afterAll(() => town?.stop());

  test('R3 unlinking never leaves an account an unlisted address', async () => {
    const person = town.person({ email: 'ann@elsewhere.example.org' });
    const { client, email } = await signedUp();
    await exchange(client, await town.link(client, person.sub));
    const { error } = await client.auth.unlinkIdentity((await identitiesOf(client)).byEmail);
    expect(error).toMatchObject({ status: 400, code: 'email_address_not_authorized' });
    expect((await client.auth.getUser()).data.user).toMatchObject({ email });
  });

  test('R3 linking never gives an account an unlisted address', async () => {
    const phone = newPhone();
    const operator = town.auth.client(town.auth.serviceKey).auth.admin;
    await operator.createUser({ phone, password: PASSWORD, phone_confirm: true });
    const client = town.client();
    await client.auth.signInWithPassword({ phone, password: PASSWORD });
    const unlisted = town.person({ email: 'bob@elsewhere.example.org' });
    expect(errorIn(await town.link(client, unlisted.sub))).toMatchObject({
      error_code: 'email_address_not_authorized',
    });
    const listed = town.person({ email: newEmail() });
    const { user } = await exchange(client, await town.link(client, listed.sub));
    expect(user.email).toBe(listed.email);
  });
});

describe('with MANUAL_LINKING=off, the default', () => {
  beforeAll(async () => {
    town = await startTown();
  });
  afterAll(() => town?.stop());

  test('U2 linking and unlinking are disabled', async () => {
    const { client, id, token } = await signedUp();
    const { error } = await client.auth.linkIdentity({ provider: TOWN });
    expect(error).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
      message: 'Manual linking is disabled',
    });
    const { status, body } = await town.auth.ask('DELETE', `/user/identities/${id}`, { token });
    expect([status, body.code]).toEqual([404, 'manual_linking_disabled']);
  });
});

describe('concurrent requests', () => {
  beforeAll(async () => {
    town = await startTown(LINKING);
  });
  afterAll(() => town?.stop());

  test('U2 unlinking both of two identities concurrently keeps one', async () => {
    const { client, byEmail, byTown } = await linked();
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    const unlink = ({ identity_id }: typeof byEmail) =>
      town.auth.ask('DELETE', `/user/identities/${identity_id}`, { token });

    let unlinking = Promise.resolve<Answer[]>([]);
    await town.auth.ctx.transaction(async (tx) => {
      const byUser = 'select from auth_service.users where id = $1 for update';
      await tx.query(byUser, [byTown.user_id]);
      unlinking = Promise.all([unlink(byEmail), unlink(byTown)]);
      await expect.poll(waiting).toHaveLength(2);
    });
    expect((await unlinking).map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  /** The transactions that wait for a row lock. */
  function waiting() {
    return town.auth.sql(
      `select from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()`,
    );
  }
});
