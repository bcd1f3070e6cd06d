import { describe, expect, test } from 'vitest';
import { chain, profession, seated } from '../../tests/fixtures.ts';
import { triggerIndex } from '../chains/trigger-index.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { weighNeed } from '../professions/weigh-need.ts';
import { wordsOf } from '../text/word.ts';
import { hasRival } from './chains.ts';

const { trades } = seated(
  [
    profession({ name: 'Event Planner', titles: 'event planner', keywords: 'wedding, decor' }),
    profession({ name: 'Photographer', titles: 'photographer', keywords: 'camera' }),
    profession({ name: 'Personal Trainer', titles: 'personal trainer' }),
    profession({ name: 'Roofer', keywords: 'roof' }),
  ],
  [],
);
const [planner] = trades.entries as [ProfessionEntry];
const triggers = triggerIndex([
  chain({ trigger_keywords: 'wedding, getting married, roof claim, corporate anniversary dinner' }),
  chain({ trigger_keywords: 'photo grapher' }),
]);

function rivalOf(need: string, leads: readonly ProfessionEntry[] = []): boolean {
  const words = wordsOf(need);
  const [hit] = triggers.hits(words);
  if (hit === undefined) throw new Error(`'${need}' hits no trigger`);
  return hasRival(hit, words, weighNeed(words, trades.evidence), leads, trades);
}

describe('C1 the rest of the need names another profession more strongly', () => {
  test.each([
    'wedding photographer',
    'photographer for a wedding',
    'getting married personal trainer',
  ])("'%s'", (need) => {
    expect(rivalOf(need)).toBe(true);
  });

  test("'roof' names the roofer and is only part of the trigger 'roof claim'", () => {
    expect(rivalOf('roof')).toBe(true);
    expect(rivalOf('roof claim')).toBe(false);
  });
});

describe('C1 nothing outweighs the trigger', () => {
  test.each(['wedding', "my granddaughter's wedding", 'getting married in June'])(
    "'%s'",
    (need) => {
      expect(rivalOf(need)).toBe(false);
    },
  );

  test('a need that equals the trigger, however it is spaced', () => {
    expect(rivalOf('photographer')).toBe(false);
  });

  test('a trigger of three telling words outweighs one word of a trade', () => {
    expect(rivalOf('corporate anniversary dinner with a camera')).toBe(false);
    expect(rivalOf('wedding camera')).toBe(true);
  });
});

test('C1 the profession of the first role is not a rival of the chain', () => {
  expect(rivalOf('wedding decor')).toBe(true);
  expect(rivalOf('wedding decor', [planner])).toBe(false);
});
