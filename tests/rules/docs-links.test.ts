/**
 * Every relative link in the project's Markdown leads to an existing file and heading, and every file of code that it
 * names exists, also those that the engine's word lists name.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { anchorsIn, linksIn } from './markdown-links.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = '{.github,apps,docs,packages,scripts,supabase,tests,training}';
const pages = filesIn(['*.md', `${FOLDERS}/**/*.md`]);
const wordLists = filesIn(['packages/engine/src/knowledge/**/*.txt']);
/** Packages are also named as they are imported: 'domain/member.ts'. */
const code = filesIn(['*.ts', `${FOLDERS}/**/*.{ts,tsx,js,mjs,txt}`]).flatMap((file) => [
  `/${file}`,
  `/${file.replace('/src/', '/')}`,
]);

/** `lane.ts`, `db/lane.ts`, or without the ending `tests/faults/soak`; in word lists without the marks. */
const NAME_IN_PAGE =
  /`((?:apps|packages|scripts|tests|training)\/[\w/-]*\w|[\w./-]+\.(?:tsx?|m?js))\/?`/g;
const NAME_IN_WORD_LIST = /\b([\w./-]+\.tsx?)\b/g;

test('the pages are found', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/decisions/README.md']));
});

test.each(pages)('%s has no dead relative links', (page) => {
  expect(deadLinks(page, readFileSync(join(ROOT, page), 'utf8'))).toEqual([]);
});

test.each([
  ...pages.map((file) => [file, NAME_IN_PAGE] as const),
  ...wordLists.map((file) => [file, NAME_IN_WORD_LIST] as const),
])('%s names no file of code that does not exist', (file, name) => {
  expect(missingFiles(readFileSync(join(ROOT, file), 'utf8'), name)).toEqual([]);
});

describe('the check itself', () => {
  test('finds names of missing files', () => {
    const page = [
      '`db/lane.ts`, `lane.ts`, `domain/member.ts`, `tests/faults` and `tests/faults/soak` exist;',
      '`db/lanes.ts`, `ane.ts` and `tests/faults/soa` do not',
    ].join('\n');
    expect(missingFiles(page, NAME_IN_PAGE)).toEqual(['db/lanes.ts', 'ane.ts', 'tests/faults/soa']);
    expect(missingFiles('// True (tests/gone.test.ts).', NAME_IN_WORD_LIST)).toEqual([
      'tests/gone.test.ts',
    ]);
  });

  test('finds missing files and missing headings', () => {
    const page = [
      '# One *two*',
      '[a](docs/missing.md) ![b](docs/none.png) [c](#nowhere) [d](README.md#nowhere) [e]',
      '[e]: gone.md',
    ].join('\n');
    expect(deadLinks('page.md', page)).toEqual([
      'docs/missing.md',
      'docs/none.png',
      '#nowhere',
      'README.md#nowhere',
      'gone.md',
    ]);
  });

  test('accepts good links and ignores other sites and code', () => {
    const page = [
      '# One `two`, three',
      '## Same',
      '## Same',
      '[a](#one-two-three) [b](#same-1) [c](docs) [d](README.md#run-it) [e](https://example.org/x)',
      '`[f](missing.md)` [g](mailto:ann@example.org)',
      '```',
      '[h](missing.md)',
      '```',
    ].join('\n');
    expect(deadLinks('page.md', page)).toEqual([]);
  });
});

function deadLinks(page: string, markdown: string): string[] {
  return linksIn(markdown)
    .filter((link) => !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link))
    .filter((link) => {
      const [path = '', anchor] = decodeURI(link).split('#');
      const file = join(ROOT, dirname(page), path);
      if (path !== '' && !existsSync(file)) return true;
      if (anchor === undefined) return false;
      const target = path === '' ? markdown : readFileSync(file, 'utf8');
      return !anchorsIn(target).has(anchor);
    });
}

function missingFiles(text: string, name: RegExp): string[] {
  return Array.from(text.matchAll(name), ([, file = '']) => file).filter(
    (file) =>
      !code.some((path) => [`/${file}.`, `/${file}/`].some((part) => `${path}/`.includes(part))),
  );
}

function filesIn(patterns: string[]): string[] {
  return globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules'] }).sort();
}
