/** The keys: created at the first start, readable only by their owner, rotated without signing anyone out. */
import {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkAccessToken } from '../../src/auth/keys/access-token.ts';
import { type Keys, openKeyStore, revocationId } from '../../src/auth/keys/key-store.ts';
import { serviceKeyFile } from '../../src/auth/keys/service-key.ts';
import { rotateSigningKey } from '../../src/auth/keys/signing-keys.ts';
import { parseConfig } from '../../src/config.ts';
import type { Environment } from '../../src/system/settings-reader.ts';
import { StartupError } from '../../src/system/startup-error.ts';
import { type TemporaryFolder, temporaryFolder } from '../server/temporary-folder.ts';
import { type AuthHarness, newEmail, PASSWORD, startAuth } from './harness.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
/** The default of access tokens. */
const LIFETIME_SECONDS = 3600;

let folder: TemporaryFolder;
let warnings: string[];
beforeEach(() => {
  folder = temporaryFolder();
  warnings = [];
});
afterEach(() => folder.remove());

function open(env: Environment = {}, now = NOW): Promise<Keys> {
  const parsed = parseConfig(env);
  if (!parsed.ok) throw new Error(parsed.errors.join());
  return openKeyStore(folder.path, parsed.config.auth, now, (text) => warnings.push(text));
}

const signingKeys = () => join(folder.path, 'keys', 'signing-keys.json');
const stored = (): (JWK & { retired_at?: number })[] =>
  JSON.parse(readFileSync(signingKeys(), 'utf8'));
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const kids = ({ ring }: Keys) => ring.jwks.keys.map(({ kid }) => kid);

async function privateJwk(alg: 'ES256' | 'RS256', extra: object = {}): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), ...extra };
}

describe('the first start', () => {
  test('creates keys that only their owner can read, and the next start reuses them', async () => {
    const first = await open();
    expect(first.serviceKey).toMatch(/^sb_secret_[\w-]{43}$/);
    expect(modeOf(join(folder.path, 'keys'))).toBe('700');
    expect(modeOf(signingKeys())).toBe('600');
    expect(modeOf(serviceKeyFile(folder.path))).toBe('600');
    const second = await open();
    expect(second.serviceKey).toBe(first.serviceKey);
    expect(kids(second)).toEqual(kids(first));
    expect(warnings).toEqual([]);
  });

  test('creates different keys in another folder: there is no default secret', async () => {
    const here = await open();
    const other = temporaryFolder();
    folder.remove();
    folder = other;
    const there = await open();
    expect(there.serviceKey).not.toBe(here.serviceKey);
    expect(kids(there)).not.toEqual(kids(here));
  });

  test('signs with ES256, or with RS256 if configured', async () => {
    expect((await open()).ring.jwks.keys[0]).toMatchObject({ alg: 'ES256', kty: 'EC' });
    rmSync(signingKeys());
    const { ring } = await open({ SIGNING_ALGORITHM: 'RS256' });
    expect(ring.jwks.keys[0]).toMatchObject({ alg: 'RS256', kty: 'RSA' });
  });

  test('several servers starting at once on one folder share one set of keys', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => open()));
    expect(new Set(all.map(({ serviceKey }) => serviceKey)).size).toBe(1);
    expect(new Set(all.map((keys) => kids(keys).join())).size).toBe(1);
  });
});

describe('keys on disk', () => {
  test.skipIf(process.platform === 'win32')(
    'readable by others are made private, with a warning',
    async () => {
      await open();
      chmodSync(signingKeys(), 0o644);
      chmodSync(join(folder.path, 'keys'), 0o755);
      await open();
      expect(modeOf(signingKeys())).toBe('600');
      expect(modeOf(join(folder.path, 'keys'))).toBe('700');
      expect(warnings).toEqual([expect.stringContaining('could be read by others')]);
    },
  );

  test.each([
    ['signing-keys.json', '{'],
    ['signing-keys.json', '[]'],
    ['signing-keys.json', '[{"kty":"oct","k":"c2VjcmV0"}]'],
    ['service-key', 'sb_secret_short'],
    ['service-key', ''],
  ])('a %s with the content %j is refused by name, without repeating it', async (file, text) => {
    await open();
    writeFileSync(join(folder.path, 'keys', file), text);
    const error = await open().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toContain(file);
    if (text.length > 2) expect((error as Error).message).not.toContain(text);
  });

  test('that cannot be stored are reported with a remedy', async () => {
    writeFileSync(join(folder.path, 'keys'), 'a file');
    await expect(open()).rejects.toThrow(/Cannot store the keys in .* Set DATA_DIR/);
  });
});

describe("the operator's keys", () => {
  test('replace those on disk, which are not created', async () => {
    const jwk = await privateJwk('ES256', { kid: 'mine' });
    const serviceKey = 'sb_secret_made-by-the-operator';
    const keys = await open({ JWT_KEYS: JSON.stringify([jwk]), SERVICE_KEY: serviceKey });
    expect(kids(keys)).toEqual(['mine']);
    expect(keys.serviceKey).toBe(serviceKey);
    expect(existsSync(join(folder.path, 'keys'))).toBe(false);
  });

  test('may be one JWK, a list or a key set, whatever their key_ops; the first one signs', async () => {
    const rsa = await privateJwk('RS256', { kid: 'r', key_ops: ['sign', 'verify'], use: 'sig' });
    const ec = await privateJwk('ES256');
    for (const [given, expected] of [
      [rsa, ['r']],
      [
        [rsa, ec],
        ['r', expect.stringMatching(/^[\w-]{43}$/)],
      ],
      [{ keys: [rsa] }, ['r']],
    ] as const) {
      const { ring } = await open({ JWT_KEYS: JSON.stringify(given) });
      expect(ring.jwks.keys.map(({ kid }) => kid)).toEqual(expected);
      const token = await ring.sign({ role: 'anon' });
      expect(JSON.parse(`${Buffer.from(token.split('.')[0] ?? '', 'base64url')}`)).toEqual({
        alg: 'RS256',
        kid: 'r',
        typ: 'JWT',
      });
      expect(await ring.verify(token, NOW)).toMatchObject({ claims: { role: 'anon' } });
    }
  });

  test('that cannot verify their own signature stop the start and are not repeated', async () => {
    const [one, other] = [await privateJwk('ES256'), await privateJwk('ES256')];
    const { privateKey: small } = await generateKeyPair('RS256', {
      extractable: true,
      modulusLength: 2048,
    });
    const broken = { ...(await exportJWK(small)), n: 'AQAB' };
    for (const jwk of [{ ...one, d: other.d }, broken]) {
      const error = await open({ JWT_KEYS: JSON.stringify([jwk]) }).catch((reason) => reason);
      expect(error).toBeInstanceOf(StartupError);
      expect(error.message).toContain('JWT_KEYS contains a key that cannot sign and verify');
      expect(error.message).not.toContain(jwk.d);
    }
  });

  test.each([
    '{',
    '[]',
    'null',
    '"text"',
    '{"kty":"oct","k":"c2VjcmV0LXNlY3JldC1zZWNyZXQ"}',
    '{"kty":"EC","crv":"P-256","x":"AA","y":"AA"}',
    '{"kty":"EC","crv":"P-256","x":"AA","d":"c2VjcmV0LXNlY3JldA"}',
    '{"kty":"EC","crv":"P-384","x":"AA","y":"AA","d":"c2VjcmV0LXNlY3JldA"}',
    '{"kty":"RSA","n":"","e":"AQAB","d":"c2VjcmV0LXNlY3JldA"}',
    '[{"kty":"RSA","n":"AA","e":"AQAB","d":"c2VjcmV0LXNlY3JldA","alg":"HS256"}]',
  ])('JWT_KEYS=%s is refused with a remedy, without repeating it', (JWT_KEYS) => {
    const parsed = parseConfig({ JWT_KEYS });
    if (parsed.ok) throw new Error('expected a mistake');
    expect(parsed.errors).toEqual([expect.stringMatching(/^JWT_KEYS .* set it to/)]);
    expect(parsed.errors[0]).not.toContain('c2VjcmV0');
  });

  test.each(['secret', 'sb_secret_', 'sb_secret_too-short', 'sb_secret_with blanks in between it'])(
    'SERVICE_KEY=%s is refused with a remedy, without repeating it',
    (SERVICE_KEY) => {
      const parsed = parseConfig({ SERVICE_KEY });
      if (parsed.ok) throw new Error('expected a mistake');
      expect(parsed.errors).toEqual([expect.stringMatching(/^SERVICE_KEY .* set it to/)]);
      expect(parsed.errors[0]).not.toContain(`'${SERVICE_KEY}'`);
    },
  );
});

describe('key rotation', () => {
  const CLAIMS = { sub: crypto.randomUUID(), aud: 'authenticated', role: 'authenticated' };
  const token = ({ ring }: Keys, exp: number) => ring.sign({ ...CLAIMS, exp });

  test('U4 the new key signs; the old one verifies until the last token it signed has expired', async () => {
    const before = await open();
    const exp = NOW.getTime() / 1000 + LIFETIME_SECONDS;
    const old = await token(before, exp);
    await rotateSigningKey(folder.path, 'ES256', NOW);
    expect(modeOf(signingKeys())).toBe('600');

    const after = await open({}, later(60));
    expect(kids(after)).toHaveLength(2);
    expect(kids(after)[1]).toEqual(kids(before)[0]);
    expect(await checkAccessToken(after.ring, old, later(60))).toMatchObject({ ok: true });
    const renewed = await token(after, exp);
    expect(await checkAccessToken(before.ring, renewed, NOW)).toMatchObject({ ok: false });

    expect(kids(await open({}, later(LIFETIME_SECONDS)))).toHaveLength(2);
    expect(kids(await open({}, later(LIFETIME_SECONDS + 60)))).toEqual([kids(after)[0]]);
    expect(stored()).toHaveLength(1);
  });

  test('U4 a running server signs with a new key, and drops the old one, without a restart', async () => {
    const keys = await open();
    const forged = await token(keys, NOW.getTime() / 1000 + 10 * LIFETIME_SECONDS);
    const [old] = kids(keys);
    await rotateSigningKey(folder.path, 'ES256', NOW);
    expect(await keys.refresh(NOW, new Set())).toBe(true);
    expect(kids(keys)).toEqual([expect.not.stringMatching(old ?? ''), old]);
    expect(await checkAccessToken(keys.ring, forged, NOW)).toMatchObject({ ok: true });
    expect(await keys.refresh(later(LIFETIME_SECONDS), new Set())).toBe(false);
    // Whatever expiry a thief of the old key has written into a token.
    expect(await keys.refresh(later(LIFETIME_SECONDS + 60), new Set())).toBe(true);
    expect(await checkAccessToken(keys.ring, forged, NOW)).toMatchObject({ ok: false });
  });

  test.each(['service_role', 'supabase_admin', 'anon'])(
    'U4 a retired key vouches for no token of the role %s, with an expiry or without',
    async (role) => {
      const keys = await open();
      const exp = NOW.getTime() / 1000 + 60;
      const tokens = [await keys.ring.sign({ role }), await keys.ring.sign({ role, exp })];
      for (const each of tokens) {
        expect(await checkAccessToken(keys.ring, each, NOW)).toMatchObject({ ok: true });
      }
      await rotateSigningKey(folder.path, 'ES256', NOW);
      await keys.refresh(NOW, new Set());
      const imported = await open({ JWT_KEYS: JSON.stringify(stored()) });
      for (const { ring } of [keys, imported]) {
        for (const each of tokens) {
          expect(await checkAccessToken(ring, each, NOW)).toMatchObject({
            ok: false,
            failure: { message: 'No suitable key or wrong key type' },
          });
        }
      }
    },
  );

  test('U4 revoked keys are refused while they are still stored, and no retired one signs instead', async () => {
    await open();
    await rotateSigningKey(folder.path, 'ES256', NOW);
    const keys = await open();
    const mine = await token(keys, NOW.getTime() / 1000 + 60);
    const { serviceKey } = keys;
    const [signing = ''] = kids(keys);
    await keys.refresh(NOW, new Set([signing, revocationId(serviceKey)]));
    expect(kids(keys)).toEqual([]);
    expect(await checkAccessToken(keys.ring, mine, NOW)).toMatchObject({ ok: false });
    await expect(keys.ring.sign({})).rejects.toMatchObject({ status: 503 });
    expect(keys.serviceKey).not.toBe(serviceKey);
  });

  test.each(['{', '[{"kty":"EC","crv":"P-256","d":"AA"}]'])(
    'U4 revocations apply while the files cannot be read: %s',
    async (text) => {
      const keys = await open();
      const [signing = ''] = kids(keys);
      writeFileSync(signingKeys(), text);
      await expect(keys.refresh(NOW, new Set([signing]))).rejects.toThrow(StartupError);
      expect(kids(keys)).toEqual([]);
    },
  );

  test('rotating twice in a row keeps both old keys', async () => {
    await open();
    await rotateSigningKey(folder.path, 'ES256', NOW);
    await rotateSigningKey(folder.path, 'RS256', NOW);
    const { ring } = await open();
    expect(ring.jwks.keys.map(({ alg }) => alg)).toEqual(['RS256', 'ES256', 'ES256']);
    expect(stored().map(({ retired_at }) => retired_at)).toEqual([
      undefined,
      NOW.getTime() / 1000,
      NOW.getTime() / 1000,
    ]);
  });

  test('an old key moved back to the front signs again and is kept', async () => {
    const before = await open();
    await rotateSigningKey(folder.path, 'ES256', NOW);
    await open();
    const [newer, older] = stored();
    writeFileSync(signingKeys(), JSON.stringify([older, newer]));
    await open({}, later(LIFETIME_SECONDS));
    await rotateSigningKey(folder.path, 'ES256', later(LIFETIME_SECONDS));
    expect(kids(await open({}, later(LIFETIME_SECONDS + 60)))).toContain(kids(before)[0]);
    expect(kids(await open({}, later(2 * LIFETIME_SECONDS)))).toContain(kids(before)[0]);
  });

  test.skipIf(process.geteuid?.() !== 0)(
    "rotating as root keeps the server's ownership of the keys",
    async () => {
      const SERVER = 12_345;
      await open();
      chownSync(signingKeys(), SERVER, SERVER);
      await rotateSigningKey(folder.path, 'ES256', NOW);
      expect(stored()).toHaveLength(2);
      expect(statSync(signingKeys())).toMatchObject({ uid: SERVER, gid: SERVER });
      expect(modeOf(signingKeys())).toBe('600');
    },
  );

  test('rotating before the first start says what to do', async () => {
    await expect(rotateSigningKey(folder.path, 'ES256', NOW)).rejects.toThrow(
      'Start the server once',
    );
  });
});

describe('a running server', () => {
  let auth: AuthHarness;
  let jwk: JWK;
  beforeAll(async () => {
    jwk = await privateJwk('RS256', { kid: 'of-the-suite', key_ops: ['sign', 'verify'] });
    auth = await startAuth({ JWT_KEYS: JSON.stringify([jwk]) });
  });
  afterAll(() => auth?.stop());

  const ownToken = async (claims: Record<string, unknown>, kid = 'of-the-suite') =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(
      // As an independent test suite would: straight from the same private key.
      await crypto.subtle.importKey(
        'jwk',
        { ...jwk, key_ops: ['sign'] } as JsonWebKey,
        { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
        false,
        ['sign'],
      ),
    );

  test('U1 publishes only the public half of its keys, cacheable for 600 s', async () => {
    const { body, headers } = await auth.get('/.well-known/jwks.json');
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    expect(body.keys).toHaveLength(1);
    expect(Object.keys(body.keys[0]).sort()).toEqual(
      ['alg', 'e', 'key_ops', 'kid', 'kty', 'n', 'use'].sort(),
    );
    expect(JSON.stringify(body)).not.toContain(jwk.d);
  });

  test('U1 signs tokens that the client verifies with them', async () => {
    const client = auth.client();
    await client.auth.signUp({ email: newEmail(), password: PASSWORD });
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header).toMatchObject({ alg: 'RS256', kid: 'of-the-suite' });
    expect(data?.claims.role).toBe('authenticated');
  });

  test("R1 the data API accepts the operator's key and keys signed for a role", async () => {
    const member = { member_name: 'Ann Example', profession_role: 'Roofer' };
    const insert = (key: string, headers: Record<string, string> = {}) =>
      fetch(`${auth.url}/rest/v1/members`, {
        method: 'POST',
        headers: { apikey: key, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(member),
      });
    const service = await ownToken({ role: 'service_role' });
    const anon = await ownToken({ role: 'anon', exp: 4_000_000_000 });
    const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });
    const statuses = {
      none: (await insert('publishable')).status,
      anon: (await insert(anon, bearer(anon))).status,
      service: (await insert(service, bearer(service))).status,
      serviceKeyAlone: (await insert(service)).status,
      secret: (await insert(auth.serviceKey)).status,
      secretAsBearer: (await insert('publishable', bearer(auth.serviceKey))).status,
      wrongSecret: (await insert(`${auth.serviceKey}x`)).status,
      wrongSecretAsBearer: (await insert('publishable', bearer(`${auth.serviceKey}x`))).status,
    };
    expect(statuses).toEqual({
      none: 401,
      anon: 401,
      service: 201,
      serviceKeyAlone: 201,
      secret: 201,
      secretAsBearer: 201,
      wrongSecret: 401,
      wrongSecretAsBearer: 401,
    });
  });

  test("R2 the operator's key is refused from a browser, in every header", async () => {
    for (const headers of [
      { apikey: auth.serviceKey },
      { apikey: 'publishable', Authorization: `Bearer ${auth.serviceKey}` },
    ]) {
      for (const sign of [{ Origin: 'https://example.com' }, { 'User-Agent': 'Mozilla/5.0' }]) {
        const response = await fetch(`${auth.url}/rest/v1/members?limit=1`, {
          headers: { ...headers, ...sign },
        });
        expect(response.status).toBe(401);
        expect(response.headers.get('www-authenticate')).toBe('Bearer');
        expect(await response.json()).toMatchObject({
          message: 'Forbidden use of secret API key in browser',
        });
      }
    }
  });

  test.each([
    ['an unknown kid', { role: 'authenticated', exp: 4_000_000_000 }, 'other', 'PGRST301'],
    ['a role no request may have', { role: 'postgres' }, undefined, 'PGRST303'],
    ['a role for the admin API only', { role: 'supabase_admin' }, undefined, 'PGRST303'],
    ['no role', { exp: 4_000_000_000 }, undefined, 'PGRST303'],
    ['a user’s role without end', { role: 'authenticated' }, undefined, 'PGRST303'],
    [
      'another audience',
      { role: 'authenticated', exp: 4_000_000_000, aud: 'other' },
      undefined,
      'PGRST303',
    ],
    [
      'a time yet to come',
      { role: 'authenticated', exp: 4_000_000_000, nbf: 3_900_000_000 },
      undefined,
      'PGRST303',
    ],
    [
      'an issue yet to come',
      { role: 'authenticated', exp: 4_000_000_000, iat: 3_900_000_000 },
      undefined,
      'PGRST303',
    ],
  ])('R2 a token with %s is refused by both APIs', async (_name, claims, kid, code) => {
    const token = await ownToken({ sub: crypto.randomUUID(), ...claims }, kid);
    const rest = await fetch(`${auth.url}/rest/v1/members?limit=1`, {
      headers: { apikey: 'k', Authorization: `Bearer ${token}` },
    });
    expect(rest.status).toBe(401);
    expect(await rest.json()).toMatchObject({ code });
    expect((await auth.get('/user', { token })).status).toBe(403);
  });

  // Runs last, because it moves the clock that all these tests share.
  test('R1 signing in allows writes until the token expires: then 401 JWT expired', async () => {
    auth.clock.freeze();
    const client = auth.client();
    const { data: anonymous } = await client.from('members').select('id').limit(1);
    expect(anonymous).toHaveLength(1);
    const { data } = await client.auth.signUp({ email: newEmail(), password: PASSWORD });
    const { status } = await client
      .from('members')
      .insert({ member_name: 'Ann Example', profession_role: 'Roofer' });
    expect(status).toBe(201);
    const read = () =>
      fetch(`${auth.url}/rest/v1/members?limit=1`, {
        headers: { apikey: 'k', Authorization: `Bearer ${data.session?.access_token}` },
      });
    auth.clock.advance(3600 + 29);
    expect((await read()).status).toBe(200);
    auth.clock.advance(2);
    const late = await read();
    expect(late.status).toBe(401);
    expect(await late.json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' });
  });
});
