/** Changes by signed-in users to their account: password, address, number, metadata. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, linkIn } from '../conformance/inbox.ts';
import { type AuthHarness, newEmail, newPhone, PASSWORD, startAuth } from './harness.ts';
import { follow, fragmentOf, mailsTo, mailTo, otherThan, smsesTo, smsTo } from './received.ts';
import { signIn, signUp, signUpWithApp } from './second-factors.ts';

const NEW_PASSWORD = 'a new horse battery';
/** Of one purpose, within an hour. */
const WRONG_CODES_ALLOWED = 10;
const QUARTER_HOUR_SECONDS = 900;
const WAITS = /Please proceed to confirm link sent to the other email/;

describe('a signed-in user', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth?.stop());

  test('U1 merges user_metadata by key', async () => {
    const { client } = await signUp(auth);
    await client.auth.updateUser({ data: { town: 'Waxhaw', trade: 'roofer' } });
    const { data, error } = await client.auth.updateUser({ data: { trade: null, since: 2020 } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ town: 'Waxhaw', since: 2020 });
  });

  test('U1 cannot store more metadata than fits a token', async () => {
    const { client } = await signUp(auth);
    await client.auth.updateUser({ data: { town: 'Waxhaw' } });
    const { error } = await client.auth.updateUser({ data: { novel: 'x'.repeat(100_000) } });
    expect(error?.status).toBeGreaterThanOrEqual(400);
    expect(error?.status).toBeLessThan(500);
    expect((await client.auth.getUser()).data.user?.user_metadata).toEqual({ town: 'Waxhaw' });
  });

  test('U1 cannot change app_metadata, role or confirmation', async () => {
    const { client } = await signUp(auth);
    const { data } = await client.auth.getSession();
    const token = data.session?.access_token ?? '';
    const admin = { body: { app_metadata: { admin: true } }, token };
    expect(await auth.ask('PUT', '/user', admin)).toMatchObject({
      status: 403,
      body: { code: 'not_admin' },
    });
    const others = { role: 'service_role', aud: 'x', email_confirmed_at: null, id: newEmail() };
    const answer = await auth.ask('PUT', '/user', { body: others, token });
    expect(answer).toMatchObject({
      status: 200,
      body: { role: 'authenticated', aud: 'authenticated', app_metadata: { provider: 'email' } },
    });
    expect(answer.body.email_confirmed_at).toBeDefined();
  });

  test('U1 sets a new password, which ends the other sessions only', async () => {
    const person = await signUp(auth);
    const elsewhere = await signIn(auth, person);
    const { error } = await person.client.auth.updateUser({ password: NEW_PASSWORD });
    expect(error).toBeNull();
    expect((await person.client.auth.refreshSession()).error).toBeNull();
    expect((await elsewhere.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    const visitor = auth.client().auth;
    const before = await visitor.signInWithPassword({ email: person.email, password: PASSWORD });
    expect(before.error?.code).toBe('invalid_credentials');
  });

  test('U1 a new password must differ and be neither too short nor too long', async () => {
    const { client } = await signUp(auth);
    const same = await client.auth.updateUser({ password: PASSWORD });
    expect(same.error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    });
    for (const password of ['', 'short']) {
      const { error } = await client.auth.updateUser({ password });
      expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
    }
    const long = await client.auth.updateUser({ password: 'x'.repeat(73) });
    expect(long.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('U1 a current password, if sent, must be correct', async () => {
    const { client } = await signUp(auth);
    const wrong = { password: NEW_PASSWORD, current_password: 'a guess' };
    const { error } = await client.auth.updateUser(wrong);
    expect(error).toMatchObject({ status: 400, code: 'current_password_invalid' });
    const right = { password: NEW_PASSWORD, current_password: PASSWORD };
    expect((await client.auth.updateUser(right)).error).toBeNull();
  });

  test('U1 a new password voids links and codes sent before', async () => {
    const { client, email } = await signUp(auth);
    await client.auth.resetPasswordForEmail(email);
    const link = linkIn(await mailTo(auth, email));
    await client.auth.updateUser({ password: NEW_PASSWORD });
    expect(fragmentOf(await follow(auth, link)).error_code).toBe('otp_expired');
  });

  test('U2 a user with a second factor needs aal2 to change password or address', async () => {
    const person = await signUpWithApp(auth);
    const lower = await signIn(auth, person);
    for (const change of [
      { password: NEW_PASSWORD },
      { email: newEmail() },
      { phone: newPhone() },
    ]) {
      const { error } = await lower.auth.updateUser(change);
      expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    }
    expect((await lower.auth.updateUser({ data: { a: 1 } })).error).toBeNull();
    expect((await person.client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  });

  test('U1 nothing can be changed without a live session', async () => {
    const body = { data: { a: 1 } };
    const visitor = await auth.ask('PUT', '/user', { body });
    expect(visitor).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
    const { client } = await signUp(auth);
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    await client.auth.signOut();
    expect(await auth.ask('PUT', '/user', { body, token })).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    });
  });

  test('U1 without phone confirmation a number changes at once and can sign in', async () => {
    const { client } = await signUp(auth);
    const phone = newPhone();
    const { data } = await client.auth.updateUser({ phone: `+${phone}` });
    expect(data.user).toMatchObject({
      phone,
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    });
    const { error } = await auth.client().auth.signInWithPassword({ phone, password: PASSWORD });
    expect(error).toBeNull();
    const other = await signUp(auth);
    const taken = await other.client.auth.updateUser({ phone });
    expect(taken.error).toMatchObject({ status: 422, code: 'phone_exists' });
  });
});

describe('a new address', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth?.stop());

  test('U1 replaces the old one once both have confirmed, in either order', async () => {
    for (const order of ['new first', 'old first']) {
      const { client, email } = await signUp(auth);
      const wanted = newEmail();
      const { data } = await client.auth.updateUser({ email: wanted });
      expect(data.user).toMatchObject({ email, new_email: wanted });
      expect(data.user?.email_change_sent_at).toBeDefined();

      const mails = [await mailTo(auth, wanted), await mailTo(auth, email)];
      if (order === 'old first') mails.reverse();
      const [first, second] = mails.map(linkIn) as [URL, URL];
      expect(fragmentOf(await follow(auth, first)).message).toMatch(WAITS);
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
      expect(fragmentOf(await follow(auth, second)).type).toBe('email_change');
      const { user } = (await client.auth.getUser()).data;
      expect(user).toMatchObject({
        email: wanted,
        identities: [{ identity_data: { email: wanted, email_verified: true } }],
      });
      expect(user?.new_email).toBeUndefined();
    }
  });

  test('U1 can be confirmed by codes, each with the address it was sent to', async () => {
    const { client, email } = await signUp(auth);
    const wanted = newEmail();
    await client.auth.updateUser({ email: wanted });
    const verify = async (address: string) =>
      client.auth.verifyOtp({
        email: address,
        token: codeIn(await mailTo(auth, address)),
        type: 'email_change',
      });
    const first = await verify(email);
    expect(first).toMatchObject({ error: null, data: { session: null } });
    expect((await verify(wanted)).data.user?.email).toBe(wanted);
  });

  test('U1 following one link twice counts once', async () => {
    const { client, email } = await signUp(auth);
    const wanted = newEmail();
    await client.auth.updateUser({ email: wanted });
    const link = linkIn(await mailTo(auth, wanted));
    await follow(auth, link);
    expect(fragmentOf(await follow(auth, link)).error_code).toBe('otp_expired');
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  test('U1 requesting another one starts over', async () => {
    const { client, email } = await signUp(auth);
    const [first, second] = [newEmail(), newEmail()];
    await client.auth.updateUser({ email: first });
    await follow(auth, linkIn(await mailTo(auth, email)));
    await client.auth.updateUser({ email: second });
    expect(fragmentOf(await follow(auth, linkIn(await mailTo(auth, first)))).error_code).toBe(
      'otp_expired',
    );
    expect(fragmentOf(await follow(auth, linkIn(await mailTo(auth, second)))).message).toMatch(
      WAITS,
    );
    await follow(auth, linkIn(await mailTo(auth, email)));
    expect((await client.auth.getUser()).data.user?.email).toBe(second);
  });

  test('U1 an address without a pending confirmation does not count as confirmed', async () => {
    for (const unasked of ['email_change', 'email_change_current']) {
      const { client, email, userId } = await signUp(auth);
      const wanted = newEmail();
      await client.auth.updateUser({ email: wanted });
      await auth.sql(
        `delete from auth_service.one_time_tokens
         where user_id = '${userId}' and purpose = '${unasked}'`,
      );
      const asked = unasked === 'email_change' ? email : wanted;
      const landed = await follow(auth, linkIn(await mailTo(auth, asked)));
      expect(fragmentOf(landed).message).toMatch(WAITS);
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
    }
  });

  test('U1 confirming one address does not confirm the next', async () => {
    const { client, email } = await signUp(auth);
    const [first, second] = [newEmail(), newEmail()];
    await client.auth.updateUser({ email: first });
    const toFirst = linkIn(await mailTo(auth, email));
    await follow(auth, linkIn(await mailTo(auth, first)));
    await client.auth.updateUser({ email: second });
    expect(fragmentOf(await follow(auth, toFirst)).error_code).toBe('otp_expired');
    expect(fragmentOf(await follow(auth, linkIn(await mailTo(auth, email)))).message).toMatch(
      WAITS,
    );
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  test('U1 voids what was mailed to the old address', async () => {
    const { client, email } = await signUp(auth);
    const wanted = newEmail();
    await client.auth.resetPasswordForEmail(email);
    const recovery = linkIn(await mailTo(auth, email));
    await client.auth.updateUser({ email: wanted });
    await follow(auth, linkIn(await mailTo(auth, wanted)));
    await follow(auth, linkIn(await mailTo(auth, email)));
    expect((await client.auth.getUser()).data.user?.email).toBe(wanted);
    expect(fragmentOf(await follow(auth, recovery)).error_code).toBe('otp_expired');
  });

  test('U1 changing the number in between does not reset the count of wrong codes', async () => {
    const { client, email } = await signUp(auth);
    const wanted = newEmail();
    const enter = (token: string) => client.auth.verifyOtp({ email, token, type: 'email_change' });
    await client.auth.updateUser({ email: wanted });
    const code = codeIn(await mailTo(auth, email));
    for (let tries = 0; tries < WRONG_CODES_ALLOWED; tries++) await enter(otherThan(code));
    expect((await client.auth.updateUser({ phone: newPhone() })).error).toBeNull();
    await client.auth.updateUser({ email: wanted });
    const refused = await enter(codeIn(await mailTo(auth, email)));
    expect(refused.error?.code).toBe('otp_expired');
  });

  test("U1 cannot be another user's, even if taken meanwhile", async () => {
    const [ann, bea] = [await signUp(auth), await signUp(auth)];
    const { error } = await ann.client.auth.updateUser({ email: bea.email });
    expect(error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    });
    const wanted = newEmail();
    await ann.client.auth.updateUser({ email: wanted });
    await auth.client().auth.signUp({ email: wanted, password: PASSWORD });
    await follow(auth, linkIn(await mailTo(auth, ann.email)));
    const landed = await follow(auth, linkIn(await mailTo(auth, wanted)));
    expect(fragmentOf(landed).error_code).toBe('email_exists');
  });

  test('U1 the current address changes nothing and sends nothing', async () => {
    const { client, email } = await signUp(auth);
    const { data, error } = await client.auth.updateUser({ email: email.toUpperCase() });
    expect(error).toBeNull();
    expect(data.user?.new_email).toBeUndefined();
    expect(await mailsTo(auth, email)).toHaveLength(0);
  });

  test('U1 the mail to the old address names the new one', async () => {
    const { client, email } = await signUp(auth);
    const wanted = newEmail();
    await client.auth.updateUser({ email: wanted });
    expect((await mailTo(auth, email)).text).toContain(wanted);
  });

  test('U1 resend repeats both mails, and the new ones count', async () => {
    const { client, email } = await signUp(auth);
    const wanted = newEmail();
    await client.auth.updateUser({ email: wanted });
    const { error } = await client.auth.resend({ type: 'email_change', email });
    expect(error).toBeNull();
    for (const address of [email, wanted]) {
      expect(await mailsTo(auth, address)).toHaveLength(2);
      await follow(auth, linkIn(await mailTo(auth, address)));
    }
    expect((await client.auth.getUser()).data.user?.email).toBe(wanted);
  });
});

describe('other configurations', () => {
  test('U1 with CONFIRM_OLD_EMAIL=off only the new address must confirm', async () => {
    const auth = await startAuth({ CONFIRM_OLD_EMAIL: 'off' });
    const { client, email } = await signUp(auth);
    const wanted = newEmail();
    await client.auth.updateUser({ email: wanted });
    expect(await mailsTo(auth, email)).toHaveLength(0);
    await follow(auth, linkIn(await mailTo(auth, wanted)));
    expect((await client.auth.getUser()).data.user?.email).toBe(wanted);
    await auth.stop();
  });

  test('U1 with CONFIRM_PHONE=on a new number must confirm by text message', async () => {
    const auth = await startAuth({ CONFIRM_PHONE: 'on' });
    const { client } = await signUp(auth);
    const phone = newPhone();
    const { data } = await client.auth.updateUser({ phone });
    expect(data.user).toMatchObject({ phone: '', new_phone: phone });
    const token = codeIn(await smsTo(auth, phone));
    const verified = await client.auth.verifyOtp({ phone, token, type: 'phone_change' });
    expect(verified.data.user).toMatchObject({ phone });
    expect(verified.data.user?.phone_confirmed_at).toBeDefined();
    await auth.stop();
  });

  test('R3 with a sign-up list a new address must be on it too', async () => {
    const auth = await startAuth({ SIGNUP: 'example.com', CONFIRM_EMAIL: 'off' });
    const { client } = await signUp(auth);
    const elsewhere = await client.auth.updateUser({ email: 'ann@elsewhere.example.org' });
    expect(elsewhere.error).toMatchObject({ status: 400, code: 'email_address_not_authorized' });
    expect((await client.auth.updateUser({ email: newEmail() })).error).toBeNull();
    await auth.stop();
  });

  test('R3 with SIGNUP=closed existing users may change their address', async () => {
    const auth = await startAuth({ SIGNUP: 'closed' });
    const email = newEmail();
    const operator = auth.client(auth.serviceKey).auth.admin;
    await operator.createUser({ email, password: PASSWORD, email_confirm: true });
    const client = auth.client();
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await client.auth.updateUser({ email: newEmail() })).error).toBeNull();
    await auth.stop();
  });

  test('U3 a new password cancels a pending change of contact', async () => {
    const auth = await startAuth({ CONFIRM_OLD_EMAIL: 'off', CONFIRM_PHONE: 'on' });
    const owner = await signUp(auth);
    const phone = newPhone();
    await owner.client.auth.updateUser({ phone });
    const token = codeIn(await smsTo(auth, phone));
    await owner.client.auth.verifyOtp({ phone, token, type: 'phone_change' });

    const stranger = await signIn(auth, owner);
    const theirs = { email: newEmail(), phone: newPhone() };
    await stranger.auth.updateUser(theirs);
    await owner.client.auth.updateUser({ password: NEW_PASSWORD });

    const visitor = auth.client().auth;
    await visitor.resend({ type: 'email_change', email: owner.email });
    await visitor.resend({ type: 'phone_change', phone });
    expect(await mailsTo(auth, theirs.email)).toHaveLength(1);
    expect(await smsesTo(auth, theirs.phone)).toHaveLength(1);
    const { user } = (await owner.client.auth.getUser()).data;
    expect(user).toMatchObject({ email: owner.email, phone });
    expect(user?.new_email ?? user?.new_phone).toBeUndefined();
    await auth.stop();
  });

  test('U1 a new password and a new address can be requested together', async () => {
    const auth = await startAuth({ CONFIRM_OLD_EMAIL: 'off' });
    const { client } = await signUp(auth);
    const email = newEmail();
    await client.auth.updateUser({ password: NEW_PASSWORD, email });
    await follow(auth, linkIn(await mailTo(auth, email)));
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    await auth.stop();
  });

  test('U1 a quarter of an hour after sign-in a new password requires a mailed code or the current one', async () => {
    const auth = await startAuth();
    const { client, email } = await signUp(auth);
    const change = (nonce?: string) =>
      client.auth.updateUser({ password: NEW_PASSWORD, ...(nonce !== undefined && { nonce }) });
    auth.clock.advance(QUARTER_HOUR_SECONDS + 1);
    expect((await change()).error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const mail = await mailTo(auth, email);
    expect(mail.text).not.toContain('http');
    const nonce = codeIn(mail);
    const wrong = await change(otherThan(nonce));
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    expect((await change(nonce)).error).toBeNull();
    const again = await client.auth.updateUser({ password: PASSWORD, nonce });
    expect(again.error?.code).toBe('reauthentication_not_valid');

    const withCurrent = (current_password: string) =>
      client.auth.updateUser({ password: PASSWORD, current_password });
    expect((await withCurrent('a wrong one')).error?.code).toBe('current_password_invalid');
    expect((await withCurrent(NEW_PASSWORD)).error).toBeNull();
    await auth.stop();
  });

  test.each([
    ['a new number', {}, () => ({ phone: newPhone() })],
    [
      'an address that the old one need not confirm',
      { CONFIRM_OLD_EMAIL: 'off' },
      () => ({ email: newEmail() }),
    ],
  ])('U1 a quarter of an hour after sign-in %s requires the same', async (_, env, newContact) => {
    const auth = await startAuth(env);
    const { client, email } = await signUp(auth);
    auth.clock.advance(QUARTER_HOUR_SECONDS + 1);
    const { error } = await client.auth.updateUser(newContact());
    expect(error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
      message: 'Email or phone update requires reauthentication',
    });
    await client.auth.reauthenticate();
    const nonce = codeIn(await mailTo(auth, email));
    expect((await client.auth.updateUser({ ...newContact(), nonce })).error).toBeNull();

    const withCurrent = (current_password: string) =>
      client.auth.updateUser({ ...newContact(), current_password });
    expect((await withCurrent('a wrong one')).error).toMatchObject({
      status: 400,
      code: 'current_password_invalid',
      message: 'Current password is wrong.',
    });
    expect((await withCurrent(PASSWORD)).error).toBeNull();
    await auth.stop();
  });

  test('U1 an address that the old one must confirm requires no reauthentication', async () => {
    const auth = await startAuth();
    const { client } = await signUp(auth);
    auth.clock.advance(QUARTER_HOUR_SECONDS + 1);
    expect((await client.auth.updateUser({ email: newEmail() })).error).toBeNull();
    expect((await client.auth.updateUser({ data: { town: 'Waxhaw' } })).error).toBeNull();
    await auth.stop();
  });

  test('U1 an anonymous user adds a number without reauthentication, however late', async () => {
    const auth = await startAuth({ ANONYMOUS_SIGN_IN: 'on' });
    const client = auth.client();
    await client.auth.signInAnonymously();
    auth.clock.advance(QUARTER_HOUR_SECONDS + 1);
    expect((await client.auth.updateUser({ phone: newPhone() })).error).toBeNull();
    await auth.stop();
  });

  test('U1 after ten wrong reauthentication codes in an hour the correct one is refused', async () => {
    const auth = await startAuth();
    const { client, email } = await signUp(auth);
    auth.clock.advance(QUARTER_HOUR_SECONDS + 1);
    await client.auth.reauthenticate();
    const right = codeIn(await mailTo(auth, email));
    const nonces = [...Array.from({ length: 10 }, () => otherThan(right)), right];
    for (const nonce of nonces) {
      const { error } = await client.auth.updateUser({ password: NEW_PASSWORD, nonce });
      expect(error?.code).toBe('reauthentication_not_valid');
    }
    await auth.stop();
  });

  test('U1 an anonymous user becomes permanent by adding an address', async () => {
    const auth = await startAuth({ ANONYMOUS_SIGN_IN: 'on' });
    const client = auth.client();
    const { data } = await client.auth.signInAnonymously();
    const bare = await client.auth.updateUser({ password: PASSWORD });
    expect(bare.error).toMatchObject({ status: 422, code: 'validation_failed' });
    const email = newEmail();
    const known = await client.auth.updateUser({ email, password: PASSWORD });
    expect(known.data.user).toMatchObject({
      id: data.user?.id,
      email,
      is_anonymous: false,
      app_metadata: { provider: 'email' },
    });
    const { error } = await auth.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    await auth.stop();
  });

  test('U1 with email confirmation an anonymous user must confirm first', async () => {
    const auth = await startAuth({ ANONYMOUS_SIGN_IN: 'on', CONFIRM_EMAIL: 'on' });
    const client = auth.client();
    await client.auth.signInAnonymously();
    const email = newEmail();
    const { data } = await client.auth.updateUser({ email });
    expect(data.user).toMatchObject({ email: '', new_email: email, is_anonymous: true });
    await follow(auth, linkIn(await mailTo(auth, email)));
    const { user } = (await client.auth.getUser()).data;
    expect(user).toMatchObject({ email, is_anonymous: false });
    await auth.stop();
  });

  test('U1 two changes of address must be a minute apart', async () => {
    const auth = await startAuth({ RESEND_WAIT: '60' });
    const { client } = await signUp(auth);
    expect((await client.auth.updateUser({ email: newEmail() })).error).toBeNull();
    const { error } = await client.auth.updateUser({ email: newEmail() });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    await auth.stop();
  });
});

describe('concurrent confirmations', () => {
  test('U1 both links followed concurrently change every address', async () => {
    const auth = await startAuth({});
    const links: URL[] = [];
    const changes = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { client, email } = await signUp(auth);
        const wanted = newEmail();
        await client.auth.updateUser({ email: wanted });
        links.push(linkIn(await mailTo(auth, wanted)), linkIn(await mailTo(auth, email)));
        return { client, wanted };
      }),
    );
    await Promise.all(links.map((link) => follow(auth, link)));
    for (const { client, wanted } of changes) {
      expect((await client.auth.getUser()).data.user?.email).toBe(wanted);
    }
    await auth.stop();
  });
});
