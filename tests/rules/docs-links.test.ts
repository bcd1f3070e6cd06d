/** Every relative link in the project's Markdown leads to an existing file and heading. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { anchorsIn, linksIn } from './markdown-links.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const pages = globSync(['*.md', '{.github,docs,packages,src,scripts,supabase,tests}/**/*.md'], {
  cwd: ROOT,
}).sort();

test('the pages are found', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/decisions/README.md']));
});

test.each(pages)('%s has no dead relative links', (page) => {
  expect(deadLinks(page, readFileSync(join(ROOT, page), 'utf8'))).toEqual([]);
});

describe('the check itself', () => {
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
