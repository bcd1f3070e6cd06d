/** Which parts of a need may be needs by themselves, over a small table. */
import { expect, test } from 'vitest';
import { REQUESTS, trades } from '../../tests/request-fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { besideNamed, listedIn } from './listed-parts.ts';

const partsIn = (text: string) => listedIn(text, wordsOf(text), trades.exact);

test.each([
  ['clogged toilet and a dentist', ['clogged toilet', 'a dentist']],
  ['plumber electrician and a baker', ['plumber', 'electrician', 'a baker']],
  ['plumber electrician', ['plumber electrician']],
  ['a plumber or an electrician', ['a plumber', 'an electrician']],
  ['plumber or wiring', ['plumber', 'wiring']],
  ['toilet or drain', ['toilet or drain']],
  ['plumber or somebody', ['plumber or somebody']],
  ['Fwd: toilet, call 704-555-0199', ['toilet']],
])("S11 '%s' has the parts %j", (text, parts) => {
  expect(partsIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(parts);
});

/** The parts kept beside the one that names a trade, when each would be a need read alone. */
function kept(text: string, refused = '', asked = 'plumber'): string[] {
  const words = wordsOf(text).map((word) => {
    if (refused.split(' ').includes(word.typed)) return { ...word, standing: 'refused' as const };
    return word.typed === asked ? word : { ...word, telling: false };
  });
  const parts = listedIn(text, words, trades.exact);
  return besideNamed({ text, isRequested: true }, parts, REQUESTS, (part) =>
    wordsOf(text.slice(part.from, part.to)),
  ).map(({ from, to }) => text.slice(from, to));
}

test.each([
  [
    'We have a dog. Does anyone know a plumber?',
    ['Does anyone know a plumber'],
    'a sentence before',
  ],
  ['my dog, need a plumber', ['need a plumber'], 'somebody is told of'],
  ['need a baker, need a plumber', ['need a baker', 'need a plumber'], 'both are requests'],
  ['dog boarding, need a plumber', ['dog boarding', 'need a plumber'], 'a need in a few words'],
  ['need a plumber. We have a dog.', ['need a plumber', 'We have a dog'], 'it comes after'],
])("S11 of '%s', %j are kept: %s", (text, parts) => {
  expect(kept(text)).toEqual(parts);
});

test('S11 a refused part is no need', () => {
  expect(kept('plumber, not baker', 'not baker')).toEqual(['plumber']);
});
