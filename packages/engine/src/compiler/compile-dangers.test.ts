import { describe, expect, test } from 'vitest';
import { compileDangers } from './compile-dangers.ts';
import { KnowledgeError } from './parse-records.ts';

const WORDS = `# Groups
haste: help now
# Slips
fire: fier
# Harmless
phrases: fire pit
# Calm
phrases: last year
# Pretended
phrases: class
# Pressing
phrases: now
`;
const TONE = `# All
start: -2
each word: -0.5
# Danger
firmly: fire
# Everyday
clearly: pit
# Kinds
fire clearly: smoke
`;
const FIRE = `# Fire
kind: fire
advice: Get out, and call {emergency}.
call: emergency
source: USFA
afterwards: Roofer
sure: on fire
signs: smoke from vent/stove
unless: fire sale
`;
const compile = (dangers: string, words = WORDS, tone = TONE) =>
  compileDangers(dangers, '', words, tone, new Set(['Roofer']));

describe('S12 the danger files', () => {
  test('become kinds, and signs by their rarest words', () => {
    const { kinds, signs, signsByKey, tone } = compile(FIRE);
    expect(kinds).toMatchObject([{ name: 'fire', call: 'emergency', afterwards: ['Roofer'] }]);
    expect(kinds[0]?.advice).toBe('Get out, and call {emergency}.');
    expect(signs.map(({ sign, strength }) => [sign, strength])).toEqual([
      ['on fire', 'sure'],
      ['smoke from vent/stove', 'usual'],
    ]);
    expect(signsByKey).toEqual({ fire: [0], smoke: [1] });
    expect(tone).toEqual({
      start: -2,
      eachWord: -0.5,
      worth: { fire: 2, pit: -0.8 },
      kindsOf: { smoke: [0, 0] },
    });
  });

  test('keep advice as it is written, on one line or on several', () => {
    const advice = 'advice: Get out, now.\n  Stay 1,000 feet away.\n';
    const [fire] = compile(FIRE.replace(/advice:.*\n/, advice)).kinds;
    expect(fire?.advice).toBe('Get out, now. Stay 1,000 feet away.');
  });

  test.each([
    ['', false],
    ['private: no\n', false],
    ['private: yes\n', true],
  ])('a kind with %j is private: %s', (line, isPrivate) => {
    expect(compile(`${FIRE}${line}`).kinds).toMatchObject([{ isPrivate }]);
  });

  test.each([
    ['an unknown number', FIRE.replace('call: emergency', 'call: police'), "'police'"],
    ['an unknown trade', FIRE.replace('Roofer', 'Wizard'), "'Wizard' is not a profession"],
    [
      'advice with an unknown number',
      FIRE.replace('{emergency}', '{emergncy}'),
      'not a known number',
    ],
    ['a kind without advice', FIRE.replace(/advice:.*\n/, ''), 'Fire has no advice'],
    ['advice without a source', FIRE.replace(/source:.*\n/, ''), 'Fire has no source'],
    ['a word that is neither yes nor no', `${FIRE}private: maybe\n`, "'maybe' is not an answer"],
    ['a sign of an unknown group', FIRE.replace('on fire', '<hous> fire'), '<hous> is not a group'],
    ['an exception of an unknown group', FIRE.replace('sale', '<shp>'), '<shp> is not a group'],
  ])('%s is reported with its place', (_, text, fault) => {
    expect(() => compile(text)).toThrow(KnowledgeError);
    expect(() => compile(text)).toThrow(fault);
    expect(() => compile(text)).toThrow('dangers.txt:1');
  });

  test.each([
    ['a group inside a group', 'help now', '<alrm>', 'danger-words.txt:1: <alrm> is not a group'],
    ['a phrase', 'fire pit', '<heat> pit', 'danger-words.txt:5: <heat> is not a group'],
  ])('an unknown group in %s is reported with its place', (_, written, mistake, fault) => {
    const words = WORDS.replace(written, mistake);
    expect(() => compile(FIRE, words)).toThrow(fault);
  });

  test.each([
    ['a misspelt name', 'strt: -2', 'All has no start'],
    ['a misspelt number', 'start: -2,5', 'All has no number in start'],
  ])('a tone with %s is reported with its place', (_, mistake, fault) => {
    const tone = TONE.replace('start: -2', mistake);
    expect(() => compile(FIRE, WORDS, tone)).toThrow(`danger-tone.txt:1: ${fault}`);
  });
});
