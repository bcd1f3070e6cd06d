/** Fixtures for browser tests that write: each worker has its own server, whose chapter is restored after every test. */

import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { copyEmptyDatabase, temporaryFolder } from 'wire-server/testing';
import { copyDemoDatabase, PathfinderServer } from '../pathfinder-server.ts';
import { test as base, expect } from './fixtures.ts';
import { store } from './stored-session.ts';

export { needInput, toast } from './fixtures.ts';
export { expect };

/** The operator's key of these servers, used to arrange and inspect data. */
const SERVICE_KEY = `sb_secret_${'e2e'.repeat(14)}`;

export interface Account {
  readonly email: string;
  readonly password: string;
}

type Row = Readonly<Record<string, unknown>>;

/** A running server, and direct access to its data with the operator's key. */
export interface Chapter {
  readonly url: string;
  readonly server: PathfinderServer;
  /** The rows of a table, ordered by their key. */
  rows(table: Table | 'chapter_settings'): Promise<Row[]>;
  /** Replaces all rows of a table. */
  replace(table: Table, rows: readonly Row[]): Promise<void>;
  /** Changes rows as another admin would. @param where a PostgREST filter, such as 'id=eq.1' */
  change(table: Table | 'chapter_settings', where: string, changes: Row): Promise<void>;
  remove(table: Table, where: string): Promise<void>;
  /** Creates a confirmed account with a unique address. */
  account(): Promise<Account>;
  /** The account that tests share, and its session, created on first use. */
  shared(): Promise<{ readonly account: Account; readonly session: string }>;
  /** Empties the list of people who may edit, and stops using it. */
  letEveryoneEdit(): Promise<void>;
  /** Lets only these addresses edit. */
  listEditors(emails: readonly string[]): Promise<void>;
}

/** Each table that tests change, and its key. */
const KEYS = {
  members: 'id',
  referral_chains: 'id',
  expectations: 'id',
  own_categories: 'id',
  own_words: 'id',
  demand: 'day,profession',
  told_words: 'id',
  seat_states: 'profession',
  imports: 'id',
} as const;

type Table = keyof typeof KEYS;

interface WorkerFixtures {
  /** The demo chapter, on this worker's own server. */
  sharedChapter: { readonly chapter: Chapter; readonly restore: () => Promise<void> };
}

interface Fixtures {
  /** The demo chapter in its original state. */
  chapter: Chapter;
  /**
   * Starts another server with these settings and stops it after the test. It has the demo chapter unless SEED says
   * otherwise, or `folder` contains an earlier server's data.
   */
  startChapter(env: Readonly<Record<string, string>>, folder?: string): Promise<Chapter>;
  /** Whether the test has an account of its own, because it ends, lists or changes sessions. */
  ownAccount: boolean;
  /** The account that tests share, unless `ownAccount`. */
  account: Account;
  /** A page with a session of `account`, before it opens the app. */
  signedIn: Page;
  /** Opens such a page in its own browser context, with a session of `account` or, by default, a new account. */
  signedInElsewhere(account?: Account, options?: BrowserContextOptions): Promise<Page>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedChapter: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const folder = temporaryFolder();
      await copyDemoDatabase(folder.path);
      const chapter = chapterOf(await PathfinderServer.ready(settings(folder.path)));
      await use({ chapter, restore: await restorer(chapter) });
      await chapter.server.stop();
      folder.remove();
    },
    { scope: 'worker' },
  ],
  chapter: async ({ sharedChapter: { chapter, restore } }, use) => {
    await use(chapter);
    await restore();
  },
  baseURL: async ({ chapter }, use) => use(chapter.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  startChapter: async ({}, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (env, dataDir) => {
      const folder = temporaryFolder();
      if (dataDir === undefined) await copyDatabase(folder.path, env.SEED);
      const server = await PathfinderServer.ready({ ...settings(dataDir ?? folder.path), ...env });
      stops.push(async () => {
        await server.stop();
        folder.remove();
      });
      return chapterOf(server);
    });
    for (const stop of stops) await stop();
  },
  ownAccount: [false, { option: true }],
  account: async ({ chapter, ownAccount }, use) =>
    use(ownAccount ? await chapter.account() : (await chapter.shared()).account),
  signedIn: async ({ page, chapter, account, ownAccount }, use) => {
    if (ownAccount) await signIn(page, chapter, account);
    else await storeSession(page, chapter, (await chapter.shared()).session);
    await use(page);
  },
  signedInElsewhere: async ({ browser, chapter }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (account, options) => {
      const context = await browser.newContext({ baseURL: chapter.url, ...options });
      contexts.push(context);
      const page = await context.newPage();
      await signIn(page, chapter, account ?? (await chapter.account()));
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

const TABLES = Object.keys(KEYS) as readonly Table[];

/** Restores the rows that the chapter has now, except for their versions, where a test has changed them. */
async function restorer(chapter: Chapter): Promise<() => Promise<void>> {
  const rowsOf = async (table: Table | 'chapter_settings') =>
    (await chapter.rows(table)).map(({ version, ...row }) => row);
  const original = new Map<Table, Row[]>();
  for (const table of TABLES) original.set(table, await rowsOf(table));
  const settings = await rowsOf('chapter_settings');
  return async () => {
    const tables = Array.from(original, async ([table, rows]) => {
      if (!isDeepStrictEqual(await rowsOf(table), rows)) await chapter.replace(table, rows);
    });
    await Promise.all(tables);
    if (!isDeepStrictEqual(await rowsOf('chapter_settings'), settings)) {
      await chapter.change('chapter_settings', 'id=not.is.null', settings[0] ?? {});
    }
  };
}

/** Signs the account in, and stores the session in the page's browser. */
export async function signIn(page: Page, chapter: Chapter, account: Account): Promise<void> {
  await storeSession(page, chapter, await sessionOf(chapter.url, account));
}

async function sessionOf(url: string, account: Account): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`Signing in: ${answer.status} ${await answer.text()}`);
  return answer.text();
}

/** Stores the session as an earlier sign-in would have, from a page that runs no scripts. */
async function storeSession(page: Page, { url }: Chapter, session: string): Promise<void> {
  const stage = `${url}/stage`;
  await page.route(stage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(stage);
  await store(page, session);
  // Without routes, Playwright intercepts no request, and the browser may use its cache.
  await page.unroute(stage);
}

/** Copying a database is much faster than letting a server create one. */
async function copyDatabase(dataDir: string, seed: string | undefined): Promise<void> {
  if (seed === undefined) await copyDemoDatabase(dataDir);
  else await copyEmptyDatabase(dataDir);
}

function settings(dataDir: string): Record<string, string> {
  const site = process.env.E2E_SITE_DIR;
  return { DATA_DIR: dataDir, SERVICE_KEY, LIMITS: 'off', ...(site && { SITE_DIR: site }) };
}

function chapterOf(server: PathfinderServer): Chapter {
  const { url } = server;
  const ask = async (path: string, method: string, body?: unknown): Promise<Response> => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        apikey: SERVICE_KEY,
        Authorization: `Bearer ${SERVICE_KEY}`,
        'Content-Type': 'application/json',
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  let shared: ReturnType<Chapter['shared']> | undefined;
  return {
    url,
    server,
    async rows(table) {
      const key = table === 'chapter_settings' ? 'id' : KEYS[table];
      return (await (await ask(`/rest/v1/${table}?order=${key}`, 'GET')).json()) as Row[];
    },
    async replace(table, rows) {
      const [key] = KEYS[table].split(',');
      await ask(`/rest/v1/${table}?${key}=not.is.null`, 'DELETE');
      if (rows.length > 0) await ask(`/rest/v1/${table}`, 'POST', rows);
    },
    async change(table, where, changes) {
      await ask(`/rest/v1/${table}?${where}`, 'PATCH', changes);
    },
    async remove(table, where) {
      await ask(`/rest/v1/${table}?${where}`, 'DELETE');
    },
    async account() {
      const account = { email: `ann.${randomUUID()}@example.com`, password: 'quiet harbour 12' };
      await ask('/auth/v1/admin/users', 'POST', { ...account, email_confirm: true });
      return account;
    },
    shared() {
      shared ??= this.account().then(async (account) => ({
        account,
        session: await sessionOf(url, account),
      }));
      return shared;
    },
    async letEveryoneEdit() {
      await ask('/rest/v1/editing_rule?id=is.true', 'DELETE');
      await ask('/rest/v1/editors?email=not.is.null', 'DELETE');
    },
    async listEditors(emails) {
      await ask(
        '/rest/v1/editors',
        'POST',
        emails.map((email) => ({ email })),
      );
      await ask('/rest/v1/editing_rule', 'POST', { only_listed: true });
    },
  };
}
