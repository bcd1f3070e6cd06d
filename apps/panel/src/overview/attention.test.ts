/** P2 What the overview says about a directory. */

import { parseExpectation } from 'domain/expectation.ts';
import { parseMember } from 'domain/member.ts';
import { parseChain } from 'domain/referral-chain.ts';
import { oddContacts } from 'domain/testing';
import { expect, test } from 'vitest';
import { attentionTo } from './attention.ts';

const ann = member('ann', { phone: '704-555-0100', chapter: 'Waxhaw' });
const chain = parseChain({
  id: 'sale',
  scenario: 'Selling a Home',
  roles_sequence: 'Realtor → Mover',
  script_template: 'Hi',
});
const standings = { named: new Set(['ann']), openSeats: [] };
const complete = {
  standings,
  unreached: new Map(),
  odd: new Map(),
  today: '2026-11-23',
  confirmAfterMonths: 6,
  unmet: [],
};

test('P2 a complete directory needs no attention', () => {
  expect(attentionTo({ members: [ann], chains: [] }, complete)).toEqual([]);
});

test('P2 members who cannot be reached, repeated names, open seats and idle members are listed in this order', () => {
  const members = [
    ann,
    member('ben', { member_name: 'ANN', email: 'ben@example.com' }),
    ...['c', 'd', 'e', 'f'].map((id) => member(id, { chapter: 'Waxhaw' })),
  ];
  const openSeats = [{ role: 'Mover', chains: chain ? [chain] : [] }];
  const found = attentionTo(
    { members, chains: [] },
    { ...complete, standings: { ...standings, openSeats } },
  );
  expect(found).toEqual([
    {
      title: '4 members cannot be reached',
      detail: 'No phone and no email: c, d, e and 1 more.',
      to: '/admin/members?missing=contact',
    },
    {
      title: '1 name listed more than once',
      detail: 'These may be the same person: ann.',
      to: '/admin/members?search=ann',
    },
    {
      title: '1 open seat in your referral chains',
      detail: 'Your chains are waiting for: Mover.',
      to: '/admin/seats',
    },
    {
      title: '1 member without a chapter',
      detail: 'They are not counted as home members: ANN.',
      to: '/admin/members?missing=chapter',
    },
    {
      title: '5 members not in any referral chain',
      detail: 'Only a search for their trade finds them: ANN, c, d and 2 more.',
      to: '/admin/members?missing=chain',
    },
  ]);
});

test('E5 needs that are not answered as expected are counted and named', () => {
  const unmet = parseExpectation({ id: 'leak', need: 'roof leak', kind: 'nobody' });
  const found = attentionTo(
    { members: [ann], chains: [] },
    { ...complete, unmet: unmet ? [unmet] : [] },
  );
  expect(found).toEqual([
    {
      title: '1 expected answer not met',
      detail: 'Visitors now get a different answer to: roof leak.',
      to: '/admin/settings/try?verdict=not-met',
    },
  ]);
});

test('E5 expected answers that could not be read are mentioned', () => {
  const found = attentionTo({ members: [ann], chains: [] }, { ...complete, unmet: null });
  expect(found).toMatchObject([
    { title: 'The expected answers could not be read', to: '/admin/settings/try' },
  ]);
});

test('P2 nothing is said about chains before the engine has loaded', () => {
  const loading = { ...complete, standings: null, unreached: null };
  expect(attentionTo({ members: [ann], chains: [] }, loading)).toEqual([]);
});

test('P9 members who are due, have a bounced email or an odd contact, or that no need leads to, are listed with a link', () => {
  const members = [
    ann,
    member('ben', { email: 'ben@example.com', bounced_email: 'ben@example.com', chapter: 'W' }),
    member('cy', { phone: '704-555-0100', chapter: 'W', confirmed_on: '2026-01-01' }),
    member('di', { phone: '704-555-0102', chapter: 'W', confirmed_on: null }),
    member('ed', { phone: '704-555-0103', chapter: 'W', profession_role: 'Ambassador' }),
  ];
  const named = new Set(members.map(({ id }) => id));
  const [last] = members.slice(-1);
  const unreached = new Map(last && [['ed', { member: last, trade: null, instead: [] }]]);
  const findings = {
    ...complete,
    standings: { ...standings, named },
    unreached,
    odd: oddContacts(members),
  };
  expect(attentionTo({ members, chains: [] }, findings)).toEqual([
    {
      title: 'Mail to 1 member comes back',
      detail: 'Ask for another address: ben.',
      to: '/admin/members?check=bounced',
    },
    {
      title: '2 members with odd contact details',
      detail: 'ann: Same phone as cy. And 1 more.',
      to: '/admin/members?check=odd',
    },
    {
      title: '2 members not confirmed in the last 6 months',
      detail: 'Ask whether their entry is still right: di and cy.',
      to: '/admin/members?check=due&sort=Confirmed',
    },
    {
      title: 'No search leads to 1 member',
      detail: 'Their role is not understood, so choose a trade for them: ed.',
      to: '/admin/members?check=unreached',
    },
  ]);
});

function member(id: string, fields: object) {
  const parsed = parseMember({
    id,
    member_name: id,
    profession_role: 'Realtor',
    confirmed_on: '2026-11-01',
    ...fields,
  });
  if (parsed === null) throw new Error('Not a member');
  return parsed;
}
