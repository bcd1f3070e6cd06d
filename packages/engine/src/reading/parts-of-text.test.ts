import { expect, test } from 'vitest';
import { profession } from '../../tests/fixtures.ts';
import { REQUESTS, trades } from '../../tests/request-fixtures.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { tradeTable } from '../professions/trade-table.ts';
import { wordsOf } from '../text/word.ts';
import { besideNamed, listedIn, partsOf, titlesIn } from './parts-of-text.ts';

/** The pieces as written. */
const piecesOf = (text: string) => partsOf(text).map(({ from, to }) => text.slice(from, to));

test.each([
  ['roof leak and we are selling in June', ['roof leak', 'we are selling in June']],
  ['my AC died. Also need a vet!', ['my AC died', 'need a vet']],
  ['oil change, then a dentist; plus a DJ', ['oil change', 'a dentist', 'a DJ']],
  ['movers & a vet / a tutor + a DJ', ['movers', 'a vet', 'a tutor', 'a DJ']],
  ['drain is clogged\nneed a DJ', ['drain is clogged', 'need a DJ']],
  ['plumber,dentist;vet', ['plumber', 'dentist', 'vet']],
  ['sink leaks!?... and need a DJ', ['sink leaks', 'need a DJ']],
  ['1. oil change 2) a dentist\n3. a DJ', ['oil change', 'a dentist', 'a DJ']],
  ['- oil change\n* a dentist\n• a DJ', ['oil change', 'a dentist', 'a DJ']],
  ['carpet cleaning as well as car insurance', ['carpet cleaning', 'car insurance']],
])('S11 %j is cut into %j', (text, parts) => {
  expect(piecesOf(text)).toEqual(parts);
});

test.each([
  'a/c',
  'R&B band',
  'open 24/7',
  '1,000 feet',
  '2.5 baths',
  'built in 1987',
  'sandy band',
  'roof leak',
  '',
])("S11 '%s' is not cut", (text) => {
  expect(piecesOf(text)).toEqual(text === '' ? [] : [text]);
});

const { exact } = knowledgeOf(
  tradeTable([
    profession({ name: 'Roofer', titles: 'roofer', keywords: 'roof' }),
    profession({ name: 'Painter', titles: 'painter, house painter' }),
    profession({ name: 'Stager', titles: 'house stager' }),
  ]),
);

test.each([
  ['roofer house painter stager', []],
  ['roofer house painter', ['roofer', 'house painter']],
  ['a roofer and a house stager please', ['a roofer', 'and a house stager please']],
  ['I need a roofer', ['I need a roofer']],
  ['roof painter', []],
  ['please help', []],
  ['', []],
])("S11 the titles in '%s' are %j", (text, expected) => {
  const titles = titlesIn(wordsOf(text), exact);
  expect(titles.map((words) => words.map(({ typed }) => typed).join(' '))).toEqual(expected);
});

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
  return besideNamed(
    { text, isRequested: true },
    parts,
    REQUESTS,
    trades.exact,
    (part) => wordsOf(text.slice(part.from, part.to)),
    ([first]) => first?.base === 'dog' && text.startsWith('Dog boarding.'),
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
  [
    'dog boarding, need a plumber',
    ['need a plumber', 'dog boarding'],
    'a need in a few words, after the trade that is named',
  ],
  [
    'my dog boarding, need a plumber',
    ['need a plumber', 'my dog boarding'],
    'it is what a trade works with',
  ],
  ['a tiny budget, need a plumber', ['need a plumber'], 'no trade works with it'],
  [
    'a tiny budget, also need a plumber',
    ['need a plumber', 'a tiny budget'],
    'one is added to the other',
  ],
  [
    'Dog boarding. need a plumber',
    ['Dog boarding', 'need a plumber'],
    'a trigger of a chain keeps its place',
  ],
  ['need a plumber. We have a dog.', ['need a plumber'], 'a sentence after'],
  ['need a plumber. Best, Ann Baker', ['need a plumber'], 'a signature'],
  ['dog, need a plumber', ['need a plumber'], 'one word may be a story'],
  ['Dog boarding: a plumber', ['a plumber'], 'a label'],
  ['walk my dog and need a plumber', ['need a plumber', 'walk my dog'], 'and joins two needs'],
  [
    'dog boarding and need a plumber',
    ['dog boarding', 'need a plumber'],
    'and joins a thing that is wanted as much',
  ],
  ['we sell dogs and need a plumber', ['need a plumber'], 'and joins a story'],
  ['need a plumber. My dog is sick too', ['need a plumber', 'My dog is sick too'], 'too joins'],
])("S11 of '%s', %j are kept: %s", (text, parts) => {
  expect(kept(text)).toEqual(parts);
});

test('S11 a refused part is no need', () => {
  expect(kept('plumber, not baker', 'not baker')).toEqual(['plumber']);
});
