import { memberKind } from 'domain/member-fields.ts';
import { draftOf, valuesOf } from 'domain/record.ts';
import { expect, test } from 'vitest';
import { membersIn, type OwnDraft, type Person, parseOwnDraft } from './own-draft.ts';
import { chapterRows, ownMembers } from './start-chapter.ts';

function person(name: string, role: string, changes: Partial<Person> = {}, chapter = ''): Person {
  const draft = { ...draftOf(memberKind, null), member_name: name, profession_role: role, chapter };
  const values = valuesOf(memberKind, draft);
  return { ...EMPTY, id: name, values, ...changes };
}

const EMPTY = { lacksTrade: false, trade: null, isLeftOut: false, notes: [] };

const DRAFT: OwnDraft = {
  name: ' Business Partners ',
  town: 'Harbor Point',
  people: [
    person('Pat', 'Plumber'),
    person('Lee', 'Zyxgruv', { trade: 'Electrician' }),
    person('Jo', 'No trade given', { lacksTrade: true, trade: 'Banker' }),
    person('Flo', 'No trade given', { lacksTrade: true }),
    person('Ann', 'Florist', { isLeftOut: true }),
  ],
  leftOut: [{ title: 'OPEN SEAT', reason: 'An open seat.' }],
  typed: [{ name: 'Pat', trade: 'Plumber', phone: '' }],
  unticked: ['Selling a Home'],
  email: 'pat@example.com',
};

test('P15 what is stored for the tab is read again, and anything else is blank', () => {
  expect(parseOwnDraft(JSON.parse(JSON.stringify(DRAFT)))).toEqual(DRAFT);
  for (const broken of [null, 'x', [], { people: [{ id: 7 }, null], typed: 3, name: {} }]) {
    expect(parseOwnDraft(broken)).toMatchObject({ name: '', people: [], typed: [{ name: '' }] });
  }
});

test('P15 nobody without a trade or left out becomes a member; a chosen trade stands beside the role', () => {
  expect(membersIn(DRAFT).map(({ id }) => id)).toEqual(['Pat', 'Lee', 'Jo']);
  expect(ownMembers(DRAFT)).toMatchObject([
    { member_name: 'Pat', profession_role: 'Plumber', role_alias: null },
    { member_name: 'Lee', profession_role: 'Zyxgruv', role_alias: 'Electrician' },
    { member_name: 'Jo', profession_role: 'Banker', role_alias: null },
  ]);
});

test('P15 K1 all are at home, unless the roster says who is', () => {
  const chaptersOf = (people: readonly Person[], name = DRAFT.name) =>
    ownMembers({ ...DRAFT, name, people }).map(({ chapter }) => chapter);
  const roles = ['HPBP', 'HPBP'].map((chapter, at) => person(`${at}`, 'Plumber', {}, chapter));
  expect(chaptersOf(roles)).toEqual(Array(2).fill('Business Partners, Harbor Point'));
  expect(chaptersOf(roles, 'harbor point partners')).toEqual(
    Array(2).fill('harbor point partners'),
  );
  const mixed = ['Harbor Point', 'Elsewhere', ''].map((chapter, at) =>
    person(`${at}`, 'Plumber', {}, chapter),
  );
  expect(chaptersOf(mixed)).toEqual([
    'Harbor Point',
    'Elsewhere',
    'Business Partners, Harbor Point',
  ]);
});

test('P15 S2 the chapter has its own examples, feedback address and nearby towns', () => {
  const trades = ['Plumber', 'HVAC Technician', 'Plumber', 'CPA', 'A', 'B', 'C'];
  const chosen = { draft: DRAFT, chains: [], trades };
  expect(chapterRows({ ...chosen, email: 'ann@example.com' })).toMatchObject({
    settings: {
      chapter_name: 'Business Partners',
      home: 'Harbor Point',
      nearby: null,
      examples: 'plumber, HVAC technician, CPA, A, B',
      feedback_recipient: 'ann@example.com',
    },
    members: [{ id: 'Pat', priority: 3 }, { id: 'Lee' }, { id: 'Jo' }],
  });
  const { settings } = chapterRows({ ...chosen, trades: [], email: null });
  expect(settings).not.toHaveProperty('feedback_recipient');
  expect(settings).toMatchObject({ examples: null });
});
