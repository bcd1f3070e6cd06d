/** Whose account somebody gets who signs in with a provider: a new one, their own, never another's. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newEmail, PASSWORD } from './harness.ts';
import type { Person } from './oidc-provider.ts';
import { exchange, startTown, type Town } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });

const ANN: Person = { sub: 'ann', email: 'ann@example.com', email_verified: true, name: 'Ann' };
const UNA: Person = { sub: 'una', email: 'una@example.com', email_verified: false };
const NORA: Person = { sub: 'nora', name: 'Nora' };
const PEOPLE = [ANN, UNA, NORA];

let town: Town;
afterEach(() => town?.stop());

async function start(env: Record<string, string> = {}): Promise<void> {
  town = await startTown(env, { people: [...PEOPLE] });
}

function errorOf(back: URL): Record<string, string> {
  const { error, error_code } = Object.fromEntries(back.searchParams);
  return { error: String(error), error_code: String(error_code) };
}

async function users(): Promise<number> {
  return (await town.auth.sql('select from auth_service.users')).length;
}

describe('an account that has the address', () => {
  test('U2 is theirs whose address the provider has verified, beside its password', async () => {
    await start();
    const email = 'ann@example.com';
    const { data } = await town.auth.client().auth.signUp({ email, password: PASSWORD });
    const client = town.client();
    const { user } = await town.signIn(client, 'ann');
    expect(user.id).toBe(data.user?.id);
    expect(user.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'town'] });
    const { data: list } = await client.auth.getUserIdentities();
    expect(list?.identities.map(({ provider }) => provider)).toEqual(['email', 'town']);
    const again = await town.auth.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(again.error).toBeNull();
  });

  test.each([UNA, { ...UNA, email_verified: 'false' }])(
    'U2 is not theirs who only say that it is their address (%o)',
    async (una) => {
      town = await startTown({}, { people: [una] });
      const email = 'una@example.com';
      const { data } = await town.auth.client().auth.signUp({ email, password: PASSWORD });
      const { user } = await town.signIn(town.client(), 'una');
      expect(user.id).not.toBe(data.user?.id);
      expect(user.email).toBe('');
    },
  );

  test('U2 loses everything that somebody put there before the address was confirmed', async () => {
    await start({ CONFIRM_EMAIL: 'on' });
    const email = 'ann@example.com';
    const thief = { email, password: PASSWORD };
    const options = { data: { name: 'Thief', role: 'x' } };
    const { data } = await town.auth.client().auth.signUp({ ...thief, options });
    expect(data.session).toBeNull();
    const link = /https?:\S+\/verify\S+/.exec(town.auth.outbox.mail[0]?.text ?? '')?.[0] ?? '';
    await town.auth.sql(
      `insert into auth_service.factors (user_id, factor_type, status, created_at, updated_at)
       values ('${data.user?.id}', 'totp', 'verified', now(), now())`,
    );

    const { user } = await town.signIn(town.client(), 'ann');
    expect(user.id).toBe(data.user?.id);
    expect(user.user_metadata).toMatchObject({ name: 'Ann' });
    expect(user.user_metadata).not.toHaveProperty('role');
    expect(user.identities?.map(({ provider }) => provider)).toEqual(['town']);
    expect(user.app_metadata).toMatchObject({ provider: 'town', providers: ['town'] });
    expect(user.factors ?? []).toEqual([]);
    const withPassword = await town.auth.client().auth.signInWithPassword(thief);
    expect(withPassword.error?.code).toBe('invalid_credentials');
    const followed = await fetch(link, { redirect: 'manual' });
    expect(followed.headers.get('location')).toContain('error_code=otp_expired');
  });
});

describe('a new account', () => {
  test('R3 is not made while sign-up is closed, and whose account is there comes in', async () => {
    await start({ SIGNUP: 'closed' });
    for (const who of ['ann', 'nora']) {
      expect(errorOf(await town.leadBack(town.client(), who))).toEqual({
        error: 'access_denied',
        error_code: 'signup_disabled',
      });
    }
    const [made] = await town.auth.sql(
      `insert into auth_service.users (email, email_confirmed_at, created_at, updated_at)
       values ('ann@example.com', now(), now(), now()) returning id`,
    );
    for (const _ of ['first', 'second']) {
      expect((await town.signIn(town.client(), 'ann')).user.id).toBe(made?.id);
    }
  });

  test('R3 is made for a listed address that the provider has verified, and for no other', async () => {
    await start({ SIGNUP: 'ann@example.com,una@example.com' });
    for (const who of ['una', 'nora']) {
      expect(errorOf(await town.leadBack(town.client(), who))).toMatchObject({
        error_code: 'signup_disabled',
      });
    }
    expect((await town.signIn(town.client(), 'ann')).user.email).toBe('ann@example.com');
    expect(await users()).toBe(1);
  });

  test.each([UNA, NORA])(
    'U2 is made without an address where the provider has verified none ($sub)',
    async ({ sub }) => {
      await start();
      const { user } = await town.signIn(town.client(), sub);
      expect(user).toMatchObject({ email: '', app_metadata: { providers: ['town'] } });
      expect(user.email_confirmed_at).toBeUndefined();
      expect((await town.signIn(town.client(), sub)).user.id).toBe(user.id);
    },
  );

  test.each([UNA, NORA])(
    'U2 is refused to them where addresses must be confirmed ($sub)',
    async ({ sub }) => {
      await start({ CONFIRM_EMAIL: 'on' });
      const back = await town.leadBack(town.client(), sub);
      expect(Object.fromEntries(back.searchParams)).toEqual({
        error: 'access_denied',
        error_code: 'provider_email_needs_verification',
        error_description:
          'Unverified email with town. Verify the email with town in order to sign in',
      });
      expect(await users()).toBe(0);
    },
  );

  test('U2 is made once when somebody arrives several times at the same moment', async () => {
    town = await startTown({}, { people: PEOPLE, backend: 'Postgres' });
    for (const who of ['ann', 'nora']) {
      const arrivals = await Promise.all(
        Array.from({ length: 8 }, () => town.signIn(town.client(), who)),
      );
      expect(new Set(arrivals.map(({ user }) => user.id)).size).toBe(1);
    }
    expect(await users()).toBe(2);
  });

  test('U2 keeps out of the database what it cannot hold, and out of tokens what is too long', async () => {
    const odd = {
      sub: 'odd',
      name: 'O\0dd',
      nickname: 'o'.repeat(2000),
      picture: 'https://a.example',
    };
    town = await startTown({}, { people: [odd, { ...ANN, sub: 'so', email: 'no address' }] });
    const { user } = await town.signIn(town.client(), 'odd');
    expect(user.user_metadata).toMatchObject({ picture: 'https://a.example' });
    expect(user.user_metadata).not.toHaveProperty('name');
    expect(user.user_metadata).not.toHaveProperty('nickname');
    expect((await town.signIn(town.client(), 'so')).user.email).toBe('');
  });
});

describe('an account that has the identity', () => {
  test('U2 learns what has changed at the provider, and keeps what its owner wrote', async () => {
    await start();
    const client = town.client();
    const { user } = await town.signIn(client, 'ann');
    await client.auth.updateUser({ data: { chapter: 'Clermont' } });
    town.oidc.people[0] = { ...ANN, name: 'Ann Married', email: 'new@example.com' };
    const { user: later } = await town.signIn(town.client(), 'ann');
    expect(later.id).toBe(user.id);
    expect(later.email).toBe('ann@example.com');
    expect(later.user_metadata).toMatchObject({ name: 'Ann Married', chapter: 'Clermont' });
    expect(later.identities?.[0]?.identity_data).toMatchObject({ email: 'new@example.com' });
  });

  test('U2 stays closed to who is banned, until the ban is over', async () => {
    await start();
    const { user } = await town.signIn(town.client(), 'ann');
    const anHourAhead = new Date(town.auth.clock.now().getTime() + 3_600_000).toISOString();
    await town.auth.sql(
      `update auth_service.users set banned_until = '${anHourAhead}' where id = '${user.id}'`,
    );
    expect(errorOf(await town.leadBack(town.client(), 'ann'))).toEqual({
      error: 'access_denied',
      error_code: 'user_banned',
    });
    town.auth.clock.advance(3601);
    expect((await town.signIn(town.client(), 'ann')).user.id).toBe(user.id);
  });

  test('U2 of who is banned is not linked by address either', async () => {
    await start();
    const email = 'ann@example.com';
    await town.auth.client().auth.signUp({ email, password: PASSWORD });
    await town.auth.sql("update auth_service.users set banned_until = 'infinity'");
    expect(errorOf(await town.leadBack(town.client(), 'ann'))).toMatchObject({
      error_code: 'user_banned',
    });
    expect(await town.auth.sql('select from auth_service.identities')).toHaveLength(1);
  });
});

describe('linking', () => {
  /** A client whose user has signed up with a password. */
  async function signedUp() {
    const client = town.client();
    const { data } = await client.auth.signUp({ email: newEmail(), password: PASSWORD });
    return { client, id: data.user?.id ?? '', token: data.session?.access_token ?? '' };
  }

  test('U2 adds an identity to who is signed in, whatever its address', async () => {
    await start({ MANUAL_LINKING: 'on' });
    const { client, id } = await signedUp();
    const { user } = await exchange(client, await town.link(client, 'ann'));
    expect(user).toMatchObject({ id, app_metadata: { providers: ['email', 'town'] } });
    expect(user.email).not.toBe('ann@example.com');
    expect((await town.signIn(town.client(), 'ann')).user.id).toBe(id);
  });

  test('U2 without skip_http_redirect leads there by 302', async () => {
    await start({ MANUAL_LINKING: 'on' });
    const { token } = await signedUp();
    const asked = await town.auth.get('/user/identities/authorize?provider=town', { token });
    expect(asked.status).toBe(302);
    expect(asked.headers.get('location')).toContain(`${town.oidc.issuer}/auth?`);
  });

  test('U2 gives an anonymous user an address, and a way back', async () => {
    await start({ MANUAL_LINKING: 'on', ANONYMOUS_SIGN_IN: 'on' });
    const client = town.client();
    const { data } = await client.auth.signInAnonymously();
    const { user } = await exchange(client, await town.link(client, 'ann'));
    expect(user).toMatchObject({
      id: data.user?.id,
      email: 'ann@example.com',
      is_anonymous: false,
      app_metadata: { provider: 'town', providers: ['town'] },
    });
  });

  test('U2 takes no address that another account has', async () => {
    await start({ MANUAL_LINKING: 'on', ANONYMOUS_SIGN_IN: 'on' });
    await town.auth.client().auth.signUp({ email: 'ann@example.com', password: PASSWORD });
    const client = town.client();
    await client.auth.signInAnonymously();
    expect(errorOf(await town.link(client, 'ann'))).toMatchObject({ error_code: 'email_exists' });
  });

  test('U2 refuses an identity that somebody has already, or oneself', async () => {
    await start({ MANUAL_LINKING: 'on' });
    const { client: owner } = await signedUp();
    await exchange(owner, await town.link(owner, 'ann'));
    const { client: other } = await signedUp();
    for (const [client, words] of [
      [owner, 'Identity is already linked'],
      [other, 'Identity is already linked to another user'],
    ] as const) {
      const back = await town.link(client, 'ann');
      expect(errorOf(back)).toMatchObject({ error_code: 'identity_already_exists' });
      expect(back.searchParams.get('error_description')).toBe(words);
    }
  });

  test('U2 is over when the account is, or is banned', async () => {
    await start({ MANUAL_LINKING: 'on' });
    const { client, id } = await signedUp();
    const options = { redirectTo: town.done, skipBrowserRedirect: true };
    const begin = async () =>
      (await client.auth.linkIdentity({ provider: 'town' as never, options })).data.url ?? '';
    await town.auth.sql(
      `update auth_service.users set banned_until = 'infinity' where id = '${id}'`,
    );
    expect(await begin()).toBe('');
    await town.auth.sql(`update auth_service.users set banned_until = null where id = '${id}'`);
    const state = new URL(await begin()).searchParams.get('state');
    await town.auth.sql(`delete from auth_service.users where id = '${id}'`);
    const back = await town.auth.get(`/callback?code=1&state=${state}`);
    expect(back.headers.get('location')).toContain('error_code=bad_oauth_state');
  });

  test('U2 asks who has a second factor to use it first, and so does unlinking', async () => {
    await start({ MANUAL_LINKING: 'on' });
    const { id, token } = await signedUp();
    await town.auth.sql(
      `insert into auth_service.factors (user_id, factor_type, status, created_at, updated_at)
       values ('${id}', 'totp', 'verified', now(), now())`,
    );
    const linking = await town.auth.get('/user/identities/authorize?provider=town', { token });
    const unlinking = await town.auth.ask('DELETE', `/user/identities/${id}`, { token });
    for (const { status, body } of [linking, unlinking]) {
      expect([status, body.code]).toEqual([401, 'insufficient_aal']);
    }
  });

  test('U2 and unlinking are off by default', async () => {
    await start();
    const { client, id, token } = await signedUp();
    const { error } = await client.auth.linkIdentity({ provider: 'town' as never });
    expect(error).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
      message: 'Manual linking is disabled',
    });
    const { status, body } = await town.auth.ask('DELETE', `/user/identities/${id}`, { token });
    expect([status, body.code]).toEqual([404, 'manual_linking_disabled']);
  });

  test('U2 and unlinking need somebody who is signed in', async () => {
    await start({ MANUAL_LINKING: 'on' });
    const linking = await town.auth.get('/user/identities/authorize?provider=town');
    const unlinking = await town.auth.ask('DELETE', `/user/identities/${crypto.randomUUID()}`);
    for (const { status, body } of [linking, unlinking]) {
      expect([status, body.code]).toEqual([401, 'no_authorization']);
    }
  });
});

describe('unlinking', () => {
  /** A client of somebody with a password, whose provider knows them by the same address. */
  async function linked(password = PASSWORD) {
    const email = 'ann@example.com';
    await town.auth.client().auth.signUp({ email, password });
    const client = town.client();
    await town.signIn(client, 'ann');
    const { data } = await client.auth.getUserIdentities();
    const [byEmail, byTown] = data?.identities ?? [];
    if (byEmail === undefined || byTown === undefined) throw new Error('not linked');
    return { client, email, byEmail, byTown };
  }

  test('U2 takes a way of signing in away, and app_metadata.providers follows', async () => {
    await start({ MANUAL_LINKING: 'on' });
    const { client, byTown, email } = await linked();
    expect(await client.auth.unlinkIdentity(byTown)).toEqual({ data: {}, error: null });
    const { data } = await client.auth.getUser();
    expect(data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] });
    expect(data.user?.identities).toHaveLength(1);
    const again = await town.auth.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(again.data.user?.app_metadata.providers).toEqual(['email']);
  });

  test('U2 of the address takes the password with it; the address stays where it is verified', async () => {
    await start({ MANUAL_LINKING: 'on' });
    const { client, byEmail, email } = await linked();
    await client.auth.unlinkIdentity(byEmail);
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({
      email,
      app_metadata: { provider: 'town', providers: ['town'] },
    });
    const again = await town.auth.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(again.error?.code).toBe('invalid_credentials');
  });

  test('U2 gives the account the address of the identity that is left', async () => {
    await start({ MANUAL_LINKING: 'on' });
    const client = town.client();
    const { data } = await client.auth.signUp({ email: newEmail(), password: PASSWORD });
    const { user } = await exchange(client, await town.link(client, 'ann'));
    const byEmail = user.identities?.find(({ provider }) => provider === 'email');
    await client.auth.unlinkIdentity(byEmail as never);
    const after = await client.auth.getUser();
    expect(after.data.user).toMatchObject({ id: data.user?.id, email: 'ann@example.com' });
  });

  test('U2 is refused where another account has that address', async () => {
    await start({ MANUAL_LINKING: 'on' });
    await town.auth.client().auth.signUp({ email: 'ann@example.com', password: PASSWORD });
    const client = town.client();
    await client.auth.signUp({ email: newEmail(), password: PASSWORD });
    const { user } = await exchange(client, await town.link(client, 'ann'));
    const byEmail = user.identities?.find(({ provider }) => provider === 'email');
    const { error } = await client.auth.unlinkIdentity(byEmail as never);
    expect(error).toMatchObject({ status: 422, code: 'email_conflict_identity_not_deletable' });
    expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(2);
  });

  test('U2 never takes the last one', async () => {
    await start({ MANUAL_LINKING: 'on' });
    const { client, byEmail, byTown } = await linked();
    await client.auth.unlinkIdentity(byEmail);
    const { error } = await client.auth.unlinkIdentity(byTown);
    expect(error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' });
  });

  test('U2 never takes the last one from who unlinks two at the same moment', async () => {
    town = await startTown({ MANUAL_LINKING: 'on' }, { people: PEOPLE, backend: 'Postgres' });
    const { client, byEmail, byTown } = await linked();
    await Promise.all([byEmail, byTown].map((each) => client.auth.unlinkIdentity(each)));
    expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  test("U2 somebody else's identity is none, and neither is what is no id", async () => {
    await start({ MANUAL_LINKING: 'on' });
    const { client, byTown } = await linked();
    const other = town.client();
    await town.signIn(other, 'nora');
    const theirs = (await other.auth.getUserIdentities()).data?.identities[0];
    const { error } = await client.auth.unlinkIdentity(theirs as never);
    expect(error).toMatchObject({
      status: 422,
      code: 'identity_not_found',
      message: "Identity doesn't exist",
    });
    expect((await other.auth.getUserIdentities()).data?.identities).toHaveLength(1);
    for (const identity_id of ['1', "'; drop table", `${byTown.identity_id}0`]) {
      const refused = await client.auth.unlinkIdentity({ ...byTown, identity_id });
      expect(refused.error).toMatchObject({ status: 404 });
    }
  });
});
