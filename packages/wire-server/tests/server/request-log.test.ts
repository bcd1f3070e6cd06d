/** The log never contains the query string of a request, whatever the level and the outcome. */
import { BlockList } from 'node:net';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { DatabaseUnavailable } from '../../src/db/database-errors.ts';
import { createBodyBudgets } from '../../src/http/receive-body.ts';
import { tokenIsRole } from './data-api.ts';

const NEED = 'leaving-my-husband';
const PAGE = new TextEncoder().encode('<!doctype html>');

/** The lines that a server without a database writes about requests of all kinds. */
async function linesAbout(failure: Error): Promise<string[]> {
  const lines: string[] = [];
  const app = createApp({
    database: () => {
      throw failure;
    },
    site: new Map([
      ['/index.html', { contentType: 'text/html', body: PAGE, encoded: new Map(), hash: 'a' }],
    ]),
    siteDir: '',
    pages: ['/', '/people/:id'],
    isHttps: false,
    restPrefix: '/rest/v1',
    auth: new Hono(),
    authPrefix: '/auth/v1',
    verifyCredential: tokenIsRole,
    verifyForWrite: tokenIsRole,
    maxRows: 20,
    trustedProxies: new BlockList(),
    bodies: createBodyBudgets(),
    limitsPages: false,
    limitSlowReads: false,
    accessTables: new Set(),
    logger: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
  });
  for (const path of ['/', '/people/7', '/nowhere', '/rest/v1/members', '/auth/v1/x', '/health']) {
    const request = new Request(`http://test${path}?q=${NEED}&select=${NEED}`, {
      headers: { Referer: `http://test/?q=${NEED}`, 'User-Agent': NEED },
    });
    await app.fetch(request, { peerAddress: '127.0.0.1' });
  }
  return lines;
}

test.each([
  ['that fails', new Error('broken')],
  ['that is unavailable', new DatabaseUnavailable('starting')],
])(
  'S8 no level of the log holds a need that was typed, even with a database %s',
  async (_, failure) => {
    const lines = await linesAbout(failure);
    const requests = lines.filter((line) => JSON.parse(line).msg === 'request');
    expect(requests.map((line) => JSON.parse(line).path)).toContain('/rest/v1/members');
    expect(requests).toHaveLength(6);
    expect(lines.filter((line) => line.includes(NEED))).toEqual([]);
  },
);
