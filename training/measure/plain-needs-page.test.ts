/** docs/plain-needs.md has ten needs of each trade, shows no held one, and matches what the engine answers today. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { strangersNeeds } from './plain-data.ts';
import type { AnsweredNeed } from './plain-figures.ts';
import { PLAIN_NEEDS_PAGE, plainNeedsOfTrades, plainNeedsPage } from './plain-needs-page.ts';

const page = readFileSync(PLAIN_NEEDS_PAGE, 'utf8');
const rows = page.split('\n').filter((line) => / of 10 \|/.test(line));

test('the page is up to date: otherwise run `npm run answers`', () => {
  expect(page).toBe(plainNeedsOfTrades());
});

test('it has ten needs for each of the 166 trades', () => {
  expect(rows).toHaveLength(166);
  const needs = rows.map((row) =>
    row
      .split(' | ')
      .slice(2)
      .flatMap((cell) => cell.split('<br>')),
  );
  expect(new Set(needs.map(({ length }) => length))).toEqual(new Set([10]));
});

test('it shows no need that is only in the held file', () => {
  const shared = new Set(strangersNeeds('strangers.tsv').map(({ need }) => need));
  const held = strangersNeeds('held.strangers.tsv').filter(({ need }) => !shared.has(need));
  const shown = new Set(rows.flatMap((row) => row.split(/ \| |<br>/)));
  expect(held.filter(({ need }) => shown.has(need))).toEqual([]);
});

test('a wrong answer is marked, an accepted one is named, and text cannot break out of its cell', () => {
  const answered = (need: string, answer: string, accepted: string[]): AnsweredNeed => ({
    asked: { trade: 'Roofer', kind: 'verb', need, accepted },
    answer,
    isRight: accepted.includes(answer),
  });
  const written = plainNeedsPage(
    [
      answered('fix | <b>', 'Roofer', ['Roofer']),
      answered('clean it', 'Gutter Service', ['Roofer', 'Gutter Service']),
      answered('patch it', 'nobody', ['Roofer']),
    ],
    [answered('a secret', 'Roofer', ['Roofer'])],
  );
  expect(written).toContain(
    '| Roofer | 2 of 3 |  | fix \\| &lt;b><br>clean it → Gutter Service<br>patch it → **wrong: nobody** |',
  );
  expect(written).not.toContain('a secret');
});
