import { expect, test } from 'vitest';
import { chain, member, profession, seated } from '../../tests/fixtures.ts';
import { triggerIndex, wordsHitting } from '../chains/trigger-index.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { countedAlike, countedFor } from '../professions/weigh-need.ts';
import { wordsOf } from '../text/word.ts';
import type { Correction } from './outcome.ts';
import { nameReason, professionReason, triggerReason, wordingReason } from './reason.ts';

const { trades } = seated(
  [
    profession({ name: 'Roofer', keywords: 'roof leak, shingle, storm, gutter' }),
    profession({ name: 'House Painter', titles: 'painter, wall artist', keywords: 'paint, wall' }),
    profession({ name: 'Therapist', titles: 'therapist, shrink', keywords: 'anxiety, grief' }),
  ],
  [],
);
const [roofer, painter, therapist] = trades.entries as [
  ProfessionEntry,
  ProfessionEntry,
  ProfessionEntry,
];

const quotable = (text: string, corrected: Correction['words'] = []) => ({
  text,
  words: wordsOf(text),
  correction: { typed: '', corrected: text, words: corrected, related: [] },
  described: [],
  refused: [],
});

function reason(need: string, entry: ProfessionEntry, corrected?: Correction['words'], role = '') {
  const read = quotable(need, corrected);
  const counted = countedFor(read.words, entry, trades.evidence);
  return professionReason(read, counted, entry, role);
}

test.each([
  ['Roof Leak', '"Roof Leak"', 'as typed'],
  ['my roof is leaking', '"roof is leaking"', 'as it is in the need'],
  ['shingles on the patio near a gutter', '"shingles" and "gutter"', 'each run'],
  ['gutter, shingle', '"gutter" and "shingle"', 'a comma separates quotes'],
  ['paint the gutter', '"gutter"', 'not words about another profession'],
  [
    'patio storm patio gutter patio shingle',
    '"storm", "gutter" and "shingle"',
    'in the order of the need',
  ],
  [
    'roof leak patio storm patio gutter patio shingle',
    '"roof leak", "storm" and "gutter"',
    'three at most',
  ],
])("M9 the reason for '%s' quotes %s (%s)", (need, quotes) => {
  expect(reason(need, roofer)).toBe(`Matches ${quotes} in Roofer`);
});

test.each([
  ['shrink', 'Matches "shrink", another word for Therapist'],
  ['a Shrink, please', 'Matches "Shrink", another word for Therapist'],
  ['anxiety, a shrink', 'Matches "anxiety" and "shrink" (another word for Therapist)'],
])("M9 the reason says when '%s' is another word for the profession", (need, expected) => {
  expect(reason(need, therapist)).toBe(expected);
});

test.each([
  ['therapist', therapist, 'Matches "therapist"'],
  ['a good Therapist', therapist, 'Matches "Therapist"'],
  ['therapists', therapist, 'Matches "therapists"'],
  ['anxiety therapist', therapist, 'Matches "anxiety therapist" in Therapist'],
  ['painter', painter, 'Matches "painter" in House Painter'],
])(
  "M9 the reason for '%s' does not repeat a profession that it quotes",
  (need, entry, expected) => {
    expect(reason(need, entry)).toBe(expected);
  },
);

test("M9 part of the profession's name, or the member's role, is not another word for it", () => {
  expect(reason('painter', painter)).toBe('Matches "painter" in House Painter');
  const named = (role: string) => reason('wall artist', painter, [], role);
  expect(named('Muralist')).toBe('Matches "wall artist", another word for House Painter');
  expect(named('Wall Artist and Painter')).toBe('Matches "wall artist" in House Painter');
});

test.each([
  ['gutter', [{ from: 'guter', to: 'gutter' }], 'Matches "gutter" (you typed "guter") in Roofer'],
  [
    'roof leak',
    [
      { from: 'roff', to: 'roof' },
      { from: 'leek', to: 'leak' },
    ],
    'Matches "roof leak" (you typed "roff" and "leek") in Roofer',
  ],
  [
    'roof leak',
    [{ from: 'roofleak', to: 'roof leak' }],
    'Matches "roof leak" (you typed "roofleak") in Roofer',
  ],
  [
    "the gutter's end",
    [{ from: 'guters', to: 'gutter' }],
    'Matches "gutter\'s" (you typed "guters") in Roofer',
  ],
  ['gutter and lamb', [{ from: 'lamp', to: 'lamb' }], 'Matches "gutter" in Roofer'],
])("D3 M9 the reason for '%s', corrected, says what was typed", (need, corrected, expected) => {
  expect(reason(need, roofer, corrected)).toBe(expected);
});

test('D3 M9 the reason for a corrected synonym says both', () => {
  expect(reason('shrink', therapist, [{ from: 'shrinck', to: 'shrink' }])).toBe(
    'Matches "shrink" (you typed "shrinck"), another word for Therapist',
  );
});

test.each([
  [
    'falconry',
    { matched: 'Falconry Services' },
    'Matches "falconry" in the role Falconry Services',
  ],
  [
    'hawk tamer',
    { matched: 'Hawk Tamer' },
    'Matches "hawk tamer", another word for Falconry Services',
  ],
  [
    'hawk',
    { matched: 'Hawk Tamer' },
    'Matches "hawk" in "Hawk Tamer", another word for Falconry Services',
  ],
  ['silver', { matched: 'Silver Feather' }, 'Matches "silver" in the company name Silver Feather'],
])("M7 M9 the reason for '%s', found by the wording %j", (need, found, expected) => {
  const read = quotable(need);
  const placed = {
    member: member({ profession_role: 'Falconry Services', company: 'Silver Feather' }),
    place: 0,
    priority: 3,
  };
  const hit = { placed, score: 0.8, words: read.words, ...found };
  expect(wordingReason(read, countedAlike(read.words, read.words), hit)).toBe(expected);
});

test.each([
  ['Ann', true, null, 'Matches "Ann" in the name Ann Archer'],
  ['Archer, Ann', true, null, 'Matches "Archer" and "Ann" in the name Ann Archer'],
  ['anne archer', false, null, 'Matches the name Ann Archer (you typed "anne archer")'],
  ['ann roof leak', true, roofer, 'Matches "ann" in the name Ann Archer and "roof leak" in Roofer'],
])(
  "M7 M9 the reason for '%s' mentions the name (typed exactly: %s)",
  (need, isExact, trade, expected) => {
    const read = quotable(need);
    const names = read.words.filter(({ typed }) => /^a/i.test(typed));
    const own = trade && {
      name: trade.profession.name,
      counted: countedFor(read.words, trade, trades.evidence),
    };
    const mention = { kind: 'person', name: 'Ann Archer', isExact } as const;
    expect(nameReason(read, countedAlike(read.words, names), mention, own)).toBe(expected);
  },
);

test.each([
  ['we are getting married in June', 'Matches "getting married"', 'the trigger'],
  ['remodel our kitchen', 'Matches "remodel our kitchen"', 'in another order'],
  ['kitchen', 'Matches "kitchen" in "kitchen remodel"', 'a part of the trigger'],
  ['dry wall', 'Matches "dry wall"', 'the same letters'],
])("C1 the reason why '%s' finds a chain: %s (%s)", (need, expected) => {
  const triggers = 'getting married, kitchen remodel, drywall';
  const read = quotable(need);
  const [hit] = triggerIndex([chain({ trigger_keywords: triggers })]).hits(read.words);
  if (hit === undefined) throw new Error('no trigger');
  const counted = countedAlike(read.words, wordsHitting(hit, read.words));
  expect(triggerReason(read, counted, hit)).toBe(expected);
});

test('M9 only words that counted are listed, without one that contributed little', () => {
  const faint = { profession: roofer.position, weight: 0.1, isFirm: true };
  const word = (stem: string) => (stem === 'patio' ? [faint] : trades.evidence.word(stem));
  const need = wordsOf('shingles and a storm on the patio');
  const counted = countedFor(need, roofer, { ...trades.evidence, word });
  expect(counted.map(({ word }) => word.typed)).toEqual(['shingles', 'storm']);
});
