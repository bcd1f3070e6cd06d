import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { answerPage } from './answer-page.ts';

afterEach(() => {
  vi.useRealTimers();
});

const request = (siteDir: string, path: string) => ({
  html: '<p>page</p>',
  siteDir,
  url: new URL(path, 'http://test'),
  ask: () => Promise.reject(new Error('not asked')),
});

/** A build whose script completes pages with this function: `(html, text of the file /assets/known) => …`. */
function buildWith(complete: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pathfinder-answered-'));
  for (const part of ['.server', 'assets']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, 'assets/known'), 'roofs');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, '.server/answered-page.js'),
    `export function createAnsweredPage(read) {
      const complete = ${complete};
      return async ({ html, url }) => {
        const known = new TextDecoder().decode(await read('/assets/known'));
        return complete(html + url.search, known);
      };
    }`,
  );
  return folder;
}

test('the script of the build completes the page of a search, and no other page', async () => {
  const folder = buildWith('(page, known) => page + known');
  expect(await answerPage(request(folder, '/?q=leak'))).toBe('<p>page</p>?q=leakroofs');
  expect(await answerPage(request(folder, '/'))).toBeNull();
});

test('a page is sent without its answer when answering takes too long', async () => {
  const folder = buildWith('() => new Promise(() => {})');
  vi.useFakeTimers();
  const answer = answerPage(request(folder, '/?q=leak'));
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.runAllTimersAsync();
  expect(await answer).toBeNull();
});

test('a build without the script has no answered pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pathfinder-answered-'));
  expect(await answerPage(request(folder, '/?q=leak'))).toBeNull();
});
