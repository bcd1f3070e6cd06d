/** The five modes, the order of search, and did-you-mean, on the demo chapter. */

import { demoChapter, demoDirectory } from 'domain/demo';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../src/answers/outcome.ts';
import { createEngine, type RouteOptions } from '../src/engine.ts';
import { oneOf } from '../src/texts/phrases.ts';
import {
  chain,
  chapter,
  directory,
  inMode,
  member,
  namesIn,
  projectsKnowledge,
} from './fixtures.ts';

const router = createEngine(projectsKnowledge, demoDirectory(), demoChapter);
const route = (need: string, options?: RouteOptions) => router.route(need, options);

describe('S4 each need is answered in one mode', () => {
  test.each<[need: string, mode: Outcome['mode']]>([
    ['roof leak', 'member'],
    ['relocating', 'contextual'],
    ['wedding', 'suggestions'],
    ['makeover', 'chain'],
    ['locksmith', 'open-seat'],
  ])("'%s': %s", (need, mode) => {
    expect(route(need)).toMatchObject({ mode, need, correction: null });
  });

  test('S3 a blank need names no trade', () => {
    for (const blank of ['', '   ', '\n']) {
      expect(inMode(route(blank), 'open-seat').seat.profession).toBeNull();
    }
  });
});

describe('C7 a link to a chain shows it', () => {
  const { chains } = demoDirectory();

  test.each(chains.map(({ scenario, id }) => [scenario, id]))('%s', (scenario, id) => {
    const outcome = route(scenario, { chainId: id });
    expect(outcome.danger).toBeNull();
    if (outcome.mode !== 'contextual' && outcome.mode !== 'suggestions')
      throw new Error(outcome.mode);
    expect(outcome.chains.map(({ chain }) => chain.id)).toContain(id);
  });

  test('words that find the chain anyway give the same answer as without the link', () => {
    const damage = chains.find(({ scenario }) => scenario === 'Water Damage at Home');
    const { scenario = '', id = '' } = damage ?? {};
    expect(route(scenario, { chainId: id })).toEqual(route(scenario));
  });

  test('a link to a deleted chain, or with other words, is an ordinary search', () => {
    const [first] = chains;
    expect(route('Kitchen or Bath Remodel', { chainId: 'gone' }).mode).toBe('member');
    expect(route('roof leak', { chainId: first?.id ?? '' }).mode).toBe('member');
  });
});

describe('S5 the order of search', () => {
  const roofer = member({ profession_role: 'Roofer' });
  const triggered = chain({ scenario: 'Storm', trigger_keywords: 'roof leak' });
  const legacy = chain({ scenario: 'Roof Leak' });
  const mode = (...given: Parameters<typeof directory>) =>
    createEngine(projectsKnowledge, directory(...given), chapter).route('roof leak').mode;

  test('trigger chains come before members', () => {
    expect(mode([roofer], [legacy, triggered])).toBe('contextual');
  });

  test('members come before the legacy lookup', () => {
    expect(mode([roofer], [legacy])).toBe('member');
  });

  test('the legacy lookup comes before the open seat', () => {
    expect(mode([], [legacy])).toBe('chain');
  });

  test('the open seat comes last', () => {
    expect(mode([], [])).toBe('open-seat');
  });
});

describe('C2 contextual or suggestions', () => {
  const scenarios = (need: string) => {
    const outcome = route(need);
    if (outcome.mode !== 'contextual' && outcome.mode !== 'suggestions') return [];
    return outcome.chains.map(({ chain }) => chain.scenario);
  };

  test('two chains from realtor to mover are one pairing: contextual, both shown', () => {
    expect(route('relocating').mode).toBe('contextual');
    expect(scenarios('relocating')).toEqual(['Relocating to the Area', 'Buying a Home']);
  });

  test.each([
    ['wedding', ['Planning a Wedding', 'Destination Wedding and Honeymoon']],
    ['water damage', ['Water Damage at Home', 'Storm Damage and Insurance Claim']],
  ])("'%s' finds chains of different pairings: suggestions", (need, expected) => {
    expect(route(need).mode).toBe('suggestions');
    expect(scenarios(need)).toEqual(expected);
  });

  test('one chain is contextual', () => {
    expect(route('honeymoon').mode).toBe('contextual');
    expect(scenarios('honeymoon')).toEqual(['Destination Wedding and Honeymoon']);
  });

  test('C1 at most 3 chains, best first', () => {
    const chains = ['One', 'Two', 'Three', 'Four'].map((scenario) =>
      chain({ scenario, trigger_keywords: scenario === 'Four' ? 'gala dinner' : 'dinner gala' }),
    );
    const found = inMode(
      createEngine(projectsKnowledge, directory([], chains), demoChapter).route('gala dinner'),
      'contextual',
    );
    expect(found.chains.map((match) => [match.chain.scenario, match.score])).toEqual([
      ['Four', 1],
      ['One', 0.8],
      ['Two', 0.8],
    ]);
  });
});

describe('C1 a profession that is named more strongly answers instead', () => {
  test.each([
    ['personal trainer before I get married', 'Jamal Whitlock'],
    ['wedding cake', 'Hannah Zielinski'],
    ['wedding florist', 'Mei-Ling Tran'],
    ['roof', 'Garrett Holloway'],
  ])("'%s' is for %s", (need, name) => {
    expect(namesIn(inMode(route(need), 'member'))[0]).toBe(name);
  });

  test.each([
    ['wedding photographer', 'Photographer'],
    ['wedding dj', 'DJ'],
  ])("'%s' is an open seat: %s", (need, profession) => {
    expect(inMode(route(need), 'open-seat').seat.profession).toBe(profession);
  });

  test("'granddaughter's wedding' is a wedding", () => {
    expect(route("my granddaughter's wedding").mode).toBe('suggestions');
  });
});

describe('C4 C5 C6 C7 a chain as shown', () => {
  const wedding = (options?: RouteOptions) => {
    const [first] = inMode(route('getting married', options), 'contextual').chains;
    if (first === undefined) throw new Error('no chain');
    return first;
  };

  test('each step has its member, and an open seat has none', () => {
    expect(
      wedding().steps.map(({ step, role, member }) => [step, role, member?.member_name]),
    ).toEqual([
      [1, 'Event Planner', 'Camille Duarte'],
      [2, 'Caterer', 'Reggie Boudreaux'],
      [3, 'Florist', 'Mei-Ling Tran'],
      [4, 'Photographer', undefined],
      [5, 'DJ', undefined],
    ]);
  });

  test('the other steps introduce their member, an open step has no intro', () => {
    const [planner, , , photographer] = wedding().steps;
    expect(planner?.intro).toContain('Camille Duarte of Ivory Table Events');
    expect(photographer?.intro).toBe('');
  });

  test('the script is filled with the lead', () => {
    expect(wedding({ lead: ' Sam Poe ' }).script).toBe(
      'Congratulations Sam Poe! Camille Duarte (Event Planner) will keep everything on track. ' +
        'Reggie Boudreaux (Caterer) takes care of the food and Mei-Ling Tran (Florist) of the flowers. ' +
        'Our future photographer and our future DJ complete the team.',
    );
    expect(wedding().script).toMatch(/^Congratulations friend! /);
  });

  test('preview, flow and reason', () => {
    expect(wedding()).toMatchObject({
      score: 1,
      reason: 'Matches "getting married"',
      preview:
        'Hi friend, for "Planning a Wedding" I would like you to meet Camille (Event Planner), ' +
        'Reggie (Caterer) and Mei-Ling (Florist).',
      flow: 'Planning a Wedding: Event Planner: Camille Duarte → Caterer: Reggie Boudreaux → Florist: Mei-Ling Tran → Photographer (open seat) → DJ (open seat)',
    });
  });

  test('C4 every step that can be filled is filled, home members first', () => {
    const moving = inMode(route('new to the area'), 'contextual');
    expect(namesIn(moving)).toEqual([
      'Celeste Whitaker',
      'Marcus Carpenter',
      'Dr. Renee Cook',
      'Dale Hutchins',
    ]);
  });
});

test('L1 a chain without triggers is found by its scenario', () => {
  const { chain } = inMode(route('caring'), 'chain');
  expect(chain).toMatchObject({
    chain: { scenario: 'Caring for Aging Parents' },
    score: 1,
    reason: 'Matches "caring" in Caring for Aging Parents',
  });
  expect(chain.steps.map(({ member }) => member?.member_name)).toEqual([
    'Adaeze Nwosu',
    'Theodore Vance',
    'Constance Abernathy',
    'Celeste Whitaker',
  ]);
});

test.each([
  ['what is a general diploma', 'general'],
  ['how many years did it take for odysseus to get home', 'home'],
])("L1 '%s' is talk: it finds no chain by the word '%s'", (need) => {
  expect(inMode(route(need), 'open-seat').seat.profession).toBeNull();
});

test.each(['makeover', 'makeover diploma'])(
  "L1 '%s' is no talk: half of it finds a chain",
  (need) => {
    expect(route(need).mode).toBe('chain');
  },
);

describe('O2 the open seat', () => {
  test('has a name, an explanation and the chains that wait for it', () => {
    const { seat } = inMode(route('photographer'), 'open-seat');
    expect(seat).toMatchObject({
      profession: 'Photographer',
      waitingChains: [
        {
          scenario: 'Planning a Wedding',
          roles: ['Event Planner', 'Caterer', 'Florist', 'Photographer', 'DJ'],
        },
        { scenario: 'Destination Wedding and Honeymoon' },
      ],
    });
    expect(seat.explanation).toContain('Photographer');
    expect(seat.invitation).toContain('Photographer');
  });

  test.each([
    ['locksmith', 'Locksmith', 'Trades & Home Services', []],
    ['bees in the wall', 'Pest Control', 'Trades & Home Services', ['Termite and Pest Damage']],
    ['new fence', 'Fence Contractor', 'Trades & Home Services', ['Backyard Makeover']],
    ['hello', null, 'General Business Services', []],
  ])("'%s' is for %s, under %s", (need, profession, sphere, waitingChains) => {
    const { seat } = inMode(route(need), 'open-seat');
    expect(seat).toMatchObject({ profession, sphere });
    expect(seat.waitingChains.map(({ scenario }) => scenario)).toEqual(waitingChains);
  });

  test.each([
    ['chiropractor', 'Chiropractor', 'Professional Services'],
    ['business coach', 'Business Coach', 'Business Services'],
    ['actuary', 'Actuary', 'Real Estate & Financial'],
  ])(
    "'%s' is explained by its profession, under its open-seat sphere",
    (need, profession, sphere) => {
      expect(inMode(route(need), 'open-seat').seat).toMatchObject({
        sphere,
        explanation: `This sounds like work for ${oneOf(profession)}, and no member of our chapter holds that seat yet.`,
      });
    },
  );
});

describe('L1 a chain that waits for the open seat', () => {
  const { seat } = inMode(route('photographer'), 'open-seat');
  const chainId = seat.waitingChains[0]?.id ?? null;

  test('is shown when it is chosen, and names the seat', () => {
    const outcome = inMode(route('photographer', { chainId, lead: 'Sam' }), 'chain');
    expect(outcome).toMatchObject({
      need: 'photographer',
      openSeat: 'Photographer',
      chain: {
        chain: { scenario: 'Planning a Wedding' },
        reason: 'Matches "photographer", an open seat in this chain',
      },
    });
    expect(outcome.chain.script).toContain('Congratulations Sam!');
  });

  test.each([
    ['photographer', 'no-such-chain'],
    ['locksmith', chainId],
    ['hello', chainId],
  ])("'%s' stays an open seat if the chain %j does not wait for it", (need, id) => {
    expect(route(need, { chainId: id }).mode).toBe('open-seat');
  });

  test.each(['roof leak', 'wedding', 'makeover'])(
    "a chosen chain does not change the answer to '%s'",
    (need) => {
      expect(route(need, { chainId })).toEqual(route(need));
    },
  );

  test('S11 a chosen chain answers only the first of two needs', () => {
    const { also } = route('roof leak and a photographer', { chainId });
    expect(also.map(({ mode }) => mode)).toEqual(['open-seat']);
  });
});

describe('L1 a role of a chain that is not a known profession', () => {
  const zoo = chain({ scenario: 'Zoo Day', roles_sequence: 'Zebra Groomer → Realtor' });
  const groomer = member({ member_name: 'Dot', profession_role: 'Dog Groomer' });
  const routed = (need: string) =>
    createEngine(projectsKnowledge, directory([groomer], [zoo]), chapter).route(need);

  test('is looked up as written, and a member with a similar role neither answers nor fills it', () => {
    const outcome = inMode(routed('I need a zebra groomer'), 'chain');
    expect(outcome).toMatchObject({ correction: null, openSeat: null });
    expect(outcome.chain.steps.map(({ member }) => member)).toEqual([null, null]);
  });

  test('does not take needs from the similar profession', () => {
    expect(namesIn(routed('dog groomer'))).toEqual(['Dot']);
  });

  test('does not wait for the similar profession', () => {
    const { seat } = inMode(
      createEngine(projectsKnowledge, directory([], [zoo]), demoChapter).route('dog groomer'),
      'open-seat',
    );
    expect(seat).toMatchObject({ profession: 'Dog Groomer', waitingChains: [] });
  });

  test('D1 is known with all its words, however long the sequence is', () => {
    const roles = ['Sommelier Falconer', ...Array(70).fill('Realtor'), 'Zebbra Gruumer'];
    const long = chain({ scenario: 'Long', roles_sequence: roles.join(' → ') });
    const { route } = createEngine(projectsKnowledge, directory([], [long]), chapter);
    expect(route('zebbra gruumer')).toMatchObject({ mode: 'chain', correction: null });
  });
});

describe('M8 the boosts of the demo chapter', () => {
  test.each([
    ['landscaping', 'Owen Pritchard'],
    ['realtor', 'Celeste Whitaker'],
  ])("'%s' is led by %s", (need, name) => {
    const [first] = inMode(route(need), 'member').matches;
    expect(first?.member.member_name).toBe(name);
    expect(first?.score).toBeGreaterThanOrEqual(0.95);
  });
});

describe('D3 D4 did you mean', () => {
  test('the corrected need is routed, and each word pair is listed', () => {
    const outcome = inMode(route('rofer needed'), 'member');
    expect(outcome.need).toBe('roofer needed');
    expect(outcome.correction).toMatchObject({
      typed: 'rofer needed',
      corrected: 'roofer needed',
      words: [{ from: 'rofer', to: 'roofer' }],
    });
    expect(outcome.script).toContain('"roofer needed"');
    expect(namesIn(outcome)[0]).toBe('Garrett Holloway');
  });

  test.each([
    ['electric electrican', 'electric electrician'],
    ["my rofer's number", "my roofer's number"],
    ['coookies', 'cookies'],
    ['rofer, rofer & co', 'roofer, roofer & co'],
  ])(
    "'%s' is shown as '%s': corrected words as their terms are written, in the same places",
    (typed, corrected) => {
      expect(route(typed).correction?.corrected).toBe(corrected);
    },
  );

  test('several words are corrected together', () => {
    const { correction } = route('my landscper and rofer and plumer');
    expect(correction).toMatchObject({
      corrected: 'my landscaper and roofer and plumber',
      words: [
        { from: 'landscper', to: 'landscaper' },
        { from: 'rofer', to: 'roofer' },
        { from: 'plumer', to: 'plumber' },
      ],
    });
  });

  test('up to 3 related searches per correction, 5 in total, and each finds a member', () => {
    const related = (need: string) => route(need).correction?.related ?? [];
    expect(related('rofer')).toHaveLength(3);
    expect(related('my landscper and rofer and plumer')).toHaveLength(5);
    for (const search of related('rofer')) {
      expect(namesIn(route(search))[0], search).toBe('Garrett Holloway');
    }
  });

  test('exactly what was typed is routed on request, without correction', () => {
    const outcome = route('rofer needed', { exact: true });
    expect(outcome).toMatchObject({ need: 'rofer needed', correction: null });
    expect(namesIn(outcome)).toEqual([]);
  });

  test.each([
    'rofer needed',
    'my landscper and rofer and plumer',
    'photografer',
    'electrcian panel',
    'tenis coach',
    'weding',
    'honeymon',
  ])("searching for the correction of '%s' gives the same answer, uncorrected", (need) => {
    const corrected = route(need);
    const read = String(corrected.correction?.corrected);
    expect(route(read)).toEqual(withoutTypedSlips({ ...corrected, correction: null }));
  });

  test('the need is kept as typed, except for surrounding spaces', () => {
    expect(route('  Roof  LEAK?! ').need).toBe('Roof  LEAK?!');
  });
});

describe('D1 known words are never corrected', () => {
  test.each([
    ['flooding', 'Monique Draper'],
    ['mowing', 'Owen Pritchard'],
    ['printer', 'Priya Raghunathan'],
    ['Calabrese', 'Vince Calabrese'],
    ['Lindqvist', 'Margaret Lindqvist'],
  ])("'%s' is for %s", (need, name) => {
    const outcome = route(need);
    expect(outcome.correction).toBeNull();
    expect(namesIn(outcome)[0]).toBe(name);
  });

  test.each(['rof', 'hvc', 'xqzvkwj'])("'%s' is too short or too far to correct", (need) => {
    expect(route(need).correction).toBeNull();
  });
});

describe('C5 {lead} in the texts of members', () => {
  test('the given name is in the script and in each intro', () => {
    const { script, matches } = inMode(route('roof leak', { lead: 'Sam' }), 'member');
    expect(script).toMatch(/^Hi Sam,/);
    for (const { intro } of matches) expect(intro).toMatch(/^Hi Sam, you mentioned "roof leak"/);
  });

  test('without a name the wording is neutral', () => {
    const { script, matches } = inMode(route('roof leak'), 'member');
    expect(script).toMatch(/^Hi friend,/);
    expect(matches[0]?.intro).toMatch(/^Hi friend,/);
  });
});

/** The outcome, with the typed slips removed from its reasons. */
function withoutTypedSlips(outcome: Outcome): unknown {
  return JSON.parse(JSON.stringify(outcome).replaceAll(/ \(you typed [^)]*\)/g, ''));
}
