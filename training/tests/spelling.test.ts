/** Spelling over the whole knowledge: slips of every kind are corrected, everyday English is left alone. */
import { readFileSync } from 'node:fs';
import { demoChapter } from 'domain/demo';
import { describe, expect, test } from 'vitest';
import { knowledgeFiles } from '../../packages/engine/build/knowledge-files.ts';
import { professionsOf } from '../../packages/engine/src/compiler/compile-knowledge.ts';
import { createEngine } from '../../packages/engine/src/engine.ts';
import { indexDirectory } from '../../packages/engine/src/reading/directory-index.ts';
import { readNeed } from '../../packages/engine/src/spelling/read-need.ts';
import { type Word, wordsOf } from '../../packages/engine/src/text/word.ts';
import { chapter, projectsKnowledge } from '../../packages/engine/tests/fixtures.ts';
import { chapterOfEveryTrade, firstTrade } from '../measure/posts.ts';

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

describe("D1 one slip in a trade's name of several words", () => {
  const names = professionsOf(knowledgeFiles())
    .flatMap(({ name, titles }) => [name, ...titles])
    .map((name) => name.toLowerCase())
    .filter((name) => wordsOf(name).length > 1);

  test('is corrected in 99.5 of 100 names with an unknown word', () => {
    const slips = every(9, names.flatMap(slipsIn));
    const wrong = slips.filter(({ name, typed }) => !isCorrected(`${typed} > ${name}`));
    expect(slips.length).toBeGreaterThan(15_000);
    expect(wrong.length / slips.length).toBeLessThan(0.005);
  });

  test('leads where the name leads in 99.5 of 100', () => {
    const { route } = createEngine(projectsKnowledge, chapterOfEveryTrade(), demoChapter);
    const isSure = (name: string) => !route(name).isGuess && firstTrade(route(name)) !== null;
    const slips = every(97, names.filter(isSure).flatMap(slipsIn));
    const wrong = slips.filter(
      ({ name, typed }) => firstTrade(route(typed)) !== firstTrade(route(name)),
    );
    expect(slips.length).toBeGreaterThan(1_000);
    expect(wrong.length / slips.length).toBeLessThan(0.005);
  });
});

function every<T>(apart: number, all: readonly T[]): T[] {
  return all.filter((_, i) => i % apart === 0);
}

/** A name with each of its letters but the first of a word missing, doubled, mistyped or swapped with the next. */
function slipsIn(name: string): { readonly name: string; readonly typed: string }[] {
  return wordsOf(name).flatMap((word) =>
    slipsOf(word.typed)
      .filter((slip) => wordsOf(slip).length === 1 && isUnknown(wordsOf(slip)[0] as Word))
      .map((slip) => ({ name, typed: name.slice(0, word.from) + slip + name.slice(word.to) })),
  );
}

function slipsOf(word: string): string[] {
  return [...word.matchAll(/(?<=[a-z])[a-z]/g)].flatMap(({ index, 0: letter }) => {
    const before = word.slice(0, index);
    const after = word.slice(index + 1);
    const [next = letter] = after;
    const slips = [after, letter + letter + after, `q${after}`, next + letter + after.slice(1)];
    return slips.map((slip) => before + slip).filter((slip) => slip !== word);
  });
}

/** Whether D1 lets it be corrected: more than three letters that are no word. */
function isUnknown(word: Word): boolean {
  return word.base.length > 3 && /^[a-z]+$/.test(word.typed) && !lexicon.isListed(word);
}

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
