/** All texts that visitors read are in the files of texts, ready to translate (docs/decisions/084-texts-in-one-place.md). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGE } from 'engine';
import { expect, test } from 'vitest';
import { readImports } from './import-graph.ts';
import { textsInCode } from './texts-in-code.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What every page starts with, and what it loads later. */
const ENTRIES = ['apps/visitor/src/main.ts', 'apps/visitor/src/after-answer.tsx'];

/** The parts of the engine that produce texts for visitors. */
const ENGINE = ['packages/engine/src/answers/*.ts', 'packages/engine/src/suggestions/*.ts'];

test('no text that visitors read is in code', () => {
  const files = [...loadedByVisitors(), ...globSync(ENGINE, { cwd: ROOT })].filter(
    (file) => !file.includes('.test.'),
  );
  expect(files).toContain('apps/visitor/src/member-pages/member-page.tsx');
  expect(files).toContain('apps/visitor/src/search/sending/script-box.tsx');
  const found = files.flatMap((file) =>
    textsInCode(file, readFileSync(join(ROOT, file), 'utf8')).map((text) => `${file}:${text}`),
  );
  expect(found).toEqual([]);
});

/** The page's code, without the texts. */
function loadedByVisitors(): string[] {
  const imports = Map.groupBy(
    readImports(ROOT, ['apps/visitor/src', 'packages/ui/src']),
    ({ from }) => from,
  );
  const loaded = new Set(ENTRIES);
  // A set also yields what is added while it is read.
  for (const file of loaded) {
    for (const { to, typeOnly } of imports.get(file) ?? []) {
      if (!typeOnly && /\.tsx?$/.test(to)) loaded.add(to);
    }
  }
  return [...loaded].filter((file) => /^(apps\/visitor|packages\/ui)\/src\/(?!texts\/)/.test(file));
}

test('the page on a phone’s home screen is in the language of the texts', () => {
  const manifest = JSON.parse(
    readFileSync(join(ROOT, 'apps/visitor/public/manifest.webmanifest'), 'utf8'),
  );
  expect(manifest.lang).toBe(LANGUAGE);
});

test.each(['apps/visitor/index.html', 'apps/panel/panel.html'])(
  '%s has no text of its own',
  (file) => {
    const html = readFileSync(join(ROOT, file), 'utf8');
    const shown = html.replace(/<!--.*?-->|<[^>]*>/gs, '').trim();
    expect(shown.replace(/\{\{\w+\}\}/g, '').trim()).toBe('');
    expect(html).not.toMatch(/(description|title|alt)"\s+content="[^{]/);
  },
);

test.each([
  ['<p>tell a friend</p>', 'tell a friend'],
  ['<p>{name} can help</p>', 'can help'],
  ["<p>{copied ? 'done' : label}</p>", 'done'],
  ["<p>{isOpen && 'open seat'}</p>", 'open seat'],
  [`<p>{\`\${count} members\`}</p>`, 'members'],
  ['<nav aria-label="more pages" />', 'more pages'],
  ['<input placeholder="roof leak" />', 'roof leak'],
  [`<img alt="" title={\`page of \${name}\`} />`, 'page of'],
  ['<Box heading="Introduction" />', 'Introduction'],
  ["showToast({ kind: 'error', title: 'please try again' })", 'please try again'],
  ["document.title = 'all members'", 'all members'],
  ["explain([{ first: 'Say what is needed' }])", 'Say what is needed'],
  ["announce(isOne ? 'One member' : told)", 'One member'],
])('a text in %s is noticed', (code, text) => {
  expect(
    textsInCode(
      'planted.tsx',
      `const planted = () => ${code.replace(/^const/, '() => null; const')};`,
    ),
  ).toEqual([`1: ${text}`]);
});

test.each([
  '<p className="Quiet text-sm" id="answer-heading" dir="auto">{texts.question}</p>',
  "<p>{status === 'failed' && texts.failed}</p>",
  '<p>{parts.map((part) => <b key="part">{part}</b>)} → {name}, “{need}”</p>',
  '<path d="Mz" />',
  "key === 'Escape' && leave()",
  "console.warn('The page could not be kept:', new Error('No reply'))",
  "new Map([['Trades & Home Services', 1]])",
  "response.headers.get('Content-Type')",
  "((kind: 'One' | 'Two') => kind)",
])('%s has no text', (code) => {
  expect(textsInCode('planted.tsx', `const planted = () => ${code};`)).toEqual([]);
});
