/** Members who are away: answers and chains name whoever stands in, and others before those without a substitute (M15). */
import { describe, expect, test } from 'vitest';
import { leaveOf } from '../index.ts';
import { createChapterPreview } from '../src/admin/chapter-preview.ts';
import { createEngine } from '../src/engine.ts';
import {
  chain,
  chapter,
  directory,
  inMode,
  member,
  namesIn,
  projectsKnowledge,
} from './fixtures.ts';

const LAST_DAY = '2026-03-03';
const alex = member({
  member_name: 'Alex Chen',
  profession_role: 'Plumber',
  priority: 1,
  away_until: LAST_DAY,
});
const sam = member({
  member_name: 'Sam Rivera',
  profession_role: 'HVAC Technician',
  company: 'Rivera Air',
  phone: '704-555-0142',
});
const bo = member({ member_name: 'Bo Birch', profession_role: 'Plumber', priority: 4 });
const realtor = member({ member_name: 'Rae Hill', profession_role: 'Realtor' });
const moving = chain({
  scenario: 'Leaky House',
  roles_sequence: 'Realtor → Plumber',
  trigger_keywords: 'leaky house',
  script_template: 'Hi {lead}, {role1_name} sells it and {role2_name} fixes it.',
});

type People = Parameters<typeof directory>[0];

function answer(
  need: string,
  members: People,
  today: string | undefined = '2026-03-01',
  chains = [moving],
) {
  const engine = createEngine(projectsKnowledge, directory(members, chains), chapter);
  return engine.route(need, today === undefined ? {} : { today });
}

const withSubstitute = { ...alex, substitute_id: sam.id };

describe('a member with a substitute', () => {
  const people = [withSubstitute, sam, bo];

  test('M15 the answer names the substitute in their place, and says for whom and until when', () => {
    const { matches, script } = inMode(answer('clogged drain', people), 'member');
    expect(matches.map(({ member: { member_name } }) => member_name)).toEqual([
      'Sam Rivera',
      'Bo Birch',
    ]);
    expect(matches[0]).toMatchObject({
      leave: 'Sam Rivera stands in for Alex Chen until March 3.',
      category: { name: 'Plumber' },
    });
    expect(matches[1]?.leave).toBeNull();
    const who = 'Sam Rivera of Rivera Air (standing in for Alex Chen, Plumber)';
    expect(script).toContain(`meet ${who}.`);
    expect(matches[0]?.intro).toContain(`${who} is the person in our chapter I would call.`);
    expect(matches[0]?.intro).toContain('704-555-0142');
    expect(JSON.stringify([script, matches[0]?.intro])).not.toContain('Tell Alex');
  });

  test('M15 M7 whoever asks for the member by name is told who stands in', () => {
    const { matches } = inMode(answer('Alex Chen', people), 'member');
    expect(matches).toMatchObject([
      { member: sam, leave: 'Sam Rivera stands in for Alex Chen until March 3.' },
    ]);
  });

  test('M15 C4 a chain names the substitute, in its scripts too', () => {
    const { chains } = inMode(answer('leaky house', [realtor, ...people]), 'contextual');
    const [found] = chains;
    expect(found?.steps.map((step) => [step.member?.member_name, step.leave])).toEqual([
      ['Rae Hill', null],
      ['Sam Rivera', 'Sam Rivera stands in for Alex Chen until March 3.'],
    ]);
    expect(found?.script).toBe('Hi friend, Rae Hill sells it and Sam Rivera fixes it.');
    expect(found?.flow).toContain('Plumber: Sam Rivera');
    expect(found?.preview).toContain('Sam (Plumber)');
    expect(found?.steps[1]?.intro).toContain('(standing in for Alex Chen, Plumber)');
  });

  test('M15 a substitute of the same trade is named once', () => {
    const { matches } = inMode(
      answer('plumber', [{ ...alex, substitute_id: bo.id }, bo]),
      'member',
    );
    expect(matches).toMatchObject([
      { member: bo, leave: 'Bo Birch stands in for Alex Chen until March 3.' },
    ]);
  });

  test('M15 S12 so do the trades that help after danger', () => {
    const { danger } = answer('I smell gas from the water heater', people);
    const names = danger?.afterwards.flatMap(({ members }) => members) ?? [];
    expect(names).not.toContain('Alex Chen');
  });
});

describe('a member without a substitute', () => {
  test('M15 others of the trade come first, whatever their score, and the member last', () => {
    const { matches } = inMode(answer('plumber', [alex, bo]), 'member');
    expect(matches.map(({ member, leave }) => [member.member_name, leave])).toEqual([
      ['Bo Birch', null],
      ['Alex Chen', 'Away until March 3.'],
    ]);
    expect(namesIn(answer('leaky house', [alex, bo, realtor]))).toEqual(['Rae Hill', 'Bo Birch']);
  });

  test('M15 M8 a boost does not help', () => {
    const boosts = [{ member: 'Alex Chen', category: 'Plumber' }];
    const engine = createEngine(projectsKnowledge, directory([alex, bo]), { ...chapter, boosts });
    expect(namesIn(engine.route('plumber', { today: LAST_DAY }))).toEqual([
      'Bo Birch',
      'Alex Chen',
    ]);
    expect(namesIn(engine.route('plumber'))).toEqual(['Alex Chen', 'Bo Birch']);
  });

  test('M15 the only holder of a trade is named: the seat is not open', () => {
    const outcome = inMode(answer('plumber', [alex, sam]), 'member');
    expect(outcome.matches).toMatchObject([{ member: alex, leave: 'Away until March 3.' }]);
    expect(outcome.openSeats).toEqual([]);
  });

  test('M15 many who are away leave room for all who are there', () => {
    const away = Array.from({ length: 8 }, (_, at) => ({
      ...alex,
      id: String(at),
      member_name: `Away ${at}`,
    }));
    expect(namesIn(answer('plumber', [...away, bo]))[0]).toBe('Bo Birch');
  });
});

test('M15 O2 O3 nobody is asked about an open seat while they are away', () => {
  const waiting = chain({ scenario: 'A New Puppy', roles_sequence: 'Dog Groomer → Plumber' });
  const nearby = { ...bo, id: 'nearby', member_name: 'Ned Nearby', chapter: 'Nearby Circle' };
  const asked = (today: string) => {
    const people = [
      { ...alex, profession_role: 'Roofer' },
      { ...nearby, away_until: LAST_DAY },
    ];
    const { seat, partners } = inMode(answer('dog groomer', people, today, [waiting]), 'open-seat');
    const named = [...seat.helpers, ...partners.flatMap(({ members }) => members)];
    return named.map((one) => ('member' in one ? one.member : one).member_name);
  };
  expect(asked('2026-03-04')).toContain('Ned Nearby');
  expect(asked(LAST_DAY)).toEqual([]);
});

test.each([
  ['the last day', '2026-03-03', ['Sam Rivera', 'Bo Birch']],
  ['the day after', '2026-03-04', ['Alex Chen', 'Bo Birch']],
  ['no day', undefined, ['Alex Chen', 'Bo Birch']],
])('M15 on %s', (_, today, names) => {
  const engine = createEngine(projectsKnowledge, directory([withSubstitute, sam, bo]), chapter);
  const options = today === undefined ? {} : { today };
  expect(namesIn(engine.route('plumber', options))).toEqual(names);
});

test('M15 one engine answers for one day after the other', () => {
  const engine = createEngine(projectsKnowledge, directory([withSubstitute, sam]), chapter);
  const first = (today: string) => namesIn(engine.route('plumber', { today }))[0];
  expect([LAST_DAY, '2026-03-04', LAST_DAY].map(first)).toEqual([
    'Sam Rivera',
    'Alex Chen',
    'Sam Rivera',
  ]);
});

describe('whose leave it is', () => {
  const lee = member({ member_name: 'Lee Poe', profession_role: 'Electrician' });
  const away = { away_until: LAST_DAY };
  const leave = (people: readonly [typeof alex, ...(typeof alex)[]]) =>
    leaveOf(people[0], people, '2026-03-01');

  test('M15 the substitute of a substitute who is away as well stands in', () => {
    const found = leave([withSubstitute, { ...sam, ...away, substitute_id: lee.id }, lee]);
    expect(found).toEqual({ until: 'March 3', substitute: lee });
  });

  test.each([
    ['each other', [withSubstitute, { ...sam, ...away, substitute_id: alex.id }]],
    ['somebody who is away', [withSubstitute, { ...sam, ...away }]],
    ['nobody of the directory', [{ ...alex, substitute_id: 'gone' }, sam]],
    ['themselves', [{ ...alex, substitute_id: alex.id }]],
  ] as const)('M15 nobody stands in where members name %s', (_, people) => {
    expect(leave(people as never)).toEqual({ until: 'March 3', substitute: null });
  });

  test('M15 the year is said where it is another one', () => {
    const [people] = [[{ ...alex, away_until: '2027-01-02' }]];
    expect(leaveOf(people[0] as typeof alex, people, '2026-03-01')?.until).toBe('January 2, 2027');
  });
});

test('M15 the panel shows a chain as on this day, and still knows whose role it is', () => {
  const people = [realtor, withSubstitute, sam];
  const preview = createChapterPreview(projectsKnowledge, directory(people, [moving]), chapter, {
    today: LAST_DAY,
  });
  expect(preview.preview(moving).steps[1]?.member).toBe(sam);
  expect(preview.lostWithout(new Set([alex.id]))).toMatchObject([{ roles: ['Plumber'] }]);
});
