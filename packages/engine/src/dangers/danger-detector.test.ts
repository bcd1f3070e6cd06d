import { demoChapter } from 'domain/demo';
import { describe, expect, test } from 'vitest';
import { projectKnowledge } from '../../build/knowledge-files.ts';
import { indexDirectory } from '../reading/directory-index.ts';
import { understandNeed } from '../reading/understand-need.ts';
import { wordOf } from '../text/word.ts';
import { dangerDetector, evidenceForTrade } from './danger-detector.ts';

const knowledge = projectKnowledge();
const index = indexDirectory(knowledge, { members: [], chains: [] }, demoChapter);
const isKnown = (word: string) => index.lexicon.isKnown(wordOf(word));
const detect = dangerDetector(
  knowledge.dangers,
  knowledge.trades.professions.map(({ name }) => name),
);
const heard = (text: string) =>
  detect(text, isKnown, () => evidenceForTrade(understandNeed(text, {}, index)));

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
    [
      'as a fall, not as a wish to sleep',
      "mom fell down the stairs and won't wake up",
      'unconscious',
    ],
    ['as a wish to sleep', 'hope I fall asleep and never wake up', 'suicide'],
    ['as a threat to others', "he has a gun and won't leave", 'violence'],
    ['as a threat to oneself', 'he has a gun and wants to leave this world', 'suicide'],
    ['as something swallowed', 'my kid ate a battery', 'poison'],
    ['as a fall from a height', "he fell off the ladder and can't feel his legs", 'accident'],
    ['as smoke that pours', 'smoke pouring out of the breaker panel', 'fire'],
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

test('S12 what happens right now is danger, however calm the rest is', () => {
  expect(heard('sparks from the outlet, an estimate').danger).toBeNull();
  expect(heard('sparks from the outlet, an estimate, right now').danger?.name).toBe('electricity');
});

test.each([
  ['my sister is going to kill herself', 'suicide'],
  ['I don’t want to live in this house anymore, I want to die', 'suicide'],
  ['oven caught fire when I turn it on', 'fire'],
  ['chimney fire, flames, it started when we use the fireplace', 'fire'],
  ['tight chest and sweating through my shirt', 'heart'],
  ['he is choking and face down', 'choking'],
  ['on the couch my son swallowed a marble', 'choking'],
  ['my ex is breaking the door down, broken glass everywhere, he has a hammer', 'violence'],
  ['came home, broken lock on the door and someone is inside', 'intruder'],
])('S12 innocent words do not hide the danger beside them: %s', (text, kind) => {
  expect(heard(text).danger?.name).toBe(kind);
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

describe('S12 everyday needs that borrow words of danger raise no alarm', () => {
  test.each([
    ['a relative who is ill', 'my granddaughter is sick'],
    ['a relative who is ill', 'my stepson is sick'],
    ['a relative in want of something', 'my great aunt needs a ride to church'],
    ['a relative in want of something', 'grandkids broke the porch swing'],
    ['a relative fed up', 'my mother in law is sick of the wallpaper'],
    ['a tree on a thing', "my neighbor's tree fell on my fence"],
    ['a tree on a thing', "tree fell on my neighbor's fence"],
    ['a tree on a thing', 'a pine fell on my car'],
    ['a storm', 'storm knocked my fence down'],
    ['an address', 'angi.com said our roof leak is covered'],
    ['an address', 'roofnews.com says roof leak'],
    ['an address', 'mail me at fire@smoke-gas.example about the roof'],
    ['a company', 'homeadvisor sent me a bad painter'],
    ['a thing that died', 'our ac died last night'],
    ['a thing that died', 'mouse died in the wall'],
    ['a gas appliance', 'gas fireplace service'],
    ['a gas appliance', 'gas grill hooked up'],
    ['a word that is no slip of another', 'passion for gossip'],
    ['an idiom', 'cake by friday or my wife will kill me'],
    ['a job one would rather not do', "I don't want to paint the kitchen myself"],
    ['a bill', 'the bank hit me with a fee'],
    ['a broken lock', 'broken lock on my back door'],
    ['an appliance that needs repair', 'oven smokes when I turn it on'],
    ['a dog', "he won't stop barking"],
    ['a word that only ends like another', 'not urgent but my neighbor says a tree guy'],
    ['a chat that asks for a trade by name', 'a lady at church asked me if I knew a plumber'],
  ])('%s: %s', (_, text) => {
    expect(heard(text).danger).toBeNull();
  });
});

describe('S12 an alarm for carbon monoxide', () => {
  test.each([
    'carbon monoxide alarm',
    'co alarm going off',
    'co detector beeping',
    'carbon monoxide alarm, hvac guy please',
    'leaky faucet and carbon monoxide alarm',
    'install a new faucet and our co alarm is going off',
    'our co detector went off, who can replace the furnace',
  ])('is danger, whatever else is asked for: %s', (text) => {
    expect(heard(text).danger?.name).toBe('carbon-monoxide');
  });

  test.each([
    'install carbon monoxide alarm',
    'buy a co detector',
    'replace our carbon monoxide alarm',
    'carbon monoxide detector chirping low battery',
    'where should carbon monoxide alarms go',
  ])('is none while it is bought or fitted: %s', (text) => {
    expect(heard(text).danger).toBeNull();
  });
});

test.each([
  ['tree fell on my dad', 'collapse'],
  ['tree fell on our house and we are inside', 'collapse'],
  ['my granddaughter is sick and wont wake up', 'unconscious'],
])('S12 people in the same words are danger: %s', (text, kind) => {
  expect(heard(text).danger?.name).toBe(kind);
});

/** Ways to ask about a trade; all but 'ripped me off' by people who had not seen the code. */
const RECOMMENDED: readonly ((trade: string) => string)[] = [
  (trade) => `my friend said you have a good ${trade}`,
  (trade) => `My friend the baker said you guys know a good ${trade}`,
  (trade) => `my friend asked me to find a ${trade}`,
  (trade) => `my friend said to call you for a ${trade}`,
  (trade) => `my friend says he knows a ${trade}`,
  (trade) => `my wife said to ask you for a ${trade}`,
  (trade) => `My dad said he used your ${trade}`,
  (trade) => `my sister told me to ask here for a ${trade}`,
  (trade) => `my last ${trade} ripped me off`,
  (trade) => `someone at work said to try you for a ${trade}`,
  (trade) => `Is there someone in your group for ${trade} work?`,
];

test('S12 no recommendation is danger, whichever trade it is about', () => {
  const trades = knowledge.trades.professions.map(({ name }) => name.toLowerCase());
  const needs = trades.flatMap((trade) => RECOMMENDED.map((frame) => frame(trade)));
  expect(needs.length).toBeGreaterThan(1_000);
  expect(needs.filter((need) => heard(need).danger !== null)).toEqual([]);
});

test.each([
  ['watch my house while im gone', null],
  ['car alarm keeps going off', null],
  ['my husband broke the garage door', null],
  ['my dog is scared of my husband', null],
  ['im scared of my husband', 'violence'],
  ['i was shot', 'violence'],
  ['shot in the leg', 'violence'],
  ['carjacked', 'violence'],
  ['stalker is at my door', 'violence'],
  ['trapped under the car', 'accident'],
  ['bleeding a lot', 'bleeding'],
  ['hay un incendio en mi casa', 'fire'],
  ['me duele el pecho', 'heart'],
  ['mi abuela se desmayo', 'unconscious'],
  ['alguien entro a mi casa', 'intruder'],
])('S12 %s: %s', (text, kind) => {
  expect(heard(text).danger?.name ?? null).toBe(kind);
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
