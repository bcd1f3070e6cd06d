/** An account with an unproved address belongs to the first person who proves the address, and only to them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, linkIn } from '../conformance/inbox.ts';
import { newPhone, PASSWORD } from './harness.ts';
import type { Person } from './oidc-provider.ts';
import { follow, fragmentOf, mailTo, smsTo } from './received.ts';
import { answerApp, enrollApp } from './second-factors.ts';
import { startTown, type Town } from './town.ts';

let town: Town;

/** Signs up with another person's address and adds everything possible to the account. */
async function squat(email: string) {
  const client = town.auth.client();
  const options = { data: { name: 'Squatter', own: 'x' } };
  const { data } = await client.auth.signUp({ email, password: PASSWORD, options });
  const phone = newPhone();
  expect((await client.auth.updateUser({ phone: `+${phone}` })).error).toBeNull();
  await answerApp(client, await enrollApp(town.auth, client));
  await client.auth.updateUser({ email: `other.${email}` });
  const { data: now } = await client.auth.getSession();
  return { id: data.user?.id ?? '', phone, client, refreshToken: now.session?.refresh_token ?? '' };
}

/** The squatter's ways into the account, each with its error. */
async function waysOf({ client, phone, refreshToken }: Squatter, email: string) {
  const visitor = town.auth.client().auth;
  const ways = {
    password: await visitor.signInWithPassword({ email, password: PASSWORD }),
    phone: await visitor.signInWithPassword({ phone, password: PASSWORD }),
    session: await client.auth.getUser(),
    refresh: await visitor.refreshSession({ refresh_token: refreshToken }),
  };
  return Object.fromEntries(
    Object.entries(ways).map(([way, { error }]) => [way, error?.code ?? error?.name]),
  );
}

const NO_WAY = {
  password: 'invalid_credentials',
  phone: 'invalid_credentials',
  session: 'AuthSessionMissingError',
  refresh: 'refresh_token_not_found',
};

type Squatter = Awaited<ReturnType<typeof squat>>;
type Arrival = (person: Person, email: string) => Promise<string>;

/** How the owner may arrive; each returns the access token of their session. */
const ARRIVALS: readonly (readonly [string, Arrival])[] = [
  ['a provider', async ({ sub }) => (await town.signIn(town.client(), sub)).access_token],
  [
    'a mailed magic link',
    async (_, email) => {
      await town.auth.client().auth.signInWithOtp({ email });
      return landedWith(email);
    },
  ],
  [
    'a mailed recovery link',
    async (_, email) => {
      await town.auth.client().auth.resetPasswordForEmail(email);
      return landedWith(email);
    },
  ],
  [
    'a mailed code',
    async (_, email) => {
      const { auth } = town.auth.client();
      await auth.signInWithOtp({ email });
      const token = codeIn(await mailTo(town.auth, email));
      const { data } = await auth.verifyOtp({ email, token, type: 'email' });
      return data.session?.access_token ?? '';
    },
  ],
];

async function landedWith(email: string): Promise<string> {
  const landed = await follow(town.auth, linkIn(await mailTo(town.auth, email)));
  return fragmentOf(landed).access_token ?? '';
}

describe('with automatic confirmation', () => {
  beforeAll(async () => {
    town = await startTown({ CONFIRM_OLD_EMAIL: 'off' });
  });
  afterAll(() => town?.stop());

  test.each(ARRIVALS)(
    'U2 the owner who arrives by %s takes the account from a squatter',
    async (way, arrive) => {
      const person = town.person({ name: 'Ann' });
      const email = String(person.email);
      const squatter = await squat(email);
      await town.auth.sql(
        `update auth_service.users set app_metadata = app_metadata || '{"chapter":"north"}'
       where id = '${squatter.id}'`,
      );
      const { data } = await town.auth.client().auth.getUser(await arrive(person, email));
      expect(data.user).toMatchObject({
        id: squatter.id,
        email,
        phone: '',
        app_metadata: { chapter: 'north' },
      });
      // Proof by mail alone never removes a second factor.
      expect(data.user?.factors ?? []).toHaveLength(way === 'a provider' ? 0 : 1);
      expect(data.user?.new_email).toBeUndefined();
      expect(data.user?.user_metadata).not.toHaveProperty('own');
      const providers = data.user?.identities?.map(({ provider }) => provider);
      expect(providers?.filter((provider) => provider !== 'town')).toEqual(['email']);
      expect(data.user?.app_metadata.providers).toEqual(providers);
      expect(data.user?.identities?.[0]?.identity_data).toMatchObject({
        email,
        email_verified: true,
      });
      expect(await waysOf(squatter, email)).toEqual(NO_WAY);
      const stale = linkIn(await mailTo(town.auth, `other.${email}`));
      expect((await follow(town.auth, stale)).searchParams.get('error_code')).toBe('otp_expired');
    },
  );

  test('U2 a proved owner keeps the account, however they sign in', async () => {
    const person = town.person();
    const email = String(person.email);
    const { auth } = town.auth.client();
    await auth.signInWithOtp({ email });
    await auth.verifyOtp({ email, token: codeIn(await mailTo(town.auth, email)), type: 'email' });
    await auth.updateUser({ password: PASSWORD, data: { own: 'y' } });
    for (const [, arrive] of ARRIVALS) {
      const { data } = await town.auth.client().auth.getUser(await arrive(person, email));
      expect(data.user?.user_metadata.own).toBe('y');
    }
    expect((await auth.getUser()).error).toBeNull();
    const again = await town.auth.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(again.error).toBeNull();
  });

  test("U2 the operator's email_confirm counts as proof", async () => {
    const person = town.person();
    const email = String(person.email);
    const made = { email, password: PASSWORD, email_confirm: true };
    await town.auth.post('/admin/users', made, { token: town.auth.serviceKey });
    await town.signIn(town.client(), person.sub);
    const { error } = await town.auth
      .client()
      .auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
  });

  test('U2 proof of the old address does not extend to a new one', async () => {
    const [person, later] = [town.person(), town.person()];
    const { user } = await town.signIn(town.client(), person.sub);
    const changes = { email: String(later.email), password: PASSWORD };
    const token = town.auth.serviceKey;
    await town.auth.ask('PUT', `/admin/users/${user.id}`, { body: changes, token });
    await town.signIn(town.client(), later.sub);
    const { error } = await town.auth.client().auth.signInWithPassword(changes);
    expect(error?.code).toBe('invalid_credentials');
  });

  test('U2 the same holds for a number, unless the account has a proved address', async () => {
    const { auth } = town.auth.client();
    const phone = newPhone();
    await auth.signUp({ phone, password: PASSWORD });
    await comeByText(phone);
    expect((await auth.getUser()).error?.name).toBe('AuthSessionMissingError');

    const owner = town.client();
    await town.signIn(owner, town.person().sub);
    const second = newPhone();
    await owner.auth.updateUser({ phone: second });
    await comeByText(second);
    expect((await owner.auth.getUser()).error).toBeNull();
  });

  async function comeByText(phone: string): Promise<void> {
    const { auth } = town.auth.client();
    await auth.signInWithOtp({ phone });
    const token = codeIn(await smsTo(town.auth, phone));
    expect((await auth.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();
  }
});

describe('with REAUTHENTICATE=on', () => {
  beforeAll(async () => {
    town = await startTown({ REAUTHENTICATE: 'on', ACCESS_TOKEN_LIFETIME: '86400' });
  });
  afterAll(() => town?.stop());

  test('U2 a reauthentication code proves the address, so a provider sign-in keeps the account', async () => {
    const person = town.person();
    const email = String(person.email);
    const { auth } = town.auth.client();
    await auth.signUp({ email, password: PASSWORD });
    town.auth.clock.advance(86_400 + 60);
    await auth.refreshSession();
    await auth.reauthenticate();
    const nonce = codeIn(await mailTo(town.auth, email));
    const password = `${PASSWORD}, changed`;
    expect((await auth.updateUser({ password, nonce })).error).toBeNull();
    await town.signIn(town.client(), person.sub);
    const { error } = await town.auth.client().auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
  });
});
