/** P2 What the overview says about a directory. */
import { expect, test } from 'vitest';
import { parseMember } from '../../../domain/member.ts';
import { parseChain } from '../../../domain/referral-chain.ts';
import { attentionTo } from './attention.ts';

const ann = member('ann', { phone: '704-555-0100', chapter: 'Waxhaw' });
const chain = parseChain({
  id: 'sale',
  scenario: 'Selling a Home',
  roles_sequence: 'Realtor → Mover',
  script_template: 'Hi',
});
const complete = { named: new Set(['ann']), openSeats: [] };

test('P2 a complete directory needs no attention', () => {
  expect(attentionTo({ members: [ann], chains: [] }, complete, [])).toEqual([]);
});

test('P2 members who cannot be reached, repeated names, open seats and idle members are listed in this order', () => {
  const members = [
    ann,
    member('ben', { member_name: 'ANN', email: 'ben@example.com' }),
    ...['c', 'd', 'e', 'f'].map((id) => member(id, { chapter: 'Waxhaw' })),
  ];
  const openSeats = [{ role: 'Mover', chains: chain ? [chain] : [] }];
  const found = attentionTo({ members, chains: [] }, { ...complete, openSeats }, []);
  expect(found).toEqual([
    {
      title: '4 members cannot be reached',
      detail: 'No phone and no email: c, d, e and 1 more.',
      to: '/admin/members?missing=contact',
    },
    {
      title: '1 name in the directory more than once',
      detail: 'Perhaps the same person: ann.',
      to: '/admin/members?search=ann',
    },
    {
      title: '1 open seat in your referral chains',
      detail: 'Your chains wait for: Mover.',
      to: '/admin/chains',
    },
    {
      title: '1 member without a chapter',
      detail: 'They do not count as members at home: ANN.',
      to: '/admin/members?missing=chapter',
    },
    {
      title: '5 members in no referral chain',
      detail: 'Only a search for their trade finds them: ANN, c, d and 2 more.',
      to: '/admin/members?missing=chain',
    },
  ]);
});

test('P2 nothing is said about chains before the engine has loaded', () => {
  expect(attentionTo({ members: [ann], chains: [] }, null, [])).toEqual([]);
});

function member(id: string, fields: object) {
  const parsed = parseMember({ id, member_name: id, profession_role: 'Realtor', ...fields });
  if (parsed === null) throw new Error('Not a member');
  return parsed;
}
