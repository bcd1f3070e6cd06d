import { describe, expect, test } from 'vitest';
import { projectKnowledge } from '../../../scripts/knowledge/knowledge-files.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { lexiconOf } from '../spelling/lexicon.ts';
import { wordOf } from '../text/word.ts';
import { dangerDetector } from './danger-detector.ts';

const knowledge = projectKnowledge();
const lexicon = lexiconOf(knowledgeOf(knowledge.trades), knowledge.english, [], []);
const isKnown = (word: string) => lexicon.isKnown(wordOf(word));
const detect = dangerDetector(knowledge.dangers);
const heard = (text: string) => detect(text, isKnown);

describe('S12 danger is detected as people in haste type it', () => {
  test.each([
    ['in slang, about another person', 'my bf cant breathe', 'breathing'],
    ['by a sign alone', 'one side of his face is drooping', 'stroke'],
    ['with swapped letters', 'kithcen on fier', 'fire'],
    ['without vowels', 'he isnt brthng', 'breathing'],
    ['with letters drawn out', 'heeeelp my baby is chokinggg', 'choking'],
    ['with two words run together', 'the couch is onfire', 'fire'],
    ['in capitals', 'SHE WONT WAKE UP', 'unconscious'],
    ['with laughter', 'kitchen on fire lol', 'fire'],
    ['as a smell, by a noun', 'burning smell from outlet', 'electricity'],
    ['when a trade is asked for', 'electrician asap the outlet is sparking', 'electricity'],
    [
      'with the danger in the middle',
      'hi we just moved in, i smell gas in the kitchen, who do we call',
      'gas',
    ],
  ])('%s: %s', (_, text, kind) => {
    expect(heard(text).danger?.name).toBe(kind);
  });

  test('after many other words', () => {
    const story = 'we had a lovely day at the lake and then we drove home. '.repeat(12);
    expect(heard(`${story} now my son is not breathing`).danger?.name).toBe('breathing');
  });

  test('without any sign, when the whole text sounds like it', () => {
    const { danger, sign } = heard('toddler got very quiet in the bath');
    expect(danger).not.toBeNull();
    expect(sign).toBeNull();
    expect(heard('bath toys for a toddler').danger).toBeNull();
  });
});

describe('S12 the same words are not danger', () => {
  test.each([
    ['in the name of a product', 'fire pit for the patio'],
    ['in two names of products', 'we need a fire door and a fire extinguisher in the kitchen'],
    ['in a class', 'CPR class near me'],
    ['when it is over', 'had a kitchen fire last year, need a painter'],
    ['when it is prevented', 'install carbon monoxide detectors'],
    ['when it is insured', 'flood insurance'],
    ['as a figure of speech', 'drowning in paperwork'],
    ['about a thing that died', 'my phone died'],
    ['in a description', 'heart shaped cake'],
    ['about a pet', 'my dog cant breathe well, vet?'],
    ['in a legal matter', 'car accident lawyer'],
    ['in a family matter', 'parents want to leave the house to me and not my brother'],
    ['after an old fall', 'my mom fell and can’t live alone anymore'],
    ['in the words of a trade', 'chimney is leaking around flashing'],
    ['about a machine', 'choke on the mower is stuck'],
  ])('%s: %s', (_, text) => {
    expect(heard(text).danger).toBeNull();
  });
});

test('S12 of two dangers, the more urgent one is reported', () => {
  expect(heard('my neighbor is choking and her fence fell down').danger?.name).toBe('choking');
});

describe('S12 an urgent need without danger has a calm hint', () => {
  test.each([
    ['burst pipe', 'main water valve'],
    ['pipe burst in the upstairs bathroom', 'main water valve'],
    ['our basement is flooding', 'main water valve'],
    ['sewage backing up in the tub', 'Run no more water'],
    ['no heat and it is freezing', 'one warm room'],
    ['locked out of my house', 'safe and warm'],
    ['toothache', 'salt water'],
    ['my dog ate chocolate', '888-426-4435'],
  ])('%s', (text, piece) => {
    const { danger, urgency } = heard(text);
    expect(danger).toBeNull();
    expect(urgency?.hint).toContain(piece);
  });

  test.each(['flood insurance', 'burst of color', 'heat pump quote', 'locked out of my email'])(
    'but not %s',
    (text) => {
      expect(heard(text)).toEqual({ danger: null, urgency: null, sign: null });
    },
  );
});

test('S12 the advice for every kind of danger names the number to call', () => {
  for (const { advice, call } of knowledge.dangers.kinds) expect(advice).toContain(`{${call}}`);
});
