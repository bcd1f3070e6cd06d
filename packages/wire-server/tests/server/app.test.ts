/** The whole app, called as a function: which part serves which path. */
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { assemble } from '../../src/assemble.ts';
import { parseConfig } from '../../src/config.ts';
import { DatabaseBusy, DatabaseUnavailable, SqlError } from '../../src/db/database-errors.ts';
import type { Database } from '../../src/db/open-database.ts';
import type { App } from '../../src/http/listen.ts';
import type { PageRequest } from '../../src/http/serve-site.ts';
import type { SiteFile } from '../../src/http/site.ts';
import type { Environment } from '../../src/system/settings-reader.ts';
import { FIXTURE } from '../fixture/application.ts';

const page: SiteFile = {
  contentType: 'text/html; charset=utf-8',
  body: new TextEncoder().encode('<!doctype html>'),
  encoded: new Map(),
  hash: 'page',
};

/** An app whose database fails with `failure`, and which logs to `log`. */
function appFailing(failure: Error, log: string[] = [], env: Environment = {}): App {
  const database = () => {
    throw failure;
  };
  return appOver({ database, pages: FIXTURE.pages }, log, env);
}

type Own = Pick<Parameters<typeof assemble>[0], 'database' | 'pages'>;

function appOver(own: Own, log: string[], env: Environment): App {
  const parsed = parseConfig({ MAX_ROWS: '10', ...env });
  if (!parsed.ok) throw new Error(parsed.errors.join());
  return assemble({
    config: parsed.config,
    ...own,
    site: new Map([['/index.html', page]]),
    keys: {
      serviceKey: 'sb_secret_of-no-user-in-this-test',
      ring: {
        jwks: { keys: [] },
        sign: async () => '',
        async verify() {
          throw new Error('a bug of ours');
        },
      },
    },
    logger: pino({ level: 'warn' }, { write: (line) => log.push(line) }),
  });
}

const LOCAL = { peerAddress: '127.0.0.1' };
const app = appFailing(new DatabaseUnavailable('the server is starting'));
const get = (path: string, headers: Record<string, string> = {}) =>
  app.fetch(
    new Request(`http://test${path}`, { headers: { Accept: 'text/html', ...headers } }),
    LOCAL,
  );

describe('the app', () => {
  test('S10 an unknown path gets the page', async () => {
    expect((await get('/nowhere')).headers.get('content-type')).toContain('text/html');
  });

  test.each([
    '/rest/v1',
    '/rest/v1/',
    '/rest/v1/a/b',
    '/rest/v1/members',
    '/auth/v1',
    '/auth/v1/x',
  ])('%s never returns the page', async (path) => {
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

  test('health is 503 when the database refuses, and 500 with a log line for a bug of ours', async () => {
    const ask = (failure: Error, log: string[]) =>
      appFailing(failure, log).fetch(new Request('http://test/health'), LOCAL);
    const refused = await ask(new SqlError({ code: '42501', message: 'no such grant' }), []);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({ status: 'unavailable' });
    const log: string[] = [];
    expect((await ask(new TypeError('a bug of ours'), log)).status).toBe(500);
    expect(log.join()).toContain('a bug of ours');
  });

  test('a bug of ours is a 500 without details, in the shape of its API', async () => {
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

  test('every response carries the security headers', async () => {
    for (const path of ['/', '/health', '/rest/v1/members', '/nowhere']) {
      expect((await get(path)).headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('a page that is completed for each request', () => {
  const pages = [
    {
      path: '/',
      completesAt: (url: URL) => url.searchParams.has('q'),
      async completePerRequest({ ask }: PageRequest) {
        const { status } = await ask('/rest/v1/members?select=name');
        return `read: ${status}`;
      },
    },
  ];
  const full = {
    refuseSlowReader() {
      throw new Error('the read counts as a visitor’s');
    },
    readAs() {
      throw new DatabaseBusy();
    },
    catalogue: new Map(),
  } as unknown as Database;
  const headers = { 'X-Forwarded-For': '192.0.2.7', Authorization: 'Bearer x', apikey: 'y' };
  const open = (app: App, path: string) =>
    app.fetch(new Request(`http://test${path}`, { headers }), LOCAL);

  test('asks the server without the session of its visitor, and outside their limits', async () => {
    const app = appOver({ database: () => full, pages }, [], {});
    // The table is unknown here, which only who may read gets to know.
    expect(await (await open(app, '/?q=x')).text()).toBe('read: 404');
  });

  test.each([
    ['on', 120],
    ['off', 200],
  ])('is sent unchanged to a network that opens many, with LIMITS=%s', async (LIMITS, most) => {
    const app = appOver({ database: () => full, pages }, [], {
      TRUSTED_PROXIES: 'loopback',
      LIMITS,
    });
    const isCompleted = async (path: string) =>
      (await (await open(app, path)).text()).startsWith('read');
    let completed = 0;
    for (let n = 0; n < 200; n++) {
      expect(await isCompleted('/')).toBe(false);
      if (await isCompleted('/?q=x')) completed += 1;
    }
    // More come back with time.
    expect(completed).toBeGreaterThanOrEqual(most);
    expect(completed).toBeLessThanOrEqual(most + 40);
  });
});

test.each(['on', 'off'])(
  'W3 a long query is refused while too many reads wait, with LIMITS=%s',
  async (LIMITS) => {
    const full = {
      refuseSlowReader() {},
      refuseLongQueryWhenFull() {
        throw new DatabaseBusy();
      },
    } as unknown as Database;
    const app = appOver({ database: () => full, pages: [] }, [], { LIMITS });
    const request = new Request(`http://test/rest/v1/members?select=${'name,'.repeat(500)}`);
    expect((await app.fetch(request, LOCAL)).status).toBe(503);
  },
);

describe('prefixes of the two APIs', () => {
  const away = new DatabaseUnavailable('the server is starting');
  const ask = async (env: Environment, method: string, path: string) => {
    const response = await appFailing(away, [], env).fetch(
      new Request(`http://test${path}`, { method, headers: { Accept: 'text/html' } }),
      LOCAL,
    );
    return { status: response.status, type: response.headers.get('content-type') ?? '' };
  };
  const page = { status: 200, type: expect.stringContaining('text/html') };

  test('W3 U1 each API may have its own prefix', async () => {
    const env = { AUTH_PREFIX: '/accounts', REST_PREFIX: '/data' };
    expect((await ask(env, 'GET', '/data/members')).status).toBe(503);
    expect((await ask(env, 'GET', '/accounts/settings')).status).toBe(200);
    for (const path of ['/rest/v1/members', '/auth/v1/settings']) {
      expect((await ask(env, 'GET', path)).type).toContain('text/html');
    }
  });

  test('U1 with the auth service at the root, the site answers all other paths', async () => {
    const env = { AUTH_PREFIX: '/' };
    expect(await ask(env, 'GET', '/')).toEqual(page);
    expect((await ask(env, 'GET', '/nowhere')).type).toContain('text/html');
    expect((await ask(env, 'GET', '/admin')).type).toContain('text/html');
    expect((await ask(env, 'GET', '/rest/v1/members')).status).toBe(503);

    expect(await ask(env, 'GET', '/settings')).toEqual({ status: 200, type: 'application/json' });
    expect((await ask(env, 'GET', '/user')).status).toBe(401);
    expect((await ask(env, 'POST', '/signup')).status).toBe(503);
    expect((await ask(env, 'GET', '/admin/users/x')).status).toBe(401);
    expect((await ask(env, 'GET', '/health')).status).toBe(503);
    expect((await ask(env, 'PATCH', '/signup')).status).toBe(405);
    expect((await ask(env, 'OPTIONS', '/signup')).status).toBe(204);
  });

  test('U1 the page at the root keeps its own headers', async () => {
    const response = await appFailing(away, [], { AUTH_PREFIX: '/' }).fetch(
      new Request('http://test/', { headers: { Accept: 'text/html' } }),
      LOCAL,
    );
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  test.each([
    { REST_PREFIX: '/' },
    { REST_PREFIX: '/auth/v1' },
    { AUTH_PREFIX: 'auth' },
    { AUTH_PREFIX: '//evil' },
    { REST_PREFIX: '/a b' },
    { AUTH_PREFIX: '/:id' },
  ])('%j is refused at the start', (env) => {
    expect(() => appFailing(away, [], env)).toThrow(/_PREFIX is .* set it to a path/);
  });
});
