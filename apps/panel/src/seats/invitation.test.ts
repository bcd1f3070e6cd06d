import { parseMember } from 'domain/member.ts';
import { parseChain } from 'domain/referral-chain.ts';
import { expect, test } from 'vitest';
import { invitationTo } from './invitation.tsx';
import type { Asked } from './times-asked.ts';

const chain = (scenario: string) => {
  const parsed = parseChain({ id: scenario, scenario, roles_sequence: 'A', script_template: 'Hi' });
  if (parsed === null) throw new Error('No chain');
  return { chain: parsed, steps: 2, filled: 2 };
};

const beside = (member_name: string) => {
  const member = parseMember({ id: member_name, member_name, profession_role: 'Florist' });
  if (member === null) throw new Error('No member');
  return { member, chain: chain('A Wedding').chain };
};

function written(
  asked: Asked,
  chains: string[] = [],
  members: string[] = [],
  chapterName = 'Waxhaw',
) {
  const standing = {
    name: 'Photographer',
    sphere: null,
    holders: [],
    chains: chains.map(chain),
    beside: members.map(beside),
    helpers: [],
  };
  return invitationTo({ standing, asked, points: 0, reason: '' }, chapterName);
}

const BEGINNING =
  'Hi! Our business-networking chapter, Waxhaw, has an open seat: Photographer. I thought of you.';
const END = 'Would you like to visit a meeting as my guest?';
const NEVER = { week: 0, month: 0, year: 0 };

test('N4 O2 an invitation gives no figures when no requests were counted', () => {
  expect(written(NEVER)).toBe(`${BEGINNING} ${END}`);
});

test.each([
  [{ week: 1, month: 1, year: 1 }, 'A visitor to our directory asked for one in the last month'],
  [
    { week: 0, month: 3, year: 12 },
    'Visitors to our directory asked for one 12 times in the last year, 3 of them in the last month',
  ],
  [
    { week: 0, month: 0, year: 2 },
    'Visitors to our directory asked for one twice in the last year',
  ],
])('N4 O2 it says how often the seat was asked for: %j', (asked, words) => {
  expect(written(asked)).toBe(`${BEGINNING} ${words}, and we have none yet. ${END}`);
});

test('N4 it names the chains that wait and their members, three at most', () => {
  expect(written(NEVER, ['A Wedding'], ['Ann', 'Bo'])).toBe(
    `${BEGINNING} Our referral chain "A Wedding" is waiting for this seat. You would work alongside Ann (Florist) and Bo (Florist). ${END}`,
  );
  expect(written(NEVER, ['One', 'Two', 'Three', 'Four', 'Five'])).toBe(
    `${BEGINNING} 5 of our referral chains are waiting for this seat: "One", "Two", "Three" and 2 more. ${END}`,
  );
});

test('N4 it leaves out the name of a chapter that has none yet', () => {
  expect(written(NEVER, [], [], '')).toBe(
    `Hi! Our business-networking chapter has an open seat: Photographer. I thought of you. ${END}`,
  );
});
