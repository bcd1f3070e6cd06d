import { demoChapter } from 'domain/demo';
import { expect, test } from 'vitest';
import { directory, member, projectsKnowledge } from '../../tests/fixtures.ts';
import { createEngine } from '../engine.ts';
import { spheresOf } from '../member-pages.ts';

const spheres = (members: Parameters<typeof member>[0][]) =>
  Object.values(spheresOf(members.map(member), projectsKnowledge, demoChapter));

test.each([
  ['Roofer', null, null, 'Trades & Home Services'],
  ['Construction: Roofing', null, null, 'Trades & Home Services'],
  ['Roofer', null, 'Business & Finance', 'Business & Finance'],
  ['Roofer', null, 'Home', 'Trades & Home Services'],
  ['Certified Public Accountant', null, null, 'Business & Finance'],
  ['Zebra Groomery', 'Wedding Planner', null, 'Events & Marketing'],
  ['Zebra Groomery', null, null, 'Other Services'],
])(
  'K3 the sphere of a %s (alias %s, written %s) is %s',
  (profession_role, role_alias, sphere, expected) => {
    expect(spheres([{ profession_role, role_alias, sphere }])).toEqual([expected]);
  },
);

test("K3 an answer's card has the same sphere, also where an alias or the name answers", () => {
  const one = member({
    member_name: 'Ines Calloway',
    profession_role: 'Roofer',
    role_alias: 'Bookkeeper',
    sphere: null,
  });
  const { route } = createEngine(projectsKnowledge, directory([one]), demoChapter);
  for (const need of ['roof leak', 'bookkeeper', 'Ines Calloway']) {
    const outcome = route(need);
    if (outcome.mode !== 'member') throw new Error(`${need}: ${outcome.mode}`);
    expect(outcome.matches[0]?.category.sphere, need).toBe('Trades & Home Services');
  }
});
