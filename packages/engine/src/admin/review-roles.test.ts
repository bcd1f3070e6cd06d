import type { Member } from 'domain/member.ts';
import { expect, test } from 'vitest';
import { chain, chapter, member, profession, seated } from '../../tests/fixtures.ts';
import { stepFiller } from '../chains/chain-steps.ts';
import { type ChainFinding, reviewRoles } from './review-chain.ts';

const professions = [
  profession({ name: 'Realtor', titles: 'realtor, listing agent' }),
  profession({ name: 'Mover', titles: 'mover', keywords: 'moving' }),
];

function review(roles_sequence: string, members: readonly Partial<Member>[]): ChainFinding[] {
  const { groups, seats, naming } = seated(professions, members.map(member));
  const filler = stepFiller(groups, seats, naming);
  return reviewRoles(filler.fill(chain({ roles_sequence })), filler, chapter);
}

function textOf(kind: ChainFinding['kind'], findings: readonly ChainFinding[]): string[] {
  return findings.filter((finding) => finding.kind === kind).map(({ text }) => text);
}

const abe = { member_name: 'Abe Ash', profession_role: 'Realtor' };
const bo = { member_name: 'Bo Birch', profession_role: 'Listing Agent' };
const mo = { member_name: 'Mo Moss', profession_role: 'Mover' };

test('C4 roles with one candidate each have no findings', () => {
  expect(review('Realtor → Mover', [abe, mo])).toEqual([]);
});

test('C4 a role without a member is an open seat, with its step', () => {
  const findings = review('Realtor → Florist', [abe]);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ kind: 'open-seat', severity: 'warning' });
  expect(findings[0]?.text).toContain('No one fills Florist yet, so step 2 is an open seat.');
});

test.each<[why: string, first: Partial<Member>, second: Partial<Member>]>([
  ['Hometown is the home chapter', {}, { chapter: 'Nearby' }],
  ['Nearby is nearer', { chapter: 'Nearby' }, { chapter: 'Outer Hills' }],
  ['Outer Hills is nearer', { chapter: 'Outer Hills' }, { chapter: null }],
  ['priority 1 comes before priority 2', { priority: 1 }, { priority: 2 }],
  ['no priority, which counts as 5, comes before priority 7', { priority: null }, { priority: 7 }],
  [
    'chapter and priority are the same, so the order is alphabetical unless you set a priority',
    {},
    {},
  ],
])(
  'C4 with two candidates for a role, the finding says which is named and why: %s',
  (why, first, second) => {
    const findings = review('Realtor', [
      { ...bo, ...second },
      { ...abe, ...first },
    ]);
    expect(findings.map(({ severity }) => severity)).toEqual(['note']);
    expect(textOf('several-candidates', findings)).toEqual([
      `For Realtor, Abe Ash is named before Bo Birch: ${why}.`,
    ]);
  },
);

test('C4 with many candidates for a role, the finding names two others, best first', () => {
  const others = ['Cy', 'Di', 'Ed'].map((member_name) => ({ ...abe, member_name }));
  expect(textOf('several-candidates', review('Realtor', [...others, abe, bo]))[0]).toMatch(
    /^For Realtor, Abe Ash is named before Bo Birch, Cy and others: /,
  );
});

test('C4 a member who already fills an earlier step is passed over, and the finding says so', () => {
  expect(textOf('several-candidates', review('Realtor → Realtor', [abe, bo]))).toEqual([
    expect.stringContaining('Abe Ash is named before Bo Birch: '),
    'For Realtor, Bo Birch is named before Abe Ash: Abe Ash already fills step 1.',
  ]);
});

test('C4 a member who is needed for a later step is passed over too', () => {
  const both = { ...abe, role_alias: 'Mover' };
  expect(textOf('several-candidates', review('Realtor → Mover', [both, bo]))).toEqual([
    'For Realtor, Bo Birch is named before Abe Ash: Abe Ash is needed for step 2.',
  ]);
});

test('C4 the same person in several steps is a warning that lists the steps', () => {
  const findings = review('Realtor → Mover → Listing Agent', [abe, mo]);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ kind: 'same-person', severity: 'warning' });
  expect(findings[0]?.text).toContain('Abe Ash fills steps 1 and 3,');
});

test('C4 a member who is named again for lack of others is not compared with them again', () => {
  const findings = review('Realtor → Realtor → Realtor → Realtor', [abe, bo]);
  expect(findings.map(({ kind }) => kind)).toEqual([
    'several-candidates',
    'several-candidates',
    'same-person',
  ]);
  expect(findings[2]?.text).toContain('Abe Ash fills steps 1, 3 and 4,');
});

test('C3 a sequence without roles has no findings', () => {
  expect(review(' → ', [abe])).toEqual([]);
});
