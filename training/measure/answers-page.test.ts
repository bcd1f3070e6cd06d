/** docs/answers.md has every kind of answer, and matches what the engine answers today. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answersPage } from './answers-page.ts';
import { ANSWERS_PAGE, demoAnswers, routeInDemo } from './demo-answers.ts';
import { loadSet, realSets } from './sets.ts';
import { SHOWN_NEEDS } from './shown-needs.ts';

const needs = SHOWN_NEEDS.flatMap((kind) => kind.needs);

test('the page is up to date: otherwise run `npm run answers`', () => {
  expect(readFileSync(ANSWERS_PAGE, 'utf8')).toBe(demoAnswers());
});

test('S4 its 60 different needs show all five modes', () => {
  expect(new Set(needs).size).toBe(60);
  const modes = needs.map((need) => routeInDemo(need).mode);
  expect([...new Set(modes)].sort()).toEqual([
    'chain',
    'contextual',
    'member',
    'open-seat',
    'suggestions',
  ]);
});

test('D3 S11 L1 corrections, other needs and waiting chains have columns in the sections that have any', () => {
  const page = demoAnswers();
  const sectionOf = (kind: string) => page.split('\n## ').find((part) => part.startsWith(kind));
  expect(sectionOf('Misspelt')).toContain('| plummer | plumber | member |');
  expect(sectionOf('Two needs')).toMatch(
    /^\| oil change and a good dentist .*\*\*Dr\. Renee Cook\*\*/m,
  );
  expect(sectionOf('Open seat')).toContain('| Planning a Wedding<br>Destination Wedding');
  expect(sectionOf('Keyword')).not.toContain('corrected');
});

test('a typed need cannot break out of its cell', () => {
  const page = answersPage([{ kind: 'Odd', needs: ['roof | <b>\nleak'] }], routeInDemo);
  expect(page).toContain('| roof \\| &lt;b> leak |');
});

test.runIf(realSets().length > 0)('no need is one of the real set', () => {
  const real = realSets().flatMap((set) => loadSet(set).needs);
  const texts = new Set(real.map(({ need }) => bare(need)));
  expect(needs.filter((need) => texts.has(bare(need)))).toEqual([]);
});

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
