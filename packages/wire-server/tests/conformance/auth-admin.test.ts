/** The admin API over the wire: users, their factors, links and invitations, for the operator only. */
import { hash } from '@node-rs/argon2';
import { expect } from 'vitest';
import {
  askAuth,
  bearer,
  clientOf,
  expectRefused,
  newNumber,
  newPerson,
  operatorOf,
  PUBLISHABLE_KEY,
  post,
  signUp,
} from './clients.ts';
import { describeTarget } from './describe-target.ts';
import { codeIn, linkIn } from './inbox.ts';
import { signToken } from './operator-keys.ts';
import { OTHER_SITE } from './target.ts';

const UNKNOWN_USER_ID = '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66';
const INVALID_EMAIL = 'xx:;x@x.x';
const INVALID = 'Unable to validate email address: invalid format';

describeTarget('the admin API', (it, target) => {
  const admin = () => operatorOf(target()).auth.admin;

  /** The status and error code of a request with these headers; null if it succeeds. */
  async function refusal(headers: Record<string, string>) {
    const response = await askAuth(target(), '/admin/users', { headers });
    const body = (await response.json()) as { error_code?: string };
    return response.status === 200 ? null : [response.status, body.error_code];
  }

  it('U1 admits the operator by key or by a token of that role', async () => {
    const { serviceKey } = target().keys;
    expect(await refusal({ apikey: serviceKey, ...bearer(serviceKey) })).toBeNull();
    expect(await refusal(bearer(serviceKey))).toBeNull();
    expect(await refusal({ apikey: serviceKey })).toBeNull();
    const iat = Math.floor(Date.now() / 1000);
    for (const claims of [
      { role: 'service_role', iat },
      { role: 'supabase_admin', sub: '12345' },
    ]) {
      expect(await refusal(bearer(await signToken(target().keys, claims)))).toBeNull();
    }
  });

  it('U1 admits no one else, and no browser', async () => {
    const { session } = await signUp(target());
    const { serviceKey } = target().keys;
    expect(await refusal({})).toEqual([401, 'no_authorization']);
    expect(await refusal({ apikey: PUBLISHABLE_KEY, ...bearer(PUBLISHABLE_KEY) })).toEqual([
      expect.toBeOneOf([401, 403]),
      expect.toBeOneOf(['no_authorization', 'bad_jwt']),
    ]);
    expect(await refusal(bearer(session.access_token))).toEqual([403, 'not_admin']);
    const anon = await signToken(target().keys, { role: 'anon' });
    expect(await refusal(bearer(anon))).toEqual([403, 'not_admin']);
    expect(await refusal(bearer(`${serviceKey}x`))).toEqual([403, 'bad_jwt']);
    const origin = { Origin: 'https://elsewhere.example' };
    expect(await refusal({ ...bearer(serviceKey), ...origin })).toEqual([401, 'no_authorization']);
  });

  it('U1 creates a user, unconfirmed by default', async () => {
    const { email, password } = newPerson();
    const made = await admin().createUser({
      email,
      password,
      user_metadata: { nickname: 'Ines' },
      app_metadata: { roles: ['editor'] },
    });
    expect(made.error).toBeNull();
    expect(made.data.user).toMatchObject({
      email,
      role: 'authenticated',
      user_metadata: { nickname: 'Ines' },
      app_metadata: { provider: 'email', providers: ['email'], roles: ['editor'] },
      identities: [{ provider: 'email', email }],
    });
    expect(made.data.user).not.toHaveProperty('email_confirmed_at');
    const phone = newNumber();
    const sure = await admin().createUser({ phone, password, phone_confirm: true });
    expect(sure.data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
    expect(
      (await clientOf(target()).auth.signInWithPassword({ phone, password })).error,
    ).toBeNull();
  });

  it('U1 U3 accepts an argon2id hash of a password, and no other', async () => {
    const { email, password } = newPerson();
    const password_hash = await hash(password);
    await admin().createUser({ email, password_hash, email_confirm: true });
    expect(
      (await clientOf(target()).auth.signInWithPassword({ email, password })).error,
    ).toBeNull();
    for (const weak of ['5f4dcc3b5aa765d61d8327deb882cf99', password]) {
      const { error } = await admin().createUser({ ...newPerson(), password_hash: weak });
      expectRefused({ error }, 400, 'validation_failed');
    }
  });

  it('U1 refuses a user without an address, with an invalid or taken one, or with a weak password', async () => {
    const { person } = await signUp(target());
    const { password } = person;
    expectRefused(await admin().createUser({ password }), 400, 'validation_failed');
    const invalid = await admin().createUser({ email: INVALID_EMAIL, password });
    expectRefused(invalid, 400, 'validation_failed', INVALID);
    expectRefused(await admin().createUser(person), 422, 'email_exists');
    const weak = await admin().createUser({ ...newPerson(), password: '12345' });
    expectRefused(weak, 422, 'weak_password');
  });

  it('U1 lists users in linked pages', async () => {
    for (let i = 0; i < 3; i++) await signUp(target());
    const whole = await admin().listUsers({ perPage: 1000 });
    if (whole.error !== null) throw whole.error;
    expect(whole.data.aud).toBe('authenticated');
    expect(whole.data.total).toBe(whole.data.users.length);

    const ids: string[] = [];
    let page: number | null = 1;
    while (page !== null) {
      const { data, error } = await admin().listUsers({ page, perPage: 2 });
      if (error !== null) throw error;
      expect(data.users.length).toBeLessThanOrEqual(2);
      expect(data.total).toBe(whole.data.total);
      ids.push(...data.users.map(({ id }) => id));
      page = ids.length < whole.data.total ? page + 1 : null;
      // auth-js reads only one digit of the page number.
      if (page !== null && page < 10) expect(data.nextPage).toBe(page);
    }
    expect(ids).toEqual(whole.data.users.map(({ id }) => id));

    const beyond = await admin().listUsers({ page: 1000, perPage: 1000 });
    expect(beyond.data.users).toEqual([]);
    for (const wrong of [
      'page=-1',
      'page=0',
      'page=x',
      'per_page=0',
      'page=1e3',
      `page=${'9'.repeat(30)}`,
    ]) {
      const response = await askAuth(target(), `/admin/users?${wrong}`, {
        headers: bearer(target().keys.serviceKey),
      });
      expect(response.status, wrong).toBe(400);
    }
  });

  it('U1 gets one user in full, or 404', async () => {
    const { session } = await signUp(target());
    expect((await admin().getUserById(session.user.id)).data.user).toEqual(session.user);
    expectRefused(
      await admin().getUserById(UNKNOWN_USER_ID),
      404,
      'user_not_found',
      'User not found',
    );
    const headers = bearer(target().keys.serviceKey);
    const noUuid = await askAuth(target(), '/admin/users/1', { headers });
    expect(noUuid.status).toBe(404);
  });

  it("U1 changes a user's attributes at once", async () => {
    const { session, client, person } = await signUp(target());
    const { email, password } = newPerson();
    const changed = await admin().updateUserById(session.user.id, {
      email,
      password,
      user_metadata: { nickname: 'Ines' },
      app_metadata: { roles: ['editor'] },
    });
    expect(changed.data.user).toMatchObject({
      email,
      user_metadata: { nickname: 'Ines' },
      app_metadata: { provider: 'email', roles: ['editor'] },
      identities: [{ provider: 'email', email }],
    });
    expectRefused(await client.auth.signInWithPassword(person), 400, 'invalid_credentials');
    const again = await clientOf(target()).auth.signInWithPassword({ email, password });
    expect(again.error).toBeNull();
    expect(target().inbox.waiting(email)).toBe(0);

    const { person: neighbour } = await signUp(target());
    const taken = await admin().updateUserById(session.user.id, { email: neighbour.email });
    expectRefused(taken, 422, 'email_exists');
    const invalid = await admin().updateUserById(session.user.id, { email: INVALID_EMAIL });
    expectRefused(invalid, 400, 'validation_failed', INVALID);
    const forever = await admin().updateUserById(session.user.id, { ban_duration: 'forever' });
    expectRefused(forever, 400, 'validation_failed');
    expectRefused(await admin().updateUserById(UNKNOWN_USER_ID, { email }), 404, 'user_not_found');
  });

  it('U1 deletes a user permanently', async () => {
    const { session, person } = await signUp(target());
    const { data, error } = await admin().deleteUser(session.user.id);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(session.user.id);
    expectRefused(await admin().deleteUser(session.user.id), 404, 'user_not_found');
    const gone = await clientOf(target()).auth.signInWithPassword(person);
    expectRefused(gone, 400, 'invalid_credentials');
    expect((await clientOf(target()).auth.signUp(person)).error).toBeNull();
  });

  it('U2 lists the factors of a user and deletes them', async () => {
    const { client, session } = await signUp(target());
    const userId = session.user.id;
    await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const { data } = await admin().mfa.listFactors({ userId });
    expect(data?.factors).toMatchObject([
      { factor_type: 'totp', status: 'unverified', friendly_name: 'Phone' },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/secret/);
    const id = data?.factors[0]?.id ?? '';
    const deleted = await admin().mfa.deleteFactor({ userId, id });
    expect(deleted.error).toBeNull();
    // The client library wraps this response in another object.
    expect(deleted.data).toMatchObject({ data: { id } });
    expect((await admin().mfa.listFactors({ userId })).data?.factors).toEqual([]);

    expectRefused(
      await admin().mfa.listFactors({ userId: UNKNOWN_USER_ID }),
      404,
      'user_not_found',
    );
    expect((await admin().mfa.deleteFactor({ userId, id })).error?.status).toBe(404);
  });

  it('U1 generates links to pass on, and mails nothing', async () => {
    const person = newPerson();
    const redirectTo = `${OTHER_SITE}/welcome`;
    const made = await admin().generateLink({
      type: 'signup',
      ...person,
      options: { data: { nickname: 'Ines' }, redirectTo },
    });
    expect(made.error).toBeNull();
    expect(made.data.user).toMatchObject({
      email: person.email,
      user_metadata: { nickname: 'Ines' },
    });
    const { properties } = made.data;
    expect(properties).toMatchObject({
      action_link: expect.stringMatching(/\/verify\?token=/),
      email_otp: expect.stringMatching(/^\d{6}$/),
      hashed_token: expect.any(String),
      redirect_to: redirectTo,
      verification_type: 'signup',
    });
    expect(properties?.action_link).toContain('type=signup');
    expect(properties?.action_link).toContain(`redirect_to=${redirectTo}`);
    const { search } = new URL(properties?.action_link ?? '');
    const followed = await askAuth(target(), `/verify${search}`);
    expect(followed.headers.get('location')).toMatch(
      /^https:\/\/chapter\.example\.org\/welcome#access_token=/,
    );
    expect((await clientOf(target()).auth.signInWithPassword(person)).error).toBeNull();
    expect(target().inbox.waiting(person.email)).toBe(0);
  });

  it.each(['magiclink', 'recovery', 'invite'] as const)(
    'U1 a link of type %s signs in',
    async (type) => {
      const email = type === 'invite' ? newPerson().email : (await signUp(target())).person.email;
      const { data } = await admin().generateLink({ type, email });
      const byCode = await clientOf(target()).auth.verifyOtp({
        email,
        token: data.properties?.email_otp ?? '',
        type,
      });
      expect(byCode.data.user).toMatchObject({ id: data.user?.id, email });

      const again = await admin().generateLink({ type: 'magiclink', email });
      const byToken = await clientOf(target()).auth.verifyOtp({
        token_hash: again.data.properties?.hashed_token ?? '',
        type: 'magiclink',
      });
      expect(byToken.data.user?.id).toBe(data.user?.id);
    },
  );

  it('U1 a change of address needs a link for each address', async () => {
    const { person } = await signUp(target());
    const { email: newEmail } = newPerson();
    const links = [];
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data, error } = await admin().generateLink({ type, email: person.email, newEmail });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email: person.email, new_email: newEmail });
      expect(data.properties?.action_link).toMatch(/type=email_change(&|$)/);
      links.push(data.properties?.hashed_token ?? '');
    }
    for (const token_hash of links) {
      const { error } = await clientOf(target()).auth.verifyOtp({
        token_hash,
        type: 'email_change',
      });
      expect(error).toBeNull();
    }
    const { password } = person;
    const again = await clientOf(target()).auth.signInWithPassword({ email: newEmail, password });
    expect(again.error).toBeNull();
  });

  it('U1 generates no link for an invalid or unknown address, and none that redirects elsewhere', async () => {
    const person = newPerson();
    const invalid = await admin().generateLink({ ...person, type: 'signup', email: INVALID_EMAIL });
    expectRefused(invalid, 400, 'validation_failed', INVALID);
    expect(invalid.data).toEqual({ properties: null, user: null });
    const unknown = await admin().generateLink({ type: 'recovery', email: person.email });
    expectRefused(unknown, 404, 'user_not_found');
    const headers = bearer(target().keys.serviceKey);
    const pigeon = await askAuth(
      target(),
      '/admin/generate_link',
      post({ type: 'pigeon', email: person.email }, headers),
    );
    expect(pigeon.status).toBe(400);
    const evil = await admin().generateLink({
      type: 'signup',
      ...person,
      options: { redirectTo: 'https://evil.example/' },
    });
    expect(evil.data.properties?.redirect_to).not.toContain('evil');
    expect(evil.data.properties?.action_link).not.toContain('evil');
  });

  it('U1 invites by mail, and the invited user sets a password', async () => {
    const { email, password } = newPerson();
    const { data, error } = await admin().inviteUserByEmail(email, { data: { nickname: 'Ines' } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      invited_at: expect.any(String),
      user_metadata: { nickname: 'Ines' },
    });
    const mail = await target().inbox.take(email);
    expect(linkIn(mail).searchParams.get('type')).toBe('invite');
    const guest = clientOf(target());
    await guest.auth.verifyOtp({ email, token: codeIn(mail), type: 'invite' });
    expect((await guest.auth.updateUser({ password })).error).toBeNull();
    expect(
      (await clientOf(target()).auth.signInWithPassword({ email, password })).error,
    ).toBeNull();

    const again = await admin().inviteUserByEmail(email);
    expectRefused(again, 422, 'email_exists');
    const invalid = await admin().inviteUserByEmail(INVALID_EMAIL);
    expectRefused(invalid, 400, 'validation_failed', INVALID);
  });

  it('U1 signs a user out with their own token', async () => {
    const { client, session } = await signUp(target());
    expect((await admin().signOut(session.access_token)).error).toBeNull();
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const bad = await admin().signOut('this-is-a-bad-token');
    expect(bad.error?.message).toMatch(/^invalid JWT/);
  });
});
