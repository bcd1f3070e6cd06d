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
const compile = (dangers: string, trades = ['Roofer']) =>
  compileDangers(dangers, '', WORDS, TONE, new Set(trades));

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

  test.each([
    ['an unknown number', FIRE.replace('call: emergency', 'call: police'), "'police'"],
    ['an unknown trade', FIRE.replace('Roofer', 'Wizard'), "'Wizard' is not a profession"],
    ['a kind without advice', FIRE.replace(/advice:.*\n/, ''), 'Fire has no advice'],
  ])('%s is reported with its place', (_, text, fault) => {
    expect(() => compile(text)).toThrow(KnowledgeError);
    expect(() => compile(text)).toThrow(fault);
  });
});
