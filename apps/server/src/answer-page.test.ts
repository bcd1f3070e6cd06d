import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { answerPage, hasNeed } from './answer-page.ts';

afterEach(() => {
  vi.useRealTimers();
});

const page = (siteDir: string, path: string) => ({
  html: '<p>page</p>',
  siteDir,
  url: new URL(path, 'http://test'),
  ask: async (address: string, init?: RequestInit) =>
    new Response(`${address} as ${new Headers(init?.headers).get('prefer')}`, { status: 206 }),
  onFailure() {},
});

/** A build whose script completes pages with this function: `(html, url, text of the file /assets/known, fetch) => …`. */
function buildWith(complete: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pathfinder-answered-'));
  for (const part of ['.server', 'assets']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, 'assets/known'), 'roofs');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, '.server/answered-page.js'),
    `export function createAnsweredPage(read, fetch) {
      const complete = ${complete};
      return async ({ html, url }) => {
        const known = new TextDecoder().decode(await read('/assets/known'));
        return complete(html, url, known, fetch);
      };
    }`,
  );
  return folder;
}

test('only a link to a search is answered', () => {
  expect(hasNeed(new URL('http://test/?q=leak'))).toBe(true);
  expect(hasNeed(new URL('http://test/?chain=1'))).toBe(false);
});

test('the script of the build completes the page, from its files and what the server answers', async () => {
  const folder = buildWith(`async (html, { search }, known, fetch) => {
    const answer = await fetch('/rest/v1/members', { headers: { Prefer: 'count=exact' } });
    return [html, search, known, answer.status, await answer.text()].join(' ');
  }`);
  expect(await answerPage(page(folder, '/?q=leak'))).toBe(
    '<p>page</p> ?q=leak roofs 206 /rest/v1/members as count=exact',
  );
});

test('the script may be told that what it asked for is unchanged', async () => {
  const folder = buildWith(`async (html, url, known, fetch) => {
    const answer = await fetch('/rest/v1/members', { headers: { 'If-None-Match': '"1"' } });
    return [answer.status, await answer.text()].join(' ');
  }`);
  const ask = async () => new Response(null, { status: 304 });
  expect(await answerPage({ ...page(folder, '/?q=leak'), ask })).toBe('304 ');
});

test('why the server gave no answer is reported once, and the script is told that it failed', async () => {
  const folder = buildWith(
    "async (html, url, known, fetch) => (await fetch('/rest/v1/members')).status",
  );
  const failures: unknown[] = [];
  const broken = new Error('broken');
  const ask = async () => Promise.reject(broken);
  const onFailure = (error: unknown) => void failures.push(error);
  expect(await answerPage({ ...page(folder, '/?q=leak'), ask, onFailure })).toBe(503);
  expect(failures).toEqual([broken]);
});

test('a page is sent without its answer when answering takes too long, or too many wait for it', async () => {
  const folder = buildWith('() => new Promise(() => {})');
  vi.useFakeTimers();
  const answers = Array.from({ length: 16 }, () => answerPage(page(folder, '/?q=leak')));
  expect(await answerPage(page(folder, '/?q=leak'))).toBeNull();
  await vi.runAllTimersAsync();
  for (const answer of answers) expect(await answer).toBeNull();
});

test('a page that cannot be drawn is an error, and the next ones are answered', async () => {
  const folder = buildWith(`(html, { search }) => {
    if (search === '?q=bad') throw new Error('cannot be drawn');
    return html;
  }`);
  await expect(answerPage(page(folder, '/?q=bad'))).rejects.toThrow('cannot be drawn');
  expect(await answerPage(page(folder, '/?q=leak'))).toBe('<p>page</p>');
});

test('after its thread has ended, the next page starts another', async () => {
  const folder = buildWith(`(html, { search }) => {
    if (search === '?q=bad') setTimeout(() => { throw new Error('ended'); });
    return search === '?q=bad' ? new Promise(() => {}) : html;
  }`);
  await expect(answerPage(page(folder, '/?q=bad'))).rejects.toThrow('ended');
  expect(await answerPage(page(folder, '/?q=leak'))).toBe('<p>page</p>');
});

test('a build without the script has no answered pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pathfinder-answered-'));
  expect(await answerPage(page(folder, '/?q=leak'))).toBeNull();
});
