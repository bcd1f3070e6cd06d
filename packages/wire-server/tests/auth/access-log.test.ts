/** The log of sign-ins, refusals and changes of access (U1): who, from where, with what outcome, and no secret. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeIn, linkIn } from '../conformance/inbox.ts';
import { type Answer, type AuthHarness, newEmail, PASSWORD, startAuth } from './harness.ts';
import { mailTo } from './received.ts';

const FILTER = fileURLToPath(new URL('../../docs/fail2ban-filter.conf', import.meta.url));
const CLIENT = '203.0.113.9';
const FROM = { headers: { 'X-Forwarded-For': CLIENT } };
const NEW_PASSWORD = 'another harbour 34';

let auth: AuthHarness;
const lines: string[] = [];

beforeAll(async () => {
  auth = await startAuth(
    { TRUSTED_PROXIES: 'loopback' },
    { log: (line) => void lines.push(line), logLevel: 'info' },
  );
});
afterAll(() => auth?.stop());
beforeEach(() => {
  lines.length = 0;
});

const signUp = async (email = newEmail()): Promise<Answer['body']> =>
  (await auth.post('/signup', { email, password: PASSWORD }, FROM)).body;
const signIn = (email: string, password: string) =>
  auth.post('/token?grant_type=password', { email, password }, FROM);
const codeOfLastMail = () => /\b\d{6}\b/.exec(auth.outbox.mail.at(-1)?.text ?? '')?.[0] ?? '';

/** The only line since the last call. */
function onlyLine() {
  expect(lines).toHaveLength(1);
  const { pid: _, hostname: __, time, msg, ...line } = JSON.parse(lines.splice(0)[0] ?? '');
  expect(time).toBeDefined();
  return line;
}

const INFO = 30;
const WARN = 40;

test('U1 sign-ins, refusals and changes of access are one line each', async () => {
  const email = newEmail();
  const { user, access_token: token } = await signUp(email);
  const ok = { level: INFO, outcome: 'ok', client: CLIENT, account: user.id };
  expect(onlyLine()).toEqual({ ...ok, event: 'sign_up' });

  const refused = { level: WARN, outcome: 'invalid_credentials', client: CLIENT };
  await signIn(email, 'a wrong one');
  expect(onlyLine()).toEqual({ ...refused, event: 'sign_in', account: user.id });
  await signIn(newEmail(), 'a wrong one');
  expect(onlyLine()).toEqual({ ...refused, event: 'sign_in', account: null });

  const { body: second } = await signIn(email, PASSWORD);
  expect(onlyLine()).toEqual({ ...ok, event: 'sign_in' });
  await auth.ask('PUT', '/user', { body: { password: NEW_PASSWORD }, ...bearer(token) });
  expect(onlyLine()).toEqual({ ...ok, event: 'account_changed', changed: ['password'] });
  await auth.post('/token?grant_type=refresh_token', { refresh_token: second.refresh_token }, FROM);
  expect(onlyLine()).toMatchObject({ event: 'refresh', outcome: 'refresh_token_not_found' });
  await auth.post('/factors', { factor_type: 'totp' }, bearer(token));
  expect(onlyLine()).toEqual({ ...ok, event: 'factor_added' });
  await auth.post('/logout', undefined, bearer(token));
  expect(onlyLine()).toEqual({ ...ok, event: 'sign_out' });

  await auth.post('/otp', { email }, FROM);
  expect(onlyLine()).toEqual({ ...ok, event: 'code_request' });
  await auth.post('/verify', { type: 'email', email, token: '000000' }, FROM);
  expect(onlyLine()).toMatchObject({ level: WARN, event: 'sign_in', outcome: 'otp_expired' });
  await auth.post('/verify', { type: 'email', email, token: codeOfLastMail() }, FROM);
  expect(onlyLine()).toEqual({ ...ok, event: 'sign_in' });
  await auth.get('/verify?type=recovery&token=x', FROM);
  expect(onlyLine()).toMatchObject({ level: WARN, event: 'sign_in', outcome: 'otp_expired' });
});

test('U1 a HEAD request for a mailed link is not logged', async () => {
  const email = newEmail();
  await signUp(email);
  await auth.post('/otp', { email }, FROM);
  lines.length = 0;
  await auth.ask('HEAD', `/verify${linkIn(await mailTo(auth, email)).search}`, FROM);
  expect(lines).toEqual([]);
});

test('U1 confirming one address of two is logged as a change, not as a sign-in', async () => {
  const { user, access_token: token } = await signUp();
  const changed = { level: INFO, outcome: 'ok', client: CLIENT, account: user.id };
  const [first, second] = [newEmail(), newEmail()];
  await auth.ask('PUT', '/user', { body: { email: first }, ...bearer(token) });
  lines.length = 0;
  await auth.get(`/verify${linkIn(await mailTo(auth, first)).search}`, FROM);
  expect(onlyLine()).toEqual({ ...changed, event: 'account_changed' });
  await auth.ask('PUT', '/user', { body: { email: second }, ...bearer(token) });
  lines.length = 0;
  const code = codeIn(await mailTo(auth, second));
  await auth.post('/verify', { type: 'email_change', email: second, token: code }, FROM);
  expect(onlyLine()).toEqual({ ...changed, event: 'account_changed' });
});

/** As the client at CLIENT, with a token. */
function bearer(token: string) {
  return { headers: { ...FROM.headers, Authorization: `Bearer ${token}` } };
}

test('U1 operator requests, and attempts to pose as the operator, are logged', async () => {
  const operator = bearer(auth.serviceKey);
  const { body: user } = await auth.post('/admin/users', { email: newEmail() }, operator);
  const ok = { level: INFO, outcome: 'ok', client: CLIENT, account: user.id };
  expect(onlyLine()).toEqual({ ...ok, event: 'account_created' });
  const path = `/admin/users/${user.id}`;
  await auth.ask('PUT', path, { body: { ban_duration: '1h' }, ...operator });
  expect(onlyLine()).toEqual({ ...ok, event: 'account_changed', changed: ['ban'] });
  await auth.ask('DELETE', path, operator);
  expect(onlyLine()).toEqual({ ...ok, event: 'account_deleted' });
  await auth.get('/admin/users', bearer('not-a-key'));
  expect(onlyLine()).toMatchObject({ level: WARN, event: 'operator_access', outcome: 'bad_jwt' });
});

test('U1 reads, refreshes and operator reads are not logged', async () => {
  const { access_token: token, refresh_token } = await signUp();
  lines.length = 0;
  await auth.get('/user', bearer(token));
  await auth.get('/settings');
  await auth.get('/admin/users', bearer(auth.serviceKey));
  await auth.post('/token?grant_type=refresh_token', { refresh_token }, FROM);
  await fetch(`${auth.url}/rest/v1/members?limit=1`);
  expect(lines).toEqual([]);
});

test('U1 no line contains a secret or an address', async () => {
  const email = newEmail();
  const { access_token: token, refresh_token } = await signUp(email);
  await signIn(email, 'a mistyped password');
  await auth.post('/otp', { email }, FROM);
  const code = codeOfLastMail();
  await auth.post('/verify', { type: 'email', email, token: code }, FROM);
  await auth.ask('PUT', '/user', { body: { password: NEW_PASSWORD }, ...bearer(token) });
  await auth.get(`/verify?type=recovery&token=${code}`, FROM);
  expect(lines.length).toBeGreaterThan(4);
  const log = lines.join('');
  for (const secret of [PASSWORD, NEW_PASSWORD, 'mistyped', token, refresh_token, email]) {
    expect(log).not.toContain(secret);
  }
  expect(log).not.toMatch(new RegExp(`"${code}"`));
});

test('U1 an attacker adds no lines or fields of their own', async () => {
  await auth.post(
    '/token?grant_type=password',
    { email: `"},\n{"event":"sign_in`, password: '' },
    { headers: { 'X-Forwarded-For': '203.0.113.1","outcome":"ok"', 'User-Agent': '"x"' } },
  );
  await auth.get('/callback?state=x&error=%22%0Aok&error_description=ok');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line.trim()).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ level: WARN, client: '127.0.0.1' });
  }
});

describe('the fail2ban filter', () => {
  const [, pattern = ''] = /^failregex = (.*)$/m.exec(readFileSync(FILTER, 'utf8')) ?? [];
  const filter = new RegExp(pattern.replace('<HOST>', '(?<host>[0-9a-f.:]+)'));
  const hosts = () => lines.map((line) => filter.exec(line)?.groups?.host ?? null);

  test('U1 finds the address of each guess', async () => {
    await signIn(newEmail(), 'a guess');
    await auth.post('/verify', { type: 'email', email: newEmail(), token: '000000' }, FROM);
    await auth.get('/verify?type=recovery&token=x', FROM);
    expect(hosts()).toEqual([CLIENT, CLIENT, CLIENT]);
  });

  test('U1 bans no one for signing in', async () => {
    const email = newEmail();
    const { access_token: token } = await signUp(email);
    await signIn(email, PASSWORD);
    await auth.post('/logout', undefined, bearer(token));
    expect(hosts()).toEqual([null, null, null]);
  });
});
