import { chapter, createChapterPreview, member, projectsKnowledge } from 'engine/testing';
import { expect, test } from 'vitest';
import { chainOf, offeredChains, TEMPLATES } from './offered-chains.ts';

/** What is offered to a chapter with one member of each role. */
function offeredTo(...roles: string[]) {
  const members = roles.map((role, at) =>
    member({ id: `${at}`, member_name: `${role}'s Name`, profession_role: role, role_alias: null }),
  );
  const engine = createChapterPreview(projectsKnowledge, { members, chains: [] }, chapter);
  return offeredChains(engine, () => 'id');
}

test('P15 the two chains of which most steps are held are offered, without the open ones', () => {
  const offered = offeredTo('Florist', 'Realtor', 'Caterer', 'Mover', 'Photographer', 'Roofer');
  expect(offered.map(({ chain }) => [chain.scenario, chain.roles_sequence])).toEqual([
    ['Planning a Wedding', 'Caterer → Florist → Photographer'],
    ['Selling a Home', 'Realtor → Mover'],
  ]);
  expect(offered[1]).toMatchObject({
    chain: {
      script_template:
        'Hi {lead}, good luck with the sale! {role1_name} ({role1}) prices and lists your home. {role2_name} ({role2}) gets you moved.',
    },
    steps: [
      { role: 'Realtor', name: "Realtor's Name" },
      { role: 'Mover', name: "Mover's Name" },
    ],
  });
});

test('P15 one person alone is no chain', () => {
  expect(offeredTo('Roofer')).toEqual([]);
  expect(offeredTo()).toEqual([]);
});

test.each(TEMPLATES)('P15 C5 nothing is questionable about $scenario', (template) => {
  const roles = Object.keys(template.steps);
  const chain = chainOf(template, roles, 'chain');
  const members = roles.map((role, at) =>
    member({ id: `${at}`, member_name: `Ann ${role}`, profession_role: role, role_alias: null }),
  );
  const engine = createChapterPreview(projectsKnowledge, { members, chains: [chain] }, chapter);
  expect(engine.review(chain)).toEqual([]);
});
