import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

describe('parseConfig', () => {
  test('an empty environment gives the defaults', () => {
    expect(parseConfig({})).toMatchObject({
      ok: true,
      config: {
        port: 3000,
        host: '127.0.0.1',
        dataDir: resolve('data'),
        databaseUrl: null,
        seed: true,
        siteDir: resolve('dist'),
        maxRows: 5000,
        logLevel: 'info',
        authPrefix: '/auth/v1',
        restPrefix: '/rest/v1',
        auth: {
          siteUrl: 'http://localhost:3000',
          authUrl: 'http://localhost:3000/auth/v1',
          signup: { kind: 'open' },
          confirmEmail: false,
          confirmPhone: false,
          passwordMin: 6,
          accessTokenLifetime: 3600,
          refreshReuseInterval: 10,
          resendWait: 60,
          oneTimeTokenLifetime: 600,
          keys: { imported: [], algorithm: 'ES256', serviceKey: null },
        },
      },
    });
  });

  test('every setting is read, with surrounding whitespace trimmed', () => {
    const parsed = parseConfig({
      PORT: ' 8080 ',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgresql://u:p@db/x',
      SEED: 'None',
      SITE_DIR: '/srv/site',
      MAX_ROWS: '50',
      LOG_LEVEL: 'debug',
      AUTH_PREFIX: '/',
      REST_PREFIX: '/data/',
      SITE_URL: 'https://chapter.example.org/',
    });
    expect(parsed).toMatchObject({
      ok: true,
      config: {
        port: 8080,
        host: '0.0.0.0',
        dataDir: '/srv/data',
        databaseUrl: 'postgresql://u:p@db/x',
        seed: false,
        siteDir: '/srv/site',
        maxRows: 50,
        logLevel: 'debug',
        authPrefix: '',
        restPrefix: '/data',
        auth: {
          siteUrl: 'https://chapter.example.org',
          authUrl: 'https://chapter.example.org',
        },
      },
    });
  });

  test.each([
    [{}, 'open'],
    [{ HOST: 'localhost' }, 'open'],
    [{ HOST: '::1', PORT: '8080', SITE_URL: 'http://localhost:8080/' }, 'open'],
    [{ HOST: '0.0.0.0' }, 'closed'],
    [{ HOST: '127.0.0.1.example.org' }, 'closed'],
    [{ SITE_URL: 'https://chapter.example.org' }, 'closed'],
    [{ SITE_URL: 'https://chapter.example.org', SIGNUP: 'open' }, 'open'],
    [{ SIGNUP: 'closed' }, 'closed'],
  ])('R3 with %o sign-up is %s', (env, kind) => {
    expect(parseConfig(env)).toMatchObject({ config: { auth: { signup: { kind } } } });
  });

  test('all mistakes are reported at once, each with a remedy and without a password', () => {
    const parsed = parseConfig({
      PORT: '-1',
      DATABASE_URL: 'localhost password=secret',
      SEED: 'yes',
      MAX_ROWS: '0',
      LOG_LEVEL: 'loud',
    });
    if (parsed.ok) throw new Error('expected errors');
    expect(parsed.errors).toHaveLength(5);
    for (const error of parsed.errors) expect(error).toContain('set it to');
    expect(parsed.errors.join()).not.toContain('secret');
  });

  test('no value of any variable makes it throw', () => {
    const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'SEED', 'MAX_ROWS', 'LOG_LEVEL'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (env) => {
        const parsed = parseConfig(env);
        return parsed.ok || parsed.errors.length > 0;
      }),
    );
  });
});
