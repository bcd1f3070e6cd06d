/** Accounts over the wire: sign-up, the password grant, reading and changing the user, and the shape of errors. */
import { AuthWeakPasswordError } from '@supabase/supabase-js';
import { describe, expect } from 'vitest';
import {
  askAuth,
  bearer,
  clientOf,
  expectRefused,
  newNumber,
  newPerson,
  operatorOf,
  post,
  signUp,
} from './clients.ts';
import { describeTarget } from './describe-target.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
/** The size limit in docs/wire-protocol.md, in bytes. */
const MIB = 1024 * 1024;

describeTarget('accounts', (it, target) => {
  it('U1 a new account is signed in at once, with the documented user', async () => {
    const person = newPerson();
    const { data, error } = await clientOf(target()).auth.signUp({
      ...person,
      email: person.email.toUpperCase(),
      options: { data: { nickname: 'Ines' } },
    });
    expect(error).toBeNull();
    const id = data.user?.id;
    expect(id).toMatch(UUID);
    expect(data.session).toMatchObject({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: expect.any(Number),
      refresh_token: expect.any(String),
    });
    expect(data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: person.email,
      phone: '',
      email_confirmed_at: INSTANT,
      confirmed_at: INSTANT,
      last_sign_in_at: INSTANT,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { nickname: 'Ines' },
      identities: [
        {
          identity_id: expect.stringMatching(UUID),
          id,
          user_id: id,
          identity_data: expect.objectContaining({ email: person.email, sub: id }),
          provider: 'email',
          email: person.email,
          last_sign_in_at: INSTANT,
          created_at: INSTANT,
          updated_at: INSTANT,
        },
      ],
      created_at: INSTANT,
      updated_at: INSTANT,
      is_anonymous: false,
    });
    expect(data.user).not.toHaveProperty('phone_confirmed_at');
    expect(data.user).not.toHaveProperty('factors');
  });

  it('U1 a number creates an account too, with or without its plus', async () => {
    const phone = newNumber();
    const { password } = newPerson();
    const { data, error } = await clientOf(target()).auth.signUp({ phone: `+${phone}`, password });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      phone,
      phone_confirmed_at: INSTANT,
      app_metadata: { provider: 'phone', providers: ['phone'] },
    });
    const again = await clientOf(target()).auth.signInWithPassword({ phone, password });
    expect(again.data.user?.id).toBe(data.user?.id);
  });

  it('U1 a taken address or number is reported', async () => {
    const { person } = await signUp(target());
    const email = person.email.toUpperCase();
    const again = await clientOf(target()).auth.signUp({ ...person, email });
    expectRefused(again, 422, 'user_already_exists', 'User already registered');

    const owner = { phone: newNumber(), password: person.password };
    await clientOf(target()).auth.signUp(owner);
    expectRefused(await clientOf(target()).auth.signUp(owner), 422, 'user_already_exists');
  });

  it.each(['a', 'a@', '@example.com', 'a b@example.com', 'xx:;x@x.x', 'a@example..com'])(
    'U1 %s is not an address',
    async (email) => {
      const { password } = newPerson();
      const made = await clientOf(target()).auth.signUp({ email, password });
      const message = 'Unable to validate email address: invalid format';
      expectRefused(made, 400, 'validation_failed', message);
    },
  );

  it.each(['12', '15555550100-invalid', '0155555501000', '1'.repeat(16)])(
    'U1 %s is not a number',
    async (phone) => {
      const { password } = newPerson();
      const made = await clientOf(target()).auth.signUp({ phone, password });
      const message = 'Invalid phone number format (E.164 required)';
      expectRefused(made, 400, 'validation_failed', message);
    },
  );

  it('U1 a short password is weak with a reason, and an overlong one is refused', async () => {
    const { email } = newPerson();
    const short = await clientOf(target()).auth.signUp({ email, password: '12345' });
    expectRefused(short, 422, 'weak_password');
    expect(short.error).toBeInstanceOf(AuthWeakPasswordError);
    expect((short.error as AuthWeakPasswordError).reasons).toEqual(['length']);
    expect(short.error?.message).toContain('Password should be at least 6 characters');
    const long = await clientOf(target()).auth.signUp({ email, password: 'x'.repeat(73) });
    expectRefused(long, 400, 'validation_failed');
    const fits = await clientOf(target()).auth.signUp({ email, password: 'x'.repeat(72) });
    expect(fits.error).toBeNull();
  });

  it('U1 a sign-up cannot set role, rights or confirmation', async () => {
    const response = await askAuth(
      target(),
      '/signup',
      post({
        ...newPerson(),
        role: 'service_role',
        aud: 'elsewhere',
        app_metadata: { provider: 'google', admin: true },
        is_super_admin: true,
        is_anonymous: true,
        data: { role: 'service_role', app_metadata: { admin: true } },
      }),
    );
    expect(response.status).toBe(200);
    expect(((await response.json()) as { user: unknown }).user).toMatchObject({
      role: 'authenticated',
      aud: 'authenticated',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
  });

  it('U1 U3 the password signs in; a wrong one and an unknown address get the same error', async () => {
    const { person, session } = await signUp(target());
    const right = await clientOf(target()).auth.signInWithPassword(person);
    expect(right.data.user?.id).toBe(session.user.id);

    const wrong = await askAuth(
      target(),
      '/token?grant_type=password',
      post({ ...person, password: `${person.password}x` }),
    );
    const unknown = await askAuth(target(), '/token?grant_type=password', post(newPerson()));
    expect(wrong.status).toBe(400);
    expect(unknown.status).toBe(400);
    const refusal = await wrong.json();
    expect(refusal).toMatchObject({
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
    expect(await unknown.json()).toEqual(refusal);
  });

  it('U1 a banned user is refused until the ban is lifted', async () => {
    const { person, session } = await signUp(target());
    const operator = operatorOf(target()).auth.admin;
    await operator.updateUserById(session.user.id, { ban_duration: '24h' });
    const banned = await clientOf(target()).auth.signInWithPassword(person);
    expectRefused(banned, 400, 'user_banned');
    const refreshed = await clientOf(target()).auth.refreshSession(session);
    expectRefused(refreshed, 400, 'user_banned');
    await operator.updateUserById(session.user.id, { ban_duration: 'none' });
    const welcome = await clientOf(target()).auth.signInWithPassword(person);
    expect(welcome.error).toBeNull();
  });

  it.each(['', '?grant_type=', '?grant_type=magic', '?grant_type=client_credentials'])(
    'U1 the grant %j is unknown',
    async (query) => {
      const response = await askAuth(target(), `/token${query}`, post({}));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error_code: 'invalid_credentials' });
    },
  );

  it('U1 GET /user returns the user of the token', async () => {
    const { client, session } = await signUp(target());
    const { data } = await client.auth.getUser();
    expect(data.user).toEqual(session.user);
  });

  it('U1 GET /user without a token is 401, with a wrong one 403', async () => {
    const none = await askAuth(target(), '/user');
    expect(none.status).toBe(401);
    expect(await none.json()).toMatchObject({ error_code: 'no_authorization' });
    for (const token of ['a', 'a.b.c', 'e30.e30.', 'x'.repeat(10_000)]) {
      const wrong = await clientOf(target()).auth.getUser(token);
      expectRefused(wrong, 403, 'bad_jwt');
      expect(wrong.error?.message).toContain('invalid JWT: unable to parse or verify signature');
    }
  });

  it("U1 PUT /user merges the user's metadata and removes null keys", async () => {
    const { client } = await signUp(target());
    await client.auth.updateUser({ data: { nickname: 'Ines', hive: 3 } });
    const { data } = await client.auth.updateUser({ data: { hive: null, town: 'Waxhaw' } });
    expect(data.user?.user_metadata).toMatchObject({ nickname: 'Ines', town: 'Waxhaw' });
    expect(data.user?.user_metadata).not.toHaveProperty('hive');
    expect((await client.auth.getUser()).data.user?.user_metadata).toEqual(
      data.user?.user_metadata,
    );
  });

  it('U1 PUT /user cannot change rights', async () => {
    const { session } = await signUp(target());
    const response = await askAuth(target(), '/user', {
      ...post({ app_metadata: { admin: true } }, bearer(session.access_token)),
      method: 'PUT',
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error_code: 'not_admin' });
  });

  it('U1 U3 a new password replaces the old one and ends the other sessions', async () => {
    const { client, person } = await signUp(target());
    const elsewhere = clientOf(target());
    await elsewhere.auth.signInWithPassword(person);

    const same = await client.auth.updateUser({ password: person.password });
    expectRefused(same, 422, 'same_password');
    const password = crypto.randomUUID();
    expect((await client.auth.updateUser({ password })).error).toBeNull();

    expect((await client.auth.refreshSession()).error).toBeNull();
    expectRefused(await elsewhere.auth.refreshSession(), 400, 'refresh_token_not_found');
    expectRefused(
      await clientOf(target()).auth.signInWithPassword(person),
      400,
      'invalid_credentials',
    );
    const again = await clientOf(target()).auth.signInWithPassword({ ...person, password });
    expect(again.error).toBeNull();
  });

  it('U1 a wrong current password, if sent, changes nothing', async () => {
    const { client, person } = await signUp(target());
    const { error } = await client.auth.updateUser({
      password: crypto.randomUUID(),
      current_password: `${person.password}x`,
    });
    expect(error?.status).toBe(400);
    expect((await clientOf(target()).auth.signInWithPassword(person)).error).toBeNull();
  });

  it('U1 PUT /user refuses a taken address or number and a weak password', async () => {
    const { client } = await signUp(target());
    const { person: neighbour } = await signUp(target());
    expectRefused(await client.auth.updateUser({ email: neighbour.email }), 422, 'email_exists');
    const phone = newNumber();
    await clientOf(target()).auth.signUp({ phone, password: neighbour.password });
    expectRefused(await client.auth.updateUser({ phone }), 422, 'phone_exists');
    expectRefused(await client.auth.updateUser({ password: '12345' }), 422, 'weak_password');
    expectRefused(await client.auth.updateUser({ email: 'nowhere' }), 400, 'validation_failed');
  });

  describe('the service itself', () => {
    it('U1 GET /health and GET /settings describe the service', async () => {
      const health = await askAuth(target(), '/health');
      expect(health.status).toBe(200);
      expect(await health.json()).toMatchObject({ name: 'GoTrue', version: expect.any(String) });
      const settings = await askAuth(target(), '/settings');
      expect(settings.status).toBe(200);
      expect(await settings.json()).toMatchObject({
        external: { email: true, phone: true, anonymous_users: false },
        disable_signup: false,
        mailer_autoconfirm: true,
        phone_autoconfirm: true,
        saml_enabled: false,
      });
    });

    it('U1 errors have the shape the client requests', async () => {
      const coded = await askAuth(target(), '/user', {
        headers: { 'X-Supabase-Api-Version': '2024-01-01' },
      });
      expect(coded.headers.get('x-supabase-api-version')).toBe('2024-01-01');
      expect(coded.headers.get('x-sb-error-code')).toBe('no_authorization');
      expect(await coded.json()).toEqual({
        code: 'no_authorization',
        message: expect.any(String),
      });

      const plain = await askAuth(target(), '/user');
      expect(plain.headers.get('x-supabase-api-version')).toBeNull();
      expect(plain.headers.get('x-sb-error-code')).toBe('no_authorization');
      expect(await plain.json()).toEqual({
        code: 401,
        error_code: 'no_authorization',
        msg: expect.any(String),
      });
    });

    it('U1 a body that is not a JSON object, or too large, is refused', async () => {
      for (const body of ['{', 'email=a', '[]', '"text"', 'null']) {
        const response = await askAuth(target(), '/signup', { method: 'POST', body });
        expect(response.status, body).toBe(400);
        expect(await response.json()).toMatchObject({ error_code: 'bad_json' });
      }
      const large = await askAuth(target(), '/signup', post({ email: 'x'.repeat(MIB) }));
      expect(large.status).toBe(413);
      expect(await large.json()).toMatchObject({ error_code: 'request_entity_too_large' });
    });

    it("U1 an unknown path or method is refused in the service's error shape", async () => {
      const path = await askAuth(target(), '/nowhere');
      expect(path.status).toBe(404);
      expect(await path.json()).toMatchObject({ code: 404, msg: expect.any(String) });
      const method = await askAuth(target(), '/signup', { method: 'DELETE' });
      expect(method.status).toBe(405);
      expect(await method.json()).toMatchObject({ code: 405, msg: expect.any(String) });
    });

    it('U1 other origins may call and read the headers clients need', async () => {
      const preflight = await askAuth(target(), '/user', {
        method: 'OPTIONS',
        headers: {
          Origin: 'https://elsewhere.example',
          'Access-Control-Request-Method': 'PUT',
          'Access-Control-Request-Headers':
            'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
        },
      });
      expect(preflight.ok).toBe(true);
      expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
      for (const header of ['apikey', 'authorization', 'x-client-info', 'x-supabase-api-version']) {
        expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(
          header,
        );
      }
      const response = await askAuth(target(), '/user', {
        headers: { Origin: 'https://elsewhere.example' },
      });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const exposed = response.headers.get('access-control-expose-headers')?.toLowerCase();
      for (const header of ['x-supabase-api-version', 'x-total-count', 'link']) {
        expect(exposed).toContain(header);
      }
    });

    it('U1 responses with secrets are never cached', async () => {
      const response = await askAuth(target(), '/signup', post(newPerson()));
      expect(response.headers.get('cache-control')).toContain('no-store');
    });
  });
});

describeTarget(
  'accounts with sign-up closed',
  (it, target) => {
    it('R3 U1 no endpoint creates an account', async () => {
      const visitor = clientOf(target()).auth;
      const message = 'Signups not allowed for this instance';
      expectRefused(await visitor.signUp(newPerson()), 422, 'signup_disabled', message);
      const { password } = newPerson();
      expectRefused(await visitor.signUp({ phone: newNumber(), password }), 422, 'signup_disabled');
      const { email } = newPerson();
      const otp = await visitor.signInWithOtp({ email });
      expect(otp.error?.status).toBe(422);
      expect((await visitor.signInAnonymously()).error?.status).toBe(422);
      const { data } = await operatorOf(target()).auth.admin.listUsers();
      expect(data.users).toEqual([]);
    });

    it('R3 the operator still creates accounts, and their users sign in', async () => {
      const person = newPerson();
      const made = await operatorOf(target()).auth.admin.createUser({
        ...person,
        email_confirm: true,
      });
      expect(made.error).toBeNull();
      const { data } = await clientOf(target()).auth.signInWithPassword(person);
      expect(data.user?.id).toBe(made.data.user?.id);
      const settings = await askAuth(target(), '/settings');
      expect(await settings.json()).toMatchObject({ disable_signup: true });
    });
  },
  { SIGNUP: 'closed', ANONYMOUS_SIGN_IN: 'on' },
);

describeTarget(
  'accounts with a sign-up list',
  (it, target) => {
    const { password } = newPerson();

    it.each(['Ann@Chapter.example.org', 'guest@example.com'])('R3 %s may', async (email) => {
      expect((await clientOf(target()).auth.signUp({ email, password })).error).toBeNull();
    });

    it.each([
      'ann@example.com',
      'guest@example.com.evil.example',
      'ann@evil-chapter.example.org',
      'ann@sub.chapter.example.org',
      'ann@chapter.example.org@evil.example',
    ])('R3 %s may not', async (email) => {
      const { error } = await clientOf(target()).auth.signUp({ email, password });
      expect(['signup_disabled', 'validation_failed']).toContain(error?.code);
    });

    it('R3 a number alone may not', async () => {
      const made = await clientOf(target()).auth.signUp({ phone: newNumber(), password });
      expectRefused(made, 422, 'signup_disabled');
    });
  },
  { SIGNUP: 'chapter.example.org, GUEST@example.com' },
);

describeTarget(
  'anonymous accounts',
  (it, target) => {
    it('U1 a visitor signs in anonymously and becomes permanent later', async () => {
      const client = clientOf(target());
      const { data, error } = await client.auth.signInAnonymously({
        options: { data: { hive: 3 } },
      });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({
        email: '',
        phone: '',
        is_anonymous: true,
        user_metadata: { hive: 3 },
        identities: [],
      });
      const person = newPerson();
      const named = await client.auth.updateUser(person);
      expect(named.error).toBeNull();
      expect(named.data.user).toMatchObject({ email: person.email, is_anonymous: false });
      const { data: signedIn } = await clientOf(target()).auth.signInWithPassword(person);
      expect(signedIn.user?.id).toBe(data.user?.id);
    });

    it('U1 without an address or number no code can be sent', async () => {
      const client = clientOf(target());
      await client.auth.signInAnonymously();
      const { error } = await client.auth.reauthenticate();
      expect(error?.message).toBe(
        'Reauthentication requires the user to have an email or a phone number',
      );
    });
  },
  { ANONYMOUS_SIGN_IN: 'on' },
);
