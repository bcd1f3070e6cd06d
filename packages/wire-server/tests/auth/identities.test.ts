/** Which account a provider sign-in opens: a new one or the person's own, never another's. */
import type { Session } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '../../src/db/driver.ts';
import { PASSWORD } from './harness.ts';
import type { Person } from './oidc-provider.ts';
import { startTown, type Town } from './town.ts';

const UNVERIFIED = { email_verified: false };
/** Some providers send flags as text. */
const UNVERIFIED_IN_WORDS = { email_verified: 'false' };
const WITHOUT_ADDRESS = { email: '' };

let town: Town;

/** Runs a describe block on a separate server with these settings. */
function onServerWith(env: Record<string, string>) {
  beforeAll(async () => {
    town = await startTown(env);
  });
  afterAll(() => town?.stop());
}

/** Creates an account with a password. @returns its id. */
async function signUp(email: unknown): Promise<string> {
  const credentials = { email: String(email), password: PASSWORD };
  const { data } = await town.auth.client().auth.signUp(credentials);
  return data.user?.id ?? '';
}

async function passwordError(email: unknown): Promise<string | undefined> {
  const credentials = { email: String(email), password: PASSWORD };
  return (await town.auth.client().auth.signInWithPassword(credentials)).error?.code;
}

/** Marks the address as proved, as if its owner had followed a mailed link. */
async function prove(userId: string): Promise<void> {
  await town.auth.sql(`update auth_service.users set proved_email = email where id = '${userId}'`);
}

/** The error in the redirect after `person` signs in. */
async function refusalOf(person: Person): Promise<Record<string, string>> {
  const back = await town.signInRedirect(town.client(), person.sub);
  return Object.fromEntries(back.searchParams);
}

async function accountsOf(person: Person): Promise<number> {
  return (
    await town.auth.sql(`select from auth_service.identities where provider_id = '${person.sub}'`)
  ).length;
}

describe("an account with the provider's address", () => {
  onServerWith({});

  test('U2 is opened by a verified address and keeps its password', async () => {
    const person = town.person();
    const id = await signUp(person.email);
    await prove(id);
    const client = town.client();
    const { user } = await town.signIn(client, person.sub);
    expect(user.id).toBe(id);
    expect(user.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'town'] });
    const { data } = await client.auth.getUserIdentities();
    expect(data?.identities.map(({ provider }) => provider)).toEqual(['email', 'town']);
    expect(await passwordError(person.email)).toBeUndefined();
  });

  test.each([UNVERIFIED, UNVERIFIED_IN_WORDS])(
    'U2 is not opened by an unverified address (%o)',
    async (claims) => {
      const person = town.person(claims);
      const id = await signUp(person.email);
      const { user } = await town.signIn(town.client(), person.sub);
      expect(user.id).not.toBe(id);
      expect(user.email).toBe('');
    },
  );

  test('U2 stays closed to banned users', async () => {
    const person = town.person();
    const id = await signUp(person.email);
    await town.auth.sql(
      `update auth_service.users set banned_until = 'infinity' where id = '${id}'`,
    );
    expect(await refusalOf(person)).toMatchObject({ error_code: 'user_banned' });
    expect(await accountsOf(person)).toBe(0);
  });
});

describe('an account with the identity', () => {
  onServerWith({});

  test("U2 takes over changes from the provider and keeps the user's own data", async () => {
    const person = town.person({ name: 'Ann' });
    const client = town.client();
    const { user } = await town.signIn(client, person.sub);
    await client.auth.updateUser({ data: { chapter: 'Clermont' } });
    Object.assign(person, { name: 'Ann Married', email: 'married@example.com' });
    const { user: later } = await town.signIn(town.client(), person.sub);
    expect(later.id).toBe(user.id);
    expect(later.email).toBe(user.email);
    expect(later.user_metadata).toMatchObject({ name: 'Ann Married', chapter: 'Clermont' });
    expect(later.identities?.[0]?.identity_data).toMatchObject({ email: 'married@example.com' });
  });

  test('U2 with too much metadata redirects with the reason', async () => {
    const person = town.person({ nickname: 'n'.repeat(500) });
    const { user } = await town.signIn(town.client(), person.sub);
    await town.auth.sql(
      `update auth_service.users
       set user_metadata = jsonb_build_object('own', repeat('x', 16000)) where id = '${user.id}'`,
    );
    expect(await refusalOf(person)).toMatchObject({
      error: 'invalid_request',
      error_code: 'validation_failed',
    });
  });

  test('U2 stays closed to banned users until the ban ends', async () => {
    const person = town.person();
    const { user } = await town.signIn(town.client(), person.sub);
    const anHourAhead = new Date(town.auth.clock.now().getTime() + 3_600_000).toISOString();
    await town.auth.sql(
      `update auth_service.users set banned_until = '${anHourAhead}' where id = '${user.id}'`,
    );
    expect(await refusalOf(person)).toMatchObject({
      error: 'access_denied',
      error_code: 'user_banned',
    });
    town.auth.clock.advance(3601);
    expect((await town.signIn(town.client(), person.sub)).user.id).toBe(user.id);
  });
});

describe('a new account', () => {
  onServerWith({});

  test.each([UNVERIFIED, WITHOUT_ADDRESS])(
    'U2 is created without an address if the provider has verified none (%o)',
    async (claims) => {
      const person = town.person(claims);
      const { user } = await town.signIn(town.client(), person.sub);
      expect(user).toMatchObject({ email: '', app_metadata: { providers: ['town'] } });
      expect(user.email_confirmed_at).toBeUndefined();
      expect((await town.signIn(town.client(), person.sub)).user.id).toBe(user.id);
    },
  );

  test('U2 drops claims that the database cannot store or that are too long for tokens', async () => {
    const { sub } = town.person({
      email: 'no address',
      name: 'O\0dd',
      nickname: 'o'.repeat(2000),
      picture: 'https://town.example.com/odd.png',
    });
    const { user } = await town.signIn(town.client(), sub);
    expect(user.email).toBe('');
    expect(user.user_metadata).toMatchObject({ picture: 'https://town.example.com/odd.png' });
    for (const claim of ['email', 'name', 'nickname']) {
      expect(user.user_metadata).not.toHaveProperty(claim);
    }
  });
});

describe('with CONFIRM_EMAIL=on', () => {
  onServerWith({ CONFIRM_EMAIL: 'on' });

  test('U2 an unconfirmed account loses everything its creator put there', async () => {
    const person = town.person({ name: 'Ann' });
    const email = String(person.email);
    const { data } = await town.auth.client().auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { name: 'Thief', role: 'x' } },
    });
    expect(data.session).toBeNull();
    const link = /https?:\S+\/verify\S+/.exec(town.auth.outbox.mail[0]?.text ?? '')?.[0] ?? '';
    await town.auth.sql(
      `insert into auth_service.factors (user_id, factor_type, status, created_at, updated_at)
       values ('${data.user?.id}', 'totp', 'verified', now(), now())`,
    );

    const { user } = await town.signIn(town.client(), person.sub);
    expect(user.id).toBe(data.user?.id);
    expect(user.email_confirmed_at).toBeDefined();
    expect(user.user_metadata).toMatchObject({ name: 'Ann' });
    expect(user.user_metadata).not.toHaveProperty('role');
    expect(user.identities?.map(({ provider }) => provider)).toEqual(['email', 'town']);
    expect(user.identities?.[0]?.identity_data).toMatchObject({ email, email_verified: true });
    expect(user.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'town'] });
    expect(user.factors ?? []).toEqual([]);
    expect(await passwordError(email)).toBe('invalid_credentials');
    const followed = await fetch(link, { redirect: 'manual' });
    expect(followed.headers.get('location')).toContain('error_code=otp_expired');
  });

  test.each([UNVERIFIED, WITHOUT_ADDRESS])(
    'U2 no account is created without a verified address (%o)',
    async (claims) => {
      const person = town.person(claims);
      expect(await refusalOf(person)).toEqual({
        error: 'access_denied',
        error_code: 'provider_email_needs_verification',
        error_description:
          'Unverified email with town. Verify the email with town in order to sign in',
      });
      expect(await accountsOf(person)).toBe(0);
    },
  );
});

describe('with SIGNUP=closed', () => {
  onServerWith({ SIGNUP: 'closed' });

  test('R3 no account is created, and existing users sign in', async () => {
    const [stranger, member] = [town.person(), town.person()];
    const [made] = await town.auth.sql(
      `insert into auth_service.users (email, email_confirmed_at, created_at, updated_at)
       values ('${member.email}', now(), now(), now()) returning id`,
    );
    expect(await refusalOf(stranger)).toMatchObject({
      error: 'access_denied',
      error_code: 'signup_disabled',
    });
    expect(await accountsOf(stranger)).toBe(0);
    for (const _ of ['first', 'second']) {
      expect((await town.signIn(town.client(), member.sub)).user.id).toBe(made?.id);
    }
  });
});

describe('with SIGNUP as a list', () => {
  onServerWith({ SIGNUP: 'ann@example.com' });

  test('R3 only listed addresses that the provider has verified get an account', async () => {
    const email = 'ann@example.com';
    for (const claims of [{}, { email, ...UNVERIFIED }, WITHOUT_ADDRESS]) {
      expect(await refusalOf(town.person(claims))).toMatchObject({ error_code: 'signup_disabled' });
    }
    expect((await town.signIn(town.client(), town.person({ email }).sub)).user.email).toBe(email);
  });
});

describe('concurrent sign-ins', () => {
  onServerWith({});

  test('U2 several concurrent sign-ins of one person create one account', async () => {
    for (const person of [town.person(), town.person(WITHOUT_ADDRESS)]) {
      const arrivals = await Promise.all(
        Array.from({ length: 8 }, () => town.signIn(town.client(), person.sub)),
      );
      expect(new Set(arrivals.map(({ user }) => user.id)).size).toBe(1);
    }
    expect(await town.auth.sql('select from auth_service.users')).toHaveLength(2);
  });

  test('U2 an account whose address changes during the sign-in is not opened by the old one', async () => {
    const person = town.person();
    const id = await signUp(person.email);
    const signedIn = await whileLocked(id, person, (tx) =>
      tx.query(
        `update auth_service.users set email = 'elsewhere@example.com',
           proved_email = 'elsewhere@example.com' where id = $1`,
        [id],
      ),
    );
    expect(signedIn.user.id).not.toBe(id);
    expect(await identitiesOf(id)).toEqual(['email']);
  });

  test('U2 an identity unlinked during the sign-in no longer opens the account', async () => {
    const person = town.person({ ...WITHOUT_ADDRESS });
    const { user } = await town.signIn(town.client(), person.sub);
    const signedIn = await whileLocked(user.id, person, (tx) =>
      tx.query('delete from auth_service.identities where user_id = $1', [user.id]),
    );
    expect(signedIn.user.id).not.toBe(user.id);
    expect(await identitiesOf(user.id)).toEqual([]);
  });

  /** Signs `person` in while the user is locked, and commits `change` before the sign-in continues. */
  async function whileLocked(
    userId: string,
    person: Person,
    change: (tx: Transaction) => Promise<unknown>,
  ): Promise<Session> {
    let signingIn: Promise<Session> | undefined;
    await town.auth.ctx.transaction(async (tx) => {
      await tx.query('select from auth_service.users where id = $1 for update', [userId]);
      signingIn = town.signIn(town.client(), person.sub);
      await expect.poll(waiting).toHaveLength(1);
      await change(tx);
    });
    if (signingIn === undefined) throw new Error('The sign-in did not start');
    return signingIn;
  }

  /** The transactions that wait for a row lock. */
  function waiting() {
    return town.auth.sql(
      `select from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()`,
    );
  }

  async function identitiesOf(userId: string): Promise<unknown[]> {
    const rows = await town.auth.sql(
      `select provider from auth_service.identities where user_id = '${userId}'`,
    );
    return rows.map(({ provider }) => provider);
  }
});
