import { parseMember } from 'domain/member.ts';
import { parseChain } from 'domain/referral-chain.ts';
import { expect, test } from 'vitest';
import { entriesOf, findEntries } from './palette.tsx';

const PAGES = [{ title: 'Members', hint: 'Page', to: '/admin/members' }];

const directory = {
  members: [
    member('1', 'Zoë Roper', 'Baker'),
    member('2', 'Ann Archer', 'Roofer'),
    member('3', 'Rosa Lind', 'Florist'),
  ].filter((each) => each !== null),
  chains: [
    parseChain({
      id: '4',
      scenario: 'Storm on the roof',
      roles_sequence: 'Roofer → Painter',
      script_template: 'Hi',
    }),
  ].filter((each) => each !== null),
};
const entries = entriesOf(directory, PAGES, true);

test.each([
  [
    '',
    [
      'Members',
      'Add Member',
      'Add Chain',
      'Back to search',
      'Zoë Roper',
      'Ann Archer',
      'Rosa Lind',
    ],
  ],
  ['ro', ['Rosa Lind', 'Zoë Roper', 'Storm on the roof', 'Ann Archer']],
  ['zoe', ['Zoë Roper']],
  ['add', ['Add Member', 'Add Chain']],
  ['roofer ann', ['Ann Archer']],
  ['nothing like it', []],
])(
  "P8 for '%s' the palette lists titles that start with it, then those with a word that does, then other matches",
  (query, titles) => {
    expect(findEntries(entries, query).map(({ title }) => title)).toEqual(titles);
  },
);

test('P8 every entry leads to its form or page', () => {
  expect(findEntries(entries, 'ann')[0]?.to).toBe('/admin/members?member=2');
  expect(findEntries(entries, 'storm')[0]?.to).toBe('/admin/chains?chain=4');
  expect(findEntries(entries, 'add chain')[0]?.to).toBe('/admin/chains?chain=new');
});

test('R4 the palette offers a user who may not edit nothing to add', () => {
  expect(findEntries(entriesOf(directory, PAGES, false), 'add')).toEqual([]);
});

function member(id: string, member_name: string, profession_role: string) {
  return parseMember({ id, member_name, profession_role });
}
