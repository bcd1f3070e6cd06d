/** Messages over the wire: recovery, links, codes, changes of address, and redirects. */
import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import {
  askAuth,
  bearer,
  clientOf,
  expectRefused,
  newNumber,
  newPerson,
  PUBLISHABLE_KEY,
  post,
  signUp,
} from './clients.ts';
import { describeTarget } from './describe-target.ts';
import { codeIn, linkIn, type Message } from './inbox.ts';
import { OTHER_SITE, type RunningTarget, SITE } from './target.ts';

/** Number of wrong codes after which even the correct one is refused. */
const TRIES = 10;
const SPENT = 'Token has expired or is invalid';

/** Follows a mailed link as a browser does. @returns its redirect. */
async function follow(target: RunningTarget, message: Message): Promise<URL> {
  const response = await askAuth(target, `/verify${linkIn(message).search}`);
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

/** The fragment's parameters, as a page reads them. */
const fragmentOf = (url: URL) => new URLSearchParams(url.hash.slice(1));

/** A different code. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describeTarget('messages', (it, target) => {
  it('U1 recovery gives the same answer, known or not, and mails known addresses only', async () => {
    const { person } = await signUp(target());
    const stranger = newPerson();
    const recover = (email: string) => askAuth(target(), '/recover', post({ email }));
    const unknown = await recover(stranger.email);
    const known = await recover(person.email);
    for (const response of [unknown, known]) {
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({});
    }
    await target().inbox.take(person.email);
    expect(target().inbox.waiting(stranger.email)).toBe(0);
    for (const email of ['nowhere', '']) {
      const refused = await recover(email);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ error_code: 'validation_failed' });
    }
  });

  it('U1 a recovery code signs in, once', async () => {
    const { person, session } = await signUp(target());
    const client = clientOf(target());
    await client.auth.resetPasswordForEmail(person.email);
    const answer = {
      email: person.email,
      token: codeIn(await target().inbox.take(person.email)),
      type: 'recovery',
    } as const;
    const { data, error } = await client.auth.verifyOtp(answer);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(session.user.id);
    const again = await clientOf(target()).auth.verifyOtp(answer);
    expectRefused(again, 403, 'otp_expired', SPENT);
  });

  it('U1 the token of a link signs in when posted', async () => {
    const { person, session } = await signUp(target());
    const client = clientOf(target());
    await client.auth.resetPasswordForEmail(person.email);
    const link = linkIn(await target().inbox.take(person.email));
    const answer = {
      token_hash: link.searchParams.get('token') ?? '',
      type: 'recovery',
    } as const;
    expect((await client.auth.verifyOtp(answer)).data.user?.id).toBe(session.user.id);
    expectRefused(await clientOf(target()).auth.verifyOtp(answer), 403, 'otp_expired');
  });

  it('U1 following a link redirects with the tokens, the second time with an error', async () => {
    const { person, session } = await signUp(target());
    const redirectTo = `${OTHER_SITE}/set-password?from=mail`;
    await clientOf(target()).auth.resetPasswordForEmail(person.email, { redirectTo });
    const message = await target().inbox.take(person.email);

    const page = await follow(target(), message);
    expect(page.href.split('#')[0]).toBe(redirectTo);
    const handed = Object.fromEntries(fragmentOf(page));
    expect(handed).toMatchObject({
      refresh_token: expect.any(String),
      expires_in: '3600',
      expires_at: expect.stringMatching(/^\d+$/),
      token_type: 'bearer',
      type: 'recovery',
    });
    const { data } = await clientOf(target()).auth.getUser(handed.access_token);
    expect(data.user?.id).toBe(session.user.id);

    const spent = await follow(target(), message);
    const refusal = {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    };
    expect(spent.href.startsWith(OTHER_SITE)).toBe(true);
    expect(Object.fromEntries(spent.searchParams)).toMatchObject(refusal);
    expect(Object.fromEntries(fragmentOf(spent))).toMatchObject(refusal);
  });

  it('U1 a HEAD request, as mail scanners send, does not consume the link', async () => {
    const { person } = await signUp(target());
    await clientOf(target()).auth.resetPasswordForEmail(person.email);
    const message = await target().inbox.take(person.email);
    const looked = await askAuth(target(), `/verify${linkIn(message).search}`, { method: 'HEAD' });
    expect(looked.headers.get('location')).toBeNull();
    expect(fragmentOf(await follow(target(), message)).has('access_token')).toBe(true);
  });

  it('U1 a client that sent a challenge gets a code that only it can exchange, once', async () => {
    const { person, session } = await signUp(target());
    const client = clientOf(target(), { flowType: 'pkce' });
    await client.auth.resetPasswordForEmail(person.email);
    const page = await follow(target(), await target().inbox.take(person.email));
    const code = page.searchParams.get('code') ?? '';
    expect(page.hash).toBe('');

    const exchange = async (code_verifier: string) => {
      const body = { auth_code: code, code_verifier };
      const response = await askAuth(target(), '/token?grant_type=pkce', post(body));
      return [response.status, ((await response.json()) as Record<string, unknown>).error_code];
    };
    expect(await exchange('')).toEqual([400, 'validation_failed']);
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(session.user.id);
    expect(data).toMatchObject({ redirectType: 'recovery' });
    expect(await exchange('x'.repeat(43))).toEqual([404, 'flow_state_not_found']);
  });

  it('U1 a wrong verifier or an unknown code is refused', async () => {
    const { person } = await signUp(target());
    const client = clientOf(target(), { flowType: 'pkce' });
    await client.auth.resetPasswordForEmail(person.email);
    const page = await follow(target(), await target().inbox.take(person.email));
    const exchange = async (auth_code: string) => {
      const body = { auth_code, code_verifier: 'x'.repeat(43) };
      const response = await askAuth(target(), '/token?grant_type=pkce', post(body));
      return [response.status, ((await response.json()) as Record<string, unknown>).error_code];
    };
    expect(await exchange(crypto.randomUUID())).toEqual([404, 'flow_state_not_found']);
    expect(await exchange('unknown')).toEqual([404, 'flow_state_not_found']);
    const code = page.searchParams.get('code') ?? '';
    expect(await exchange(code)).toEqual([400, 'bad_code_verifier']);
  });

  it('U1 a code instead of a password signs in, and creates a missing account', async () => {
    const { email } = newPerson();
    const client = clientOf(target());
    const sent = await client.auth.signInWithOtp({ email, options: { data: { hive: 3 } } });
    expect(sent).toMatchObject({ data: { user: null, session: null }, error: null });
    const first = await client.auth.verifyOtp({
      email,
      token: codeIn(await target().inbox.take(email)),
      type: 'email',
    });
    expect(first.data.user).toMatchObject({ email, user_metadata: { hive: 3 } });

    await client.auth.signInWithOtp({ email });
    const second = await client.auth.verifyOtp({
      email,
      token: codeIn(await target().inbox.take(email)),
      type: 'magiclink',
    });
    expect(second.data.user?.id).toBe(first.data.user?.id);
    expect(decodeJwt(second.data.session?.access_token ?? '').aal).toBe('aal1');
  });

  it('U1 a magic link signs in', async () => {
    const { person, session } = await signUp(target());
    const options = { emailRedirectTo: `${SITE}/admin` };
    await clientOf(target()).auth.signInWithOtp({ email: person.email, options });
    const page = await follow(target(), await target().inbox.take(person.email));
    expect(page.href.startsWith(`${SITE}/admin#`)).toBe(true);
    expect(fragmentOf(page).get('type')).toBe('magiclink');
    const { data } = await clientOf(target()).auth.getUser(
      fragmentOf(page).get('access_token') ?? '',
    );
    expect(data.user?.id).toBe(session.user.id);
  });

  it('U1 a code by text message signs in', async () => {
    const phone = newNumber();
    const client = clientOf(target());
    expect((await client.auth.signInWithOtp({ phone })).error).toBeNull();
    const { text } = await target().inbox.take(`+${phone}`);
    const token = codeIn({ to: '', text });
    const wrong = await client.auth.verifyOtp({ phone, token: otherThan(token), type: 'sms' });
    expectRefused(wrong, 403, 'otp_expired', SPENT);
    const { data } = await client.auth.verifyOtp({ phone, token, type: 'sms' });
    expect(data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
  });

  it('U1 no code is sent when the account may not be created', async () => {
    const options = { shouldCreateUser: false };
    const { email } = newPerson();
    const visitor = clientOf(target()).auth;
    const unknown = await visitor.signInWithOtp({ email, options });
    expectRefused(unknown, 422, 'otp_disabled', 'Signups not allowed for otp');
    const phone = newNumber();
    expectRefused(await visitor.signInWithOtp({ phone, options }), 422, 'otp_disabled');
  });

  it.each<[string, Record<string, unknown>]>([
    ['neither an address nor a number', {}],
    ['an address and a number', { email: 'ines@example.com', phone: '15555550100' }],
    ['an invalid address', { email: 'nowhere' }],
    ['an invalid number', { phone: 'nowhere' }],
    ['WhatsApp, which is not supported', { phone: '15555550100', channel: 'whatsapp' }],
    [
      'an unknown challenge method',
      { email: 'a@example.com', code_challenge: 'x'.repeat(43), code_challenge_method: 'rot13' },
    ],
  ])('U1 a code is not sent for %s', async (_name, body) => {
    const response = await askAuth(target(), '/otp', post(body));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
  });

  it('U1 after too many wrong codes the correct one is refused as well', async () => {
    const { person } = await signUp(target());
    const client = clientOf(target());
    await client.auth.resetPasswordForEmail(person.email);
    const right = codeIn(await target().inbox.take(person.email));
    const verify = (token: string) =>
      client.auth.verifyOtp({ email: person.email, token, type: 'recovery' });
    for (let i = 0; i < TRIES; i++) {
      expectRefused(await verify(otherThan(right)), 403, 'otp_expired');
    }
    expectRefused(await verify(right), 403, 'otp_expired', SPENT);
  });

  it('U1 a code for an unknown address gets the same error as a wrong one', async () => {
    const { email } = newPerson();
    const token = '123456';
    const visitor = clientOf(target()).auth;
    for (const type of ['email', 'recovery', 'signup', 'magiclink', 'email_change'] as const) {
      expectRefused(await visitor.verifyOtp({ email, token, type }), 403, 'otp_expired', SPENT);
    }
    for (const type of ['sms', 'phone_change'] as const) {
      const phone = newNumber();
      expectRefused(await visitor.verifyOtp({ phone, token, type }), 403, 'otp_expired', SPENT);
    }
    const hash = await visitor.verifyOtp({ token_hash: 'unknown', type: 'email' });
    expectRefused(hash, 403, 'otp_expired');
  });

  it.each<[string, Record<string, unknown>]>([
    ['without a type', { email: 'ines@example.com', token: '123456' }],
    ['without a code', { email: 'ines@example.com', type: 'email' }],
    ['of an unknown type', { email: 'ines@example.com', token: '123456', type: 'pigeon' }],
    [
      'for an address and a number',
      { email: 'a@example.com', phone: '15555550100', token: '123456', type: 'email' },
    ],
    ['without an address or a number', { token: '123456', type: 'email' }],
    ['for an invalid number', { phone: '1555-no', token: '123456', type: 'sms' }],
  ])('U1 POST /verify %s is refused', async (_name, body) => {
    const response = await askAuth(target(), '/verify', post(body));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
  });

  it('U1 links redirect to allowed addresses only', async () => {
    const { person } = await signUp(target());
    for (const redirectTo of [
      'https://evil.example/',
      '//evil.example',
      'https://localhost:5173@evil.example',
      person.email,
    ]) {
      await clientOf(target()).auth.resetPasswordForEmail(person.email, { redirectTo });
      const page = await follow(target(), await target().inbox.take(person.email));
      expect(page.origin, redirectTo).toBe(SITE);
    }
  });

  it('U1 a link with a foreign redirect address leads to the site', async () => {
    const { person } = await signUp(target());
    await clientOf(target()).auth.resetPasswordForEmail(person.email);
    const link = linkIn(await target().inbox.take(person.email));
    link.searchParams.set('redirect_to', 'https://evil.example/');
    const response = await askAuth(target(), `/verify${link.search}`);
    expect(new URL(response.headers.get('location') ?? '').origin).toBe(SITE);
  });

  it('U1 resending gives the same answer for every address', async () => {
    const visitor = clientOf(target()).auth;
    const { person } = await signUp(target());
    for (const email of [person.email, newPerson().email]) {
      expect((await visitor.resend({ type: 'signup', email })).error).toBeNull();
      expect((await visitor.resend({ type: 'email_change', email })).error).toBeNull();
    }
    for (const type of ['sms', 'phone_change'] as const) {
      expect((await visitor.resend({ type, phone: newNumber() })).error).toBeNull();
    }
    const untyped = await askAuth(target(), '/resend', post({ email: person.email }));
    expect(untyped.status).toBe(400);
    expect(target().inbox.waiting(person.email)).toBe(0);
  });

  it('U1 a reauthentication code is sent to the signed-in user', async () => {
    const { client, person } = await signUp(target());
    expect((await client.auth.reauthenticate()).error).toBeNull();
    expect(codeIn(await target().inbox.take(person.email))).toMatch(/^\d{6}$/);
    const headers = { apikey: PUBLISHABLE_KEY };
    const visitor = await askAuth(target(), '/reauthenticate', { headers });
    expect(visitor.status).toBe(401);
    expect(await visitor.json()).toMatchObject({ error_code: 'no_authorization' });
  });

  it('U1 a new address applies once both the old and the new one have confirmed', async () => {
    const { client, person } = await signUp(target());
    const { email } = newPerson();
    const asked = await client.auth.updateUser({ email });
    expect(asked.data.user).toMatchObject({ email: person.email, new_email: email });

    const half = await clientOf(target()).auth.verifyOtp({
      token_hash: tokenOf(await target().inbox.take(email)),
      type: 'email_change',
    });
    expect(half).toMatchObject({ data: { user: null, session: null }, error: null });
    expect((await client.auth.getUser()).data.user?.email).toBe(person.email);

    const whole = await clientOf(target()).auth.verifyOtp({
      token_hash: tokenOf(await target().inbox.take(person.email)),
      type: 'email_change',
    });
    expect(whole.data.user).toMatchObject({ email });
    expect(whole.data.user).not.toHaveProperty('new_email');
    const { password } = person;
    expect(
      (await clientOf(target()).auth.signInWithPassword({ email, password })).error,
    ).toBeNull();
  });

  it('U1 the links for a new address redirect to the page, the first with a message', async () => {
    const { client, person } = await signUp(target());
    const { email } = newPerson();
    await client.auth.updateUser({ email });
    const half = await follow(target(), await target().inbox.take(person.email));
    expect(fragmentOf(half).get('message')).toContain('confirm link sent to the other email');
    const whole = await follow(target(), await target().inbox.take(email));
    expect(fragmentOf(whole).get('type')).toBe('email_change');
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });
});

const tokenOf = (message: Message) => linkIn(message).searchParams.get('token') ?? '';

describeTarget(
  'messages with email confirmation',
  (it, target) => {
    it('U1 a new account waits for its address: no session, and no sign-in until then', async () => {
      const person = newPerson();
      const client = clientOf(target());
      const { data, error } = await client.auth.signUp(person);
      expect(error).toBeNull();
      expect(data.session).toBeNull();
      expect(data.user).toMatchObject({
        email: person.email,
        identities: [{ provider: 'email' }],
        confirmation_sent_at: expect.any(String),
      });
      expect(data.user).not.toHaveProperty('email_confirmed_at');
      expectRefused(await client.auth.signInWithPassword(person), 400, 'email_not_confirmed');
      const wrong = await client.auth.signInWithPassword({ ...person, password: 'something else' });
      expectRefused(wrong, 400, 'invalid_credentials');

      const confirmed = await client.auth.verifyOtp({
        email: person.email,
        token: codeIn(await target().inbox.take(person.email)),
        type: 'signup',
      });
      expect(confirmed.data.user).toMatchObject({
        id: data.user?.id,
        email_confirmed_at: expect.any(String),
      });
      expect((await client.auth.signInWithPassword(person)).error).toBeNull();
    });

    it('U1 a confirmation link signs in, or gives a code to the requesting client', async () => {
      const person = newPerson();
      await clientOf(target()).auth.signUp(person);
      const page = await follow(target(), await target().inbox.take(person.email));
      expect(fragmentOf(page).get('type')).toBe('signup');
      expect(fragmentOf(page).has('access_token')).toBe(true);

      const client = clientOf(target(), { flowType: 'pkce' });
      const other = newPerson();
      await client.auth.signUp(other);
      const back = await follow(target(), await target().inbox.take(other.email));
      const exchanged = await client.auth.exchangeCodeForSession(
        back.searchParams.get('code') ?? '',
      );
      expect(exchanged.data.user).toMatchObject({ email: other.email });
    });

    it('U1 a taken address gets the same answer as a new one', async () => {
      const person = newPerson();
      const client = clientOf(target());
      const first = await client.auth.signUp(person);
      await follow(target(), await target().inbox.take(person.email));

      const again = await client.auth.signUp({ ...person, password: crypto.randomUUID() });
      expect(again.error).toBeNull();
      expect(again.data.session).toBeNull();
      // GoTrue's decoy has no identities, which tells it from a new user; ours has one.
      expect(again.data.user).toMatchObject({ email: person.email });
      expect(again.data.user?.id).not.toBe(first.data.user?.id);
      expect(Object.keys(again.data.user ?? {}).sort()).toEqual(
        Object.keys(first.data.user ?? {}).sort(),
      );
      expect((await client.auth.signInWithPassword(person)).error).toBeNull();
    });

    it('U1 a resent confirmation replaces the earlier one', async () => {
      const { email, password } = newPerson();
      const client = clientOf(target());
      await client.auth.signUp({ email, password });
      const first = await target().inbox.take(email);
      expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
      const second = await target().inbox.take(email);
      expect((await follow(target(), first)).searchParams.get('error_code')).toBe('otp_expired');
      expect(fragmentOf(await follow(target(), second)).has('access_token')).toBe(true);
    });

    it('U1 a new number waits for its code too', async () => {
      const phone = newNumber();
      const { password } = newPerson();
      const client = clientOf(target());
      const { data } = await client.auth.signUp({ phone, password });
      expect(data.session).toBeNull();
      const early = await client.auth.signInWithPassword({ phone, password });
      expectRefused(early, 400, 'phone_not_confirmed');
      const token = codeIn(await target().inbox.take(`+${phone}`));
      const confirmed = await client.auth.verifyOtp({ phone, token, type: 'sms' });
      expect(confirmed.data.user).toMatchObject({ phone });
    });

    it('U1 a new number applies once its code is entered', async () => {
      const client = clientOf(target());
      const person = newPerson();
      await client.auth.signUp(person);
      const { email } = person;
      const first = codeIn(await target().inbox.take(email));
      await client.auth.verifyOtp({ email, token: first, type: 'email' });

      const phone = newNumber();
      const asked = await client.auth.updateUser({ phone });
      expect(asked.data.user).toMatchObject({ phone: '', new_phone: phone });
      const token = codeIn(await target().inbox.take(`+${phone}`));
      const changed = await client.auth.verifyOtp({ phone, token, type: 'phone_change' });
      expect(changed.data.user).toMatchObject({ phone, email });
    });

    it('U1 the settings say that addresses are confirmed', async () => {
      const response = await askAuth(target(), '/settings');
      expect(await response.json()).toMatchObject({
        mailer_autoconfirm: false,
        phone_autoconfirm: false,
      });
    });
  },
  { CONFIRM_EMAIL: 'on', CONFIRM_PHONE: 'on' },
);

describeTarget(
  'messages without confirmation by the old address',
  (it, target) => {
    it('U1 the new address applies once it has confirmed', async () => {
      const { client, person } = await signUp(target());
      const { email } = newPerson();
      await client.auth.updateUser({ email });
      const token = codeIn(await target().inbox.take(email));
      const { data } = await client.auth.verifyOtp({ email, token, type: 'email_change' });
      expect(data.user).toMatchObject({ email });
      expect(target().inbox.waiting(person.email)).toBe(0);
    });
  },
  { CONFIRM_OLD_EMAIL: 'off' },
);

describeTarget(
  'messages with a minimum interval',
  (it, target) => {
    it('U1 an address has to wait, known or not, with the same error', async () => {
      const { person, session } = await signUp(target());
      const answers: unknown[] = [];
      for (const email of [person.email, newPerson().email]) {
        const first = await askAuth(target(), '/recover', post({ email }));
        expect(first.status).toBe(200);
        const second = await askAuth(target(), '/recover', post({ email }));
        expect(second.status).toBe(429);
        expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
        const body = (await second.json()) as { msg: string };
        answers.push({ ...body, msg: body.msg.replace(/\d+/, 'N') });
      }
      expect(answers[0]).toMatchObject({ error_code: 'over_email_send_rate_limit' });
      expect(answers[1]).toEqual(answers[0]);
      const headers = bearer(session.access_token);
      const codes = [];
      for (let i = 0; i < 2; i++) {
        codes.push((await askAuth(target(), '/reauthenticate', { headers })).status);
      }
      expect(codes).toEqual([200, 429]);
    });
  },
  { RESEND_WAIT: '60' },
);
