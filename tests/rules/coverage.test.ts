/** Every rule of docs/rules.md is cited by a test title. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { titlesIn } from './test-titles.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const rules = ruleIds(readFileSync(join(ROOT, 'docs/rules.md'), 'utf8'));
const cited = citations();

test('docs/rules.md numbers the rules of each letter without a gap', () => {
  const byLetter = Map.groupBy(rules, (rule) => rule.charAt(0));
  expect([...byLetter.keys()].join('')).toBe('SMCLODFVAPNERWUK');
  for (const [letter, ids] of byLetter) {
    expect(ids).toEqual(ids.map((_, i) => `${letter}${i + 1}`));
  }
});

test('every rule has a test that cites it', () => {
  expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
});

test('every cited rule exists', () => {
  const known = new Set(rules);
  expect([...cited].filter((rule) => !known.has(rule))).toEqual([]);
});

test('only titles count as citations', () => {
  const code = `
    // S1 in a comment
    test('S2 and S3 hold', () => { call('S4'); });
    test.each([['S5']])('%s', () => {});
    test.each([1])(\`S6 \${1} S7\`, () => {});
    describe('M1', () => {});
    test.skip('M2', () => {});
    test.todo('M3');`;
  expect([...titlesIn('x.ts', code)].flatMap(idsIn)).toEqual(['S2', 'S3', 'S6', 'S7', 'M1']);
});

/** '- S1 …' opens a rule; a second one may follow on its line after a full stop ('K1 … K2 …'). */
function ruleIds(text: string): string[] {
  return [...text.matchAll(/(?:^- |\. )([A-Z]\d+) /gm)].map(([, id]) => id ?? '');
}

function citations(): Set<string> {
  const folders = '{apps,packages,training,tests}';
  const files = globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`, {
    cwd: ROOT,
    exclude: ['**/node_modules'],
  });
  const others = files.filter((file) => !import.meta.filename.endsWith(file));
  return new Set(
    others.flatMap((file) => titlesIn(file, readFileSync(join(ROOT, file), 'utf8'))).flatMap(idsIn),
  );
}

function idsIn(title: string): string[] {
  return title.match(/\b[SMCLODFVAPNERWUK]\d{1,2}\b/g) ?? [];
}
