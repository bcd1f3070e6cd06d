/** The app as a whole, as a function: which part answers which address. */
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { type App, createApp } from '../../src/server/app.ts';
import { DatabaseAway, SqlError } from '../../src/server/db/errors.ts';
import type { SiteFile } from '../../src/server/http/site.ts';

const page: SiteFile = {
  contentType: 'text/html; charset=utf-8',
  body: new TextEncoder().encode('<!doctype html>'),
  encoded: new Map(),
  hash: 'page',
};

/** An app whose database fails with `failure`; what it logs is added to `log`. */
function appFailing(failure: Error, log: string[] = []): App {
  return createApp({
    database() {
      throw failure;
    },
    site: new Map([['/index.html', page]]),
    siteRoutes: ['/'],
    verifyAccessToken: async () => {
      throw new Error('a fault of our own');
    },
    maxRows: 10,
    logger: pino({ level: 'warn' }, { write: (line) => log.push(line) }),
  });
}

const app = appFailing(new DatabaseAway('the server is starting'));
const get = (path: string, headers: Record<string, string> = {}) =>
  app.fetch(new Request(`http://test${path}`, { headers: { Accept: 'text/html', ...headers } }));

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
      appFailing(failure, log).fetch(new Request('http://test/health'));
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
