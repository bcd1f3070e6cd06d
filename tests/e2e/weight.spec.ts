/** What a first visit of `/` loads. */
import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import {
  BEFORE_USE_KB,
  KB,
  REACHED_KNOWLEDGE_KB,
  REACHED_SEARCH_CODE_KB,
} from '../bench/budgets.ts';
import { knowledgeAsset } from '../bench/knowledge-asset.ts';
import { expect, openReady, test } from './fixtures.ts';

test('S1 the JavaScript of a first visit stays within its budget', async ({ page, request }) => {
  const scripts = await scriptsOfSearch(page);
  const html = await (await request.get('/')).text();
  // Scripts that the HTML names load first; the engine is requested once the page works.
  const first = kilobytes(scripts.filter(({ path }) => html.includes(path)));
  expect(first).toBeGreaterThan(0);
  expect(kilobytes(scripts)).toBeGreaterThan(first);
  expect(first).toBeLessThanOrEqual(BEFORE_USE_KB);
});

test('S1 the code and the knowledge of a search stay within their budgets', async ({ page }) => {
  const scripts = await scriptsOfSearch(page);
  expect(scripts.map(({ path }) => path)).toContainEqual(expect.stringContaining('engine.worker'));
  expect(kilobytes(scripts)).toBeLessThanOrEqual(REACHED_SEARCH_CODE_KB);

  // A search link requests the knowledge at once; other pages are painted first.
  await openReady(page);
  const knowledge = await knowledgeAsset(page);
  expect((knowledge?.bytes ?? Number.POSITIVE_INFINITY) / KB).toBeLessThanOrEqual(
    REACHED_KNOWLEDGE_KB,
  );
  expect(knowledge?.isAfterFirstPaint).toBe(true);
});

/** The scripts that a visit requests up to the first answer, including the engine. 'Message to send' loads later. */
async function scriptsOfSearch(page: Page): Promise<Script[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  await page.addInitScript(markFirstAnswer);
  await page.goto('/#q=roof+leak');
  await expect(page.getByRole('heading', { name: /^Who to call/ })).toBeVisible();
  const inTime = await page.evaluate(() => {
    const [answered] = performance.getEntriesByName('answered');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= (answered?.startTime ?? Number.POSITIVE_INFINITY))
      .map(({ name }) => new URL(name).pathname);
  });
  return Promise.all(
    responses.filter((response) => inTime.includes(new URL(response.url()).pathname)).map(weigh),
  );
}

/** Marks the time when the answer's heading is in the page. */
function markFirstAnswer() {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('h2')?.textContent?.startsWith('Who to call')) return;
    performance.mark('answered');
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}

test('A5 S1 a visitor without a session loads no admin code', async ({ page }) => {
  const visited = await codeOf(page, '/?q=roof+leak', /^Who to call/);
  expect(ADMIN_ONLY.filter((words) => visited.includes(words))).toEqual([]);

  // The same check finds every string on the admin page.
  const admin = await codeOf(page, '/admin', 'Admin Login');
  expect(ADMIN_ONLY.filter((words) => admin.includes(words))).toEqual(ADMIN_ONLY);
});

/** Strings that survive minification: from the auth and data clients, the drafts, the panel and the login page. */
const ADMIN_ONLY = [
  '/token?grant_type=refresh_token',
  'PostgrestError',
  'pathfinder-draft',
  'Manage Members and Referral Chains',
  'Member saved!',
  'Forgot your password?',
];

/** The text of all scripts that a page has requested once the network is idle. */
async function codeOf(page: Page, path: string, heading: string | RegExp) {
  const asked = new Set<string>();
  const note = (request: Request) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  page.off('request', note);
  const texts = Array.from(asked, async (address) => (await page.request.get(address)).text());
  return (await Promise.all(texts)).join('\n');
}

interface Script {
  readonly path: string;
  /** Bytes, gzipped. */
  readonly size: number;
}

async function weigh(response: Response): Promise<Script> {
  const { byteLength } = gzipSync(await response.body(), { level: 9 });
  return { path: new URL(response.url()).pathname, size: byteLength };
}

function kilobytes(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { size }) => sum + size, 0) / KB;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S2 the search form is visible before any script runs', async ({ page, request }) => {
    await page.goto('/');
    await expect(page.getByLabel('What do you need?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'realtor' })).toBeVisible();
    expect(await (await request.get('/')).text()).toContain(
      'Much of Pathfinder, such as copying a text, needs JavaScript',
    );
  });
});
