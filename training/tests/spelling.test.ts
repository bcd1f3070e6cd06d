/** Spelling over the whole knowledge: slips of every kind are corrected, everyday English is left alone. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { indexDirectory } from '../../packages/engine/src/reading/directory-index.ts';
import { readNeed } from '../../packages/engine/src/spelling/read-need.ts';
import { type Word, wordsOf } from '../../packages/engine/src/text/word.ts';
import { chapter, projectsKnowledge } from '../../packages/engine/tests/fixtures.ts';

const { lexicon } = indexDirectory(projectsKnowledge, { members: [], chains: [] }, chapter);

function linesOf(file: string): string[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

const stems = (words: readonly Word[]) => words.map(({ stem }) => stem).join(' ');

/** True if the words are read correctly, whether or not two words of a term were joined. */
function isCorrected(line: string): boolean {
  const [typed = '', meant = ''] = line.split(' > ');
  const { text, words } = readNeed(typed, lexicon);
  return [stems(words), stems(wordsOf(text))].includes(stems(wordsOf(meant)));
}

test.each([
  ['plummer', 'plumber'],
  ['roofr', 'roofer'],
  ['relator', 'realtor'],
  ['hvca', 'hvac'],
  ['howse', 'house'],
  ['elecrtician', 'electrician'],
  ['finacial adviser', 'financial adviser'],
  ['landscapearchitect', 'landscape architect'],
])("D1 '%s' is read as '%s'", (typed, meant) => {
  expect(readNeed(typed, lexicon).text).toBe(meant);
});

describe('D1 slips: swapped, missing and doubled letters, neighbouring keys, by ear, joined, split', () => {
  const slips = linesOf('slips.txt');
  const share = (lines: string[]) => lines.filter(isCorrected).length / lines.length;

  test('there are at least 400 of them', () => {
    expect(slips.length).toBeGreaterThanOrEqual(400);
  });

  test('nine in ten are corrected, and nearly as many of those not used for tuning', () => {
    expect(share(slips.filter((_, i) => i % 2 === 0))).toBeGreaterThanOrEqual(0.9);
    expect(share(slips.filter((_, i) => i % 2 === 1))).toBeGreaterThanOrEqual(0.85);
  });
});

describe('D1 everyday English', () => {
  const sentences = linesOf('plain-english.txt');

  test('is at least 200 sentences with 1,000 different words', () => {
    const words = sentences.flatMap((sentence) => wordsOf(sentence).map(({ base }) => base));
    expect(sentences.length).toBeGreaterThanOrEqual(200);
    expect(new Set(words).size).toBeGreaterThanOrEqual(1_000);
  });

  test('is never corrected', () => {
    const corrected = sentences.flatMap((sentence) => readNeed(sentence, lexicon).corrections);
    expect(corrected).toEqual([]);
  });
});
