/** Attacks on accounts by strangers and by former users, on a server with default settings. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AuthHarness, newEmail, newPhone, PASSWORD, startAuth } from '../auth/harness.ts';

/** The defaults of `npm start`, instead of the harness's own. */
const BY_DEFAULT = { LIMITS: undefined, RESEND_WAIT: undefined, SIGNUP: undefined };
const PUBLIC_SITE = 'https://chapter.example.org';

interface Account {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** Created by the operator, so it counts against no limit. */
async function newAccount(auth: AuthHarness): Promise<Account> {
  const account = { email: newEmail(), password: PASSWORD };
  const { body } = await auth.post(
    '/admin/users',
    { ...account, email_confirm: true },
    { token: auth.serviceKey },
  );
  return { ...account, id: body.id };
}

const signIn = (auth: AuthHarness, { email, password }: Pick<Account, 'email' | 'password'>) =>
  auth.post('/token?grant_type=password', { email, password });

describe('R3 a stranger who can reach the server', () => {
  test.each([{ SITE_URL: PUBLIC_SITE }, { HOST: '0.0.0.0' }])(
    'R3 gets no account by default: %o',
    async (env) => {
      const auth = await startAuth({ ...BY_DEFAULT, ...env });
      const { status, body } = await auth.post('/signup', {
        email: newEmail(),
        password: PASSWORD,
      });
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'signup_disabled' });
      expect((await auth.post('/otp', { email: newEmail() })).body.code).toBe('signup_disabled');
      expect(await auth.sql('select from auth_service.users')).toEqual([]);
      const admin = await newAccount(auth);
      expect((await signIn(auth, admin)).status).toBe(200);
      await auth.stop();
    },
  );
});

describe('U1 a token that outlives its session', () => {
  /** As long as a session found alive is trusted. */
  const TRUSTED_SECONDS = 5;

  let auth: AuthHarness;
  let stolen: string;
  let account: Account;
  let operator: { token: string };

  beforeAll(async () => {
    auth = await startAuth(BY_DEFAULT);
    operator = { token: auth.serviceKey };
  });
  afterAll(() => auth?.stop());

  const rest = (method: string, token: string) =>
    fetch(`${auth.url}/rest/v1/members${method === 'POST' ? '' : '?member_name=eq.Unknown'}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(method !== 'GET' &&
        method !== 'DELETE' && {
          body: JSON.stringify({ member_name: 'Mallory', profession_role: 'Thief' }),
        }),
    });

  const ends: readonly [string, () => Promise<unknown>][] = [
    ['signed out', () => auth.post('/logout', undefined, { token: stolen })],
    [
      'signed out elsewhere',
      async () => {
        const { body } = await signIn(auth, account);
        return auth.post('/logout?scope=others', undefined, { token: body.access_token });
      },
    ],
    [
      'ended by a new password',
      async () => {
        const { body } = await signIn(auth, account);
        return auth.ask('PUT', '/user', {
          body: { password: 'another harbour 34' },
          token: body.access_token,
        });
      },
    ],
    [
      'banned',
      () =>
        auth.ask('PUT', `/admin/users/${account.id}`, {
          body: { ban_duration: '1h' },
          ...operator,
        }),
    ],
    ['of a deleted account', () => auth.ask('DELETE', `/admin/users/${account.id}`, operator)],
    [
      'ended by another process',
      () => auth.sql(`delete from auth_service.sessions where user_id = '${account.id}'`),
    ],
    [
      'past its end',
      () =>
        auth.sql(
          `update auth_service.sessions set not_after = now() where user_id = '${account.id}'`,
        ),
    ],
  ];

  test.each(ends)('U1 writes no more once it is %s', async (_, end) => {
    account = await newAccount(auth);
    stolen = (await signIn(auth, account)).body.access_token;
    expect((await rest('POST', stolen)).status).toBe(201);
    await end();
    auth.clock.advance(TRUSTED_SECONDS);
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      const response = await rest(method, stolen);
      expect(response.status, method).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await response.json()).toMatchObject({ code: 'PGRST303' });
    }
    // Reads are public, so they do not look the session up.
    expect((await rest('GET', stolen)).status).toBe(200);
  });

  test('U1 cannot borrow another user’s session', async () => {
    account = await newAccount(auth);
    const { body } = await signIn(auth, account);
    const own = JSON.parse(Buffer.from(body.access_token.split('.')[1], 'base64url').toString());
    const other = await newAccount(auth);
    expect((await rest('POST', await auth.ctx.keys.sign({ ...own, sub: other.id }))).status).toBe(
      401,
    );
    expect((await rest('POST', await auth.ctx.keys.sign({ ...own, sub: 'x' }))).status).toBe(401);
    expect((await rest('POST', body.access_token)).status).toBe(201);
  });

  test('U1 an operator’s own token, which has no session, writes until it expires', async () => {
    const exp = Math.floor(auth.clock.now().getTime() / 1000) + 60;
    const claims = { role: 'authenticated', sub: crypto.randomUUID(), exp };
    const token = await auth.ctx.keys.sign(claims);
    expect((await rest('POST', token)).status).toBe(201);
    auth.clock.advance(120);
    expect((await rest('POST', token)).status).toBe(401);
  });

  test('U1 the session is looked up once for many concurrent writes', async () => {
    const { body } = await signIn(auth, await newAccount(auth));
    const transaction = vi.spyOn(auth.ctx, 'transaction');
    await Promise.all(Array.from({ length: 20 }, () => rest('POST', body.access_token)));
    expect(transaction).toHaveBeenCalledTimes(1);
    transaction.mockRestore();
  });
});

describe('U3 guesses at one account from many addresses', () => {
  const ADDRESSES = 40;
  const GUESSES_EACH = 30;
  /** Checked at once; later ones have to wait. */
  const FREE_TRIES = 10;
  const HOUR_SECONDS = 3600;
  const SERVICE_UNAVAILABLE = 503;

  let auth: AuthHarness;

  beforeAll(async () => {
    auth = await startAuth({ ...BY_DEFAULT, SIGNUP: 'open', TRUSTED_PROXIES: 'loopback' });
  });
  afterAll(() => auth?.stop());
  afterEach(() => {
    vi.useRealTimers();
  });
  beforeEach(() => {
    // Time stands still, so that no guess is admitted because time has passed.
    vi.useFakeTimers({ toFake: ['Date'] });
    auth.outbox.mail.length = 0;
    // So that no client's own limit is used up.
    auth.clock.advance(HOUR_SECONDS);
  });

  let networks = 0;
  /** The header in which the proxy forwards a client address that was never used before. */
  const elsewhere = () => {
    networks += 1;
    return { 'X-Forwarded-For': `2001:db8:${networks.toString(16)}::1` };
  };

  const tryPassword = (email: string, password: string, headers: Record<string, string>) =>
    auth.post('/token?grant_type=password', { email, password }, { headers });

  /** The refusal of a guess; a busy server asks to try again. */
  async function codeOf(email: string, password: string, from: Record<string, string>) {
    for (;;) {
      const { status, body } = await tryPassword(email, password, from);
      if (status !== SERVICE_UNAVAILABLE) return body.code as string;
    }
  }

  /** How many of 1,200 guesses were checked; the addresses guess at once, each one after another. */
  async function guess(email: string): Promise<number> {
    const codes: string[] = [];
    const guessFrom = async (from: Record<string, string>) => {
      for (let i = 0; i < GUESSES_EACH; i += 1) {
        codes.push(await codeOf(email, `guess ${i}`, from));
      }
    };
    await Promise.all(Array.from({ length: ADDRESSES }, () => guessFrom(elsewhere())));
    expect(new Set(codes)).toEqual(new Set(['invalid_credentials', 'over_request_rate_limit']));
    return codes.filter((code) => code === 'invalid_credentials').length;
  }

  test('U3 are slowed, while the owner signs in as usual and is notified once', async () => {
    const owner = await newAccount(auth);
    const home = elsewhere();
    expect((await tryPassword(owner.email, PASSWORD, home)).status).toBe(200);
    expect(await guess(owner.email)).toBe(FREE_TRIES);
    expect((await tryPassword(owner.email, PASSWORD, home)).status).toBe(200);

    const refused = await tryPassword(owner.email, PASSWORD, elsewhere());
    expect(refused.status).toBe(429);
    auth.clock.advance(Number(refused.headers.get('retry-after')));
    expect((await tryPassword(owner.email, 'a late guess', elsewhere())).status).toBe(400);

    await auth.ctx.background.settled();
    expect(auth.outbox.mail).toMatchObject([{ to: owner.email }]);
    expect(auth.outbox.mail[0]?.subject).toContain('Someone is guessing your password');
  });

  test('U3 do not keep the owner from recovering the account, which makes the new network familiar', async () => {
    const owner = await newAccount(auth);
    await guess(owner.email);
    const away = elsewhere();
    expect((await tryPassword(owner.email, PASSWORD, away)).status).toBe(429);
    await auth.post('/recover', { email: owner.email }, { headers: away });
    await auth.ctx.background.settled();
    const [code] = /\b\d{6}\b/.exec(auth.outbox.mail.at(-1)?.text ?? '') ?? [];
    const { body } = await auth.post(
      '/verify',
      { type: 'recovery', email: owner.email, token: code },
      { headers: away },
    );
    expect(body.user.id).toBe(owner.id);
    expect((await tryPassword(owner.email, PASSWORD, away)).status).toBe(200);
  });

  test('U1 U3 get the same answers for an address without an account', async () => {
    const owner = await newAccount(auth);
    const answers = [];
    for (const email of [owner.email, newEmail()]) {
      const series = [];
      for (let i = 0; i <= FREE_TRIES; i += 1) {
        const { status, body } = await tryPassword(email, 'a guess', elsewhere());
        series.push({ status, body });
      }
      answers.push(series);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.at(-1)?.status).toBe(429);
  });

  test('U3 the owner is notified again after a day, not before', async () => {
    const owner = await newAccount(auth);
    const mails = [];
    for (const pause of [0, 2 * HOUR_SECONDS, 24 * HOUR_SECONDS]) {
      auth.clock.advance(pause);
      for (let i = 0; i < FREE_TRIES; i += 1)
        await tryPassword(owner.email, 'a guess', elsewhere());
      await auth.ctx.background.settled();
      mails.push(auth.outbox.mail.length);
    }
    expect(mails).toEqual([1, 1, 2]);
  });

  test('U3 the correct password does not count as a guess', async () => {
    const owner = await newAccount(auth);
    for (let i = 0; i < 2 * FREE_TRIES; i += 1) {
      expect((await tryPassword(owner.email, PASSWORD, elsewhere())).status).toBe(200);
    }
  });

  test('U1 a squatter’s network is no longer familiar once the owner has proved the address', async () => {
    const email = newEmail();
    const stranger = elsewhere();
    await auth.post('/signup', { email, password: PASSWORD }, { headers: stranger });
    await auth.post('/otp', { email }, { headers: elsewhere() });
    const [code] = /\b\d{6}\b/.exec(auth.outbox.mail.at(-1)?.text ?? '') ?? [];
    await auth.post('/verify', { type: 'email', email, token: code }, { headers: elsewhere() });
    for (let i = 0; i < FREE_TRIES; i += 1) await tryPassword(email, PASSWORD, stranger);
    expect((await tryPassword(email, PASSWORD, stranger)).status).toBe(429);
  });
});

describe('K4 passwords that guessers try first', () => {
  const FIRST_TRIED = ['password', '123456', 'Password1', ' qwerty ', 'IloveYou', '      '];
  const WEAK = {
    status: 422,
    body: {
      code: 'weak_password',
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
      weak_password: { reasons: ['pwned'] },
    },
  };

  let auth: AuthHarness;
  let account: Account;
  let token: string;

  beforeAll(async () => {
    auth = await startAuth(BY_DEFAULT);
    account = await newAccount(auth);
    token = (await signIn(auth, account)).body.access_token;
  });
  afterAll(() => auth?.stop());

  test.each(FIRST_TRIED)('U1 K4 %j is refused wherever a password is chosen', async (password) => {
    const operator = { token: auth.serviceKey };
    const email = newEmail();
    expect(await auth.post('/signup', { email, password })).toMatchObject(WEAK);
    expect(await auth.ask('PUT', '/user', { body: { password }, token })).toMatchObject(WEAK);
    expect(await auth.post('/admin/users', { email, password }, operator)).toMatchObject(WEAK);
    const link = { type: 'signup', email, password };
    expect(await auth.post('/admin/generate_link', link, operator)).toMatchObject(WEAK);
    const id = `/admin/users/${account.id}`;
    expect(await auth.ask('PUT', id, { body: { password }, ...operator })).toMatchObject(WEAK);
    expect((await signIn(auth, account)).status).toBe(200);
  });

  test('U1 K4 the client library says why', async () => {
    const { error } = await auth.client().auth.signUp({ email: newEmail(), password: 'password' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['pwned'] });
  });

  test('U1 K4 one chosen before the rule still signs in, and is reported as weak', async () => {
    const lenient = await startAuth({ ...BY_DEFAULT, REFUSE_COMMON_PASSWORDS: 'off' });
    const signedUp = await lenient.post('/signup', { email: newEmail(), password: 'password' });
    expect(signedUp.status).toBe(200);
    const [row] = await lenient.sql('select password_hash as hash from auth_service.users');
    await lenient.stop();
    const old = await newAccount(auth);
    const hash = `password_hash = '${row?.hash}'`;
    await auth.sql(`update auth_service.users set ${hash} where id = '${old.id}'`);
    const { status, body } = await signIn(auth, { ...old, password: 'password' });
    expect({ status, weak: body.weak_password.reasons }).toEqual({ status: 200, weak: ['pwned'] });
  });
});

describe('U1 a stolen session', () => {
  const QUARTER_HOUR_SECONDS = 900;
  const NEW_PASSWORD = 'another harbour 34';

  test('U1 cannot replace the password, nor guess it at will', async () => {
    const auth = await startAuth({ ...BY_DEFAULT, LIMIT_USER: '10000', LIMIT_BURST: '10000' });
    const owner = await newAccount(auth);
    const { access_token: token } = (await signIn(auth, owner)).body;
    const change = async (more: object) => {
      const body = { password: NEW_PASSWORD, ...more };
      return (await auth.ask('PUT', '/user', { body, token })).body.code;
    };
    auth.clock.advance(QUARTER_HOUR_SECONDS + 1);
    expect(await change({})).toBe('reauthentication_needed');
    expect(await change({ nonce: '' })).toBe('reauthentication_needed');
    expect(await change({ nonce: '000000' })).toBe('reauthentication_not_valid');
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, i) => change({ current_password: `guess ${i}` })),
    );
    const wrong = guesses.filter((code) => code === 'current_password_invalid');
    expect(wrong.length).toBeLessThan(20);
    expect(new Set(guesses)).toEqual(
      new Set(['current_password_invalid', 'over_request_rate_limit']),
    );
    expect((await signIn(auth, owner)).status).toBe(200);
    await auth.stop();
  });

  test.each([
    ['a number', {}, 'email', 'phone'],
    ['a number to be confirmed', { CONFIRM_PHONE: 'on' }, 'email', 'phone'],
    ['another number', {}, 'phone', 'phone'],
    ['a first address', {}, 'phone', 'email'],
    [
      'an address that the old one need not confirm',
      { CONFIRM_OLD_EMAIL: 'off' },
      'email',
      'email',
    ],
  ] as const)('U1 cannot add %s and sign in with it', async (_, env, has, wants) => {
    const auth = await startAuth({ ...BY_DEFAULT, ...env });
    const newContact = { email: newEmail, phone: newPhone };
    const owned = { [has]: newContact[has](), password: PASSWORD };
    const operator = { token: auth.serviceKey };
    await auth.post('/admin/users', { ...owned, [`${has}_confirm`]: true }, operator);
    const { body: session } = await auth.post('/token?grant_type=password', owned);
    const token = session.access_token;
    const wanted = newContact[wants]();
    const change = async (more: object) => {
      const body = { [wants]: wanted, ...more };
      return (await auth.ask('PUT', '/user', { body, token })).body.code;
    };
    auth.clock.advance(QUARTER_HOUR_SECONDS + 1);
    expect(await change({})).toBe('reauthentication_needed');
    expect(await change({ nonce: '000000' })).toBe('reauthentication_not_valid');
    expect(await change({ current_password: 'a guess' })).toBe('current_password_invalid');
    await auth.get('/reauthenticate', { token });
    await auth.ctx.background.settled();
    const sentTo = [...auth.outbox.mail, ...auth.outbox.sms].map(({ to }) => to);
    expect(sentTo).toEqual([owned[has]]);
    const { body: user } = await auth.get('/user', { token });
    expect([user[wants], user[`new_${wants}`]]).not.toContain(wanted);
    await auth.stop();
  });
});

describe('U1 if addresses must be confirmed, sign-up does not reveal a taken one', () => {
  let auth: AuthHarness;
  beforeAll(async () => {
    auth = await startAuth({ CONFIRM_EMAIL: 'on', CONFIRM_PHONE: 'on' });
  });
  afterAll(() => auth?.stop());

  /** The statements that one sign-up runs, transaction by transaction. */
  async function statementsOf(contact: object): Promise<readonly (readonly string[])[]> {
    const transactions: string[][] = [];
    const transaction = auth.ctx.transaction;
    const spy = vi.spyOn(auth.ctx, 'transaction').mockImplementation((work) => {
      const statements: string[] = [];
      transactions.push(statements);
      return transaction((tx) =>
        work({
          query(sql, values) {
            // A sign-up is kept or undone; both are one statement.
            statements.push(sql.replace(/^(release|rollback to) savepoint/, 'end of'));
            return tx.query(sql, values);
          },
        }),
      );
    });
    const { status } = await auth.post('/signup', { ...contact, password: PASSWORD });
    expect(status).toBe(200);
    spy.mockRestore();
    return transactions;
  }

  test.each([
    ['an address', 'email', newEmail],
    ['a number', 'phone', newPhone],
  ] as const)('U1 %s: same statements, one message, free or taken', async (_, channel, newOne) => {
    const sent = () => auth.outbox.mail.length + auth.outbox.sms.length;
    const contact = newOne();
    const free = await statementsOf({ [channel]: contact });
    expect(free.flat().length).toBeGreaterThan(5);
    // Signed up and not confirmed: an update takes the place of the insert.
    const pending = await statementsOf({ [channel]: contact });
    expect(pending.map(({ length }) => length)).toEqual(free.map(({ length }) => length));
    const confirmed = `${channel}_confirmed_at = now()`;
    await auth.sql(`update auth_service.users set ${confirmed} where ${channel} = '${contact}'`);
    const before = sent();
    expect(await statementsOf({ [channel]: contact })).toEqual(free);
    expect(sent()).toBe(before + 1);
    const users = `select from auth_service.users where ${channel} is not null`;
    expect(await auth.sql(users)).toHaveLength(1);
  });
});

describe('the pages', () => {
  const headersWith = async (env: object) => {
    const auth = await startAuth({ ...BY_DEFAULT, ...env });
    const { headers } = await fetch(auth.url);
    await auth.stop();
    return headers;
  };

  test('require HTTPS if SITE_URL is https, and forbid another base URL', async () => {
    const headers = await headersWith({ SITE_URL: PUBLIC_SITE });
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('content-security-policy')).toContain("base-uri 'none'");
  });

  test('do not require HTTPS if SITE_URL is http, where browsers would ignore it', async () => {
    expect((await headersWith({})).has('strict-transport-security')).toBe(false);
  });
});
