/** The words around requests can match: each is its own base form, and is listed once. */
import { describe, expect, test } from 'vitest';
import { basesOf, wordsOf } from '../text/word.ts';
import * as lists from './around-requests.ts';

const { agentEndings, ...ofWords } = lists;
/** Each list's words or phrases as text. */
const TEXTS = Object.entries(ofWords).map(([name, list]): [string, string[]] => [
  name,
  [...list].map((entry) => (typeof entry === 'string' ? entry : entry.join(' '))),
]);

describe.each(TEXTS)('M3 %s', (_, texts) => {
  test('are base forms', () => {
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => basesOf(wordsOf(text)).join(' ') !== text)).toEqual([]);
  });

  test('are listed once', () => {
    expect(texts.filter((text, i) => texts.indexOf(text) < i)).toEqual([]);
  });
});

test('no title repeats what its ending says, and no ending another one', () => {
  const ends = (word: string) =>
    agentEndings.some((ending) => ending !== word && word.endsWith(ending));
  expect([...lists.agentTitles, ...agentEndings].filter(ends)).toEqual([]);
});
