/** The app as a whole, as a function: which part answers which address. */
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { App } from '../../src/server/app.ts';
import { assemble } from '../../src/server/assemble.ts';
import { parseConfig } from '../../src/server/config.ts';
import { DatabaseAway, SqlError } from '../../src/server/db/errors.ts';
import type { SiteFile } from '../../src/server/http/site.ts';
import type { Environment } from '../../src/server/settings-reader.ts';

const page: SiteFile = {
  contentType: 'text/html; charset=utf-8',
  body: new TextEncoder().encode('<!doctype html>'),
  encoded: new Map(),
  hash: 'page',
};

/** An app whose database fails with `failure`; what it logs is added to `log`. */
function appFailing(failure: Error, log: string[] = [], env: Environment = {}): App {
  const parsed = parseConfig({ MAX_ROWS: '10', ...env });
  if (!parsed.ok) throw new Error(parsed.errors.join());
  return assemble({
    config: parsed.config,
    database() {
      throw failure;
    },
    site: new Map([['/index.html', page]]),
    keys: {
      serviceKey: 'sb_secret_of-nobody-at-all-in-here',
      ring: {
        jwks: { keys: [] },
        sign: async () => '',
        async verify() {
          throw new Error('a fault of our own');
        },
      },
    },
    logger: pino({ level: 'warn' }, { write: (line) => log.push(line) }),
  });
}

const LOCAL = { peerAddress: '127.0.0.1' };
const app = appFailing(new DatabaseAway('the server is starting'));
const get = (path: string, headers: Record<string, string> = {}) =>
  app.fetch(
    new Request(`http://test${path}`, { headers: { Accept: 'text/html', ...headers } }),
    LOCAL,
  );

describe('the app', () => {
  test('S10 an unknown address gets the page', async () => {
    expect((await get('/nowhere')).headers.get('content-type')).toContain('text/html');
  });

  test.each([
    '/rest/v1',
    '/rest/v1/',
    '/rest/v1/a/b',
    '/rest/v1/members',
    '/auth/v1',
    '/auth/v1/x',
  ])('%s never answers with the page', async (path) => {
    const response = await get(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  test('while starting, health and reads are 503 with Retry-After, and the page is served', async () => {
    for (const path of ['/health', '/rest/v1/members']) {
      const response = await get(path, { Accept: 'application/json' });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('1');
    }
    expect((await get('/')).status).toBe(200);
  });

  test('health is 503 when the database refuses, and 500 with a line in the log for a fault of our own', async () => {
    const ask = (failure: Error, log: string[]) =>
      appFailing(failure, log).fetch(new Request('http://test/health'), LOCAL);
    const refused = await ask(new SqlError({ code: '42501', message: 'no such grant' }), []);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({ status: 'unavailable' });
    const log: string[] = [];
    expect((await ask(new TypeError('a fault of our own'), log)).status).toBe(500);
    expect(log.join()).toContain('a fault of our own');
  });

  test('a fault of our own is a 500 that tells nothing, in the shape of its API', async () => {
    const response = await get('/rest/v1/members', {
      Accept: 'application/json',
      Authorization: 'Bearer x',
    });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      code: 'PGRSTX00',
      message: 'Something went wrong on the server.',
      details: null,
      hint: null,
    });
  });

  test('every answer carries the security headers', async () => {
    for (const path of ['/', '/health', '/rest/v1/members', '/nowhere']) {
      expect((await get(path)).headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
