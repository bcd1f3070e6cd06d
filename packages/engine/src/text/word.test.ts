import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basesOf, MAX_WORDS, singular, stemOf, tellingWords, wordsOf } from './word.ts';

const bases = (text: string) => basesOf(wordsOf(text));

describe('M3 normalising', () => {
  test.each([
    ['Roof LEAK', ['roof', 'leak'], 'case'],
    ['Café Zürich', ['cafe', 'zurich'], 'accents'],
    ['re\u0301sume\u0301', ['resume'], 'accents typed as combining marks'],
    ['roof-leak, (urgent)!', ['roof', 'leak', 'urgent'], 'punctuation separates words'],
    ["granddaughter's", ['granddaughter'], 'an apostrophe does not'],
    ['don’t won`t', ['dont', 'wont'], 'nor do its look-alikes'],
    ['gutters', ['gutter'], 'plural -s'],
    ['boxes', ['box'], 'plural -es'],
    ['batteries', ['battery'], 'plural -ies'],
    ['glass', ['glass'], 'a double s is not a plural'],
    ['bus', ['bus'], 'a short word is not a plural'],
    ['hvac 200 amp', ['hvac', '200', 'amp'], 'numbers are words'],
    ['ＲＯＯＦ 𝐋𝐞𝐚𝐤', ['roof', 'leak'], 'stylised letters are letters'],
    ['...!?', [], 'punctuation only'],
    ['🏠🔥', [], 'emoji only'],
    ['', [], 'an empty text'],
  ])('%j is read as %j: %s', (text, expected) => {
    expect(bases(text)).toEqual(expected);
  });

  test('the word as typed is kept for display', () => {
    expect(wordsOf('New Gutters').map(({ typed }) => typed)).toEqual(['New', 'Gutters']);
  });

  test.each([
    ['my C.P.A. retired', ['my', 'C.P.A.', 'retired']],
    ['fix the A/C.', ['fix', 'the', 'A/C']],
    ["my parents' dog won't eat", ['my', 'parents', 'dog', "won't", 'eat']],
    ['🏠 Café re\u0301sume\u0301!', ['Café', 're\u0301sume\u0301']],
    ['תיקון גג', ['תיקון', 'גג']],
  ])('each word of %j has its position in the text: %j', (text, expected) => {
    expect(wordsOf(text).map(({ from, to }) => text.slice(from, to))).toEqual(expected);
  });

  test('a word is never empty, its base is lower case, and its place in the text is exact', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        for (const { base, typed, from, to } of wordsOf(text)) {
          expect(base).not.toBe('');
          expect(base).toBe(base.toLowerCase());
          expect(text.slice(from, to).replace(/['’ʼ`./]/g, '')).toBe(typed);
        }
      }),
    );
  });
});

describe('M3 singular and plural are the same word', () => {
  test.each([
    ['gutter', 'gutters'],
    ['house', 'houses'],
    ['garage', 'garages'],
    ['tax', 'taxes'],
    ['church', 'churches'],
    ['brush', 'brushes'],
    ['business', 'businesses'],
    ['cookie', 'cookies'],
    ['battery', 'batteries'],
    ['movie', 'movies'],
    ['shoe', 'shoes'],
    ['mortgage', 'mortgages'],
    ['lens', 'lenses'],
    ['prize', 'prizes'],
    ['headache', 'headaches'],
    ['coach', 'coaches'],
    ['bus', 'buses'],
    ['virus', 'viruses'],
    ['house', 'houses'],
    ['menu', 'menus'],
    ['jacuzzi', 'jacuzzis'],
  ])('%s, %s', (one, many) => {
    expect(singular(many)).toBe(singular(one));
  });
});

describe('M3 telling words', () => {
  test.each(['need', 'good', 'service', 'company', 'near', 'help'])(
    "'%s' names no trade",
    (word) => {
      expect(tellingWords(wordsOf(word))).toEqual([]);
    },
  );

  test('only the words that name something remain of a polite sentence', () => {
    const telling = tellingWords(wordsOf('Hi, I need a good roofer near me, please help!'));
    expect(telling.map(({ base }) => base)).toEqual(['roofer']);
  });
});

test('only the first words of a pasted novel are read', () => {
  expect(wordsOf('ab '.repeat(5_000))).toHaveLength(MAX_WORDS);
  expect(wordsOf('a'.repeat(100_000)).map(({ typed }) => typed.length)).toEqual([1_000]);
});

test.each([
  [['leak', 'leaking', 'leaked'], 'endings'],
  [['plan', 'planning', 'planned'], 'a doubled consonant'],
  [['wire', 'wiring', 'wired'], 'a dropped e'],
  [['repair', 'repairing', 'repaired'], 'two syllables'],
  [['rattle', 'rattling', 'rattled'], 'a dropped e after an l'],
  [['settle', 'settling', 'settled'], 'the same after a doubled letter'],
  [['fill', 'filling', 'filled'], 'a doubled l'],
  [['curl', 'curling', 'curled'], 'an l that never had an e'],
  [['care', 'caring', 'cared'], 'a short word with an e'],
  [['freeze', 'froze', 'frozen', 'freezing'], 'irregular verbs'],
  [['break', 'broke', 'broken', 'breaking'], 'irregular verbs again'],
  [['tooth', 'teeth'], 'irregular nouns'],
  [['mouse', 'mice'], 'irregular nouns again'],
])('%j share a stem: %s', (words) => {
  expect(new Set(words.map(stemOf)).size).toBe(1);
});

test.each([
  ['wedding', 'wed'],
  ['siding', 'side'],
  ['ceiling', 'ceil'],
  ['flooring', 'flood'],
  ['painter', 'printer'],
  ['ring', 'r'],
  ['spring', 'spr'],
  ['bed', 'b'],
])('%s and %s have different stems', (a, b) => {
  expect(stemOf(a)).not.toBe(stemOf(b));
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])(
  "'%s' is an ordinary word, not an inherited property of the table of irregular forms",
  (word) => {
    expect(typeof stemOf(word)).toBe('string');
  },
);

const isTrade = (text: string) => wordsOf(text).some(({ base }) => base === 'IT');

test.each([
  'IT guy',
  'our IT is down',
  'i.t. guy',
  'IT',
  'it company',
  'need it person',
  'MANAGED IT SERVICES',
])('M3 IT is the trade in "%s"', (text) => {
  expect(isTrade(text)).toBe(true);
});

test.each([
  'fix it',
  'need it done',
  'what is it',
  'I NEED IT DONE',
  'mr fix it guy',
  'can it help',
])('M3 it is a pronoun in "%s"', (text) => {
  expect(isTrade(text)).toBe(false);
});
