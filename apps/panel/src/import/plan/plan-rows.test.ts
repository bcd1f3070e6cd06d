import type { Member } from 'domain/member.ts';
import type { Stored } from 'domain/record.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { chain as anyChain, member as anyMember } from 'domain/testing';
import { describe, expect, test } from 'vitest';
import { type EditableKind, editableChains, editableMembers } from '../../records/editable-kind.ts';
import { readDelimited } from '../read-file/delimited.ts';
import { guessMapping } from './mapping.ts';
import { createPlanner, type PlanInput } from './plan-rows.ts';
import { complaintsOf } from './planned-row.ts';
import { tableOf } from './table.ts';

const ID = '00000000-0000-4000-8000-00000000000';

describe('a row is matched', () => {
  const ann = member(1, { chapter: 'Waxhaw' });
  const annElsewhere = member(2, { chapter: 'Matthews' });

  test.each([
    ['by id, even with another name', `id,name,role\n${ID}1,Anna,Plumber`],
    ['by an uppercase id', `id,name,role\n${ID}1,Anna,Plumber`.toUpperCase()],
    ['by name and chapter', 'name,chapter,role,company\nAnn Archer,Waxhaw,Plumber,Archer & Co'],
    ['ignoring case and accents', 'name,chapter,role\n ánn  ARCHER ,waxhaw,Plumber'],
  ])('%s', (_, file) => {
    expect(planned(file, [ann, annElsewhere])).toMatchObject([{ verdict: 'changed', record: ann }]);
  });

  test('by name alone when the file has no chapters', () => {
    expect(planned('name,role\nann archer,Plumber', [ann])).toMatchObject([{ record: ann }]);
  });

  test('to no record when the chapter differs', () => {
    const file = 'name,chapter,role\nAnn Archer,Weddington,Plumber';
    expect(planned(file, [ann])).toMatchObject([{ verdict: 'new', id: 'id of row 2' }]);
  });

  test('to a new record with its id when no record has that id', () => {
    const file = `id,name,role\n${ID}9,Cy Carter,Mover`;
    expect(planned(file, [ann])).toMatchObject([{ verdict: 'new', id: `${ID}9` }]);
  });

  test('for chains, by scenario', () => {
    const plan = plannedChains('Scenario,Notes\nMOVING house,New', [chain({})]);
    expect(plan).toMatchObject([{ verdict: 'changed', changes: [{ name: 'scenario' }, {}] }]);
  });
});

describe('a row is invalid', () => {
  const two = [member(1), member(2)];

  test.each([
    [
      'with too many cells',
      'name,role\nAnn,a,b,c',
      ['This row has 4 cells, but the header has 2.'],
    ],
    [
      'when two records match',
      'name,role\nAnn Archer,Plumber',
      ['2 members match. Add the id column to say which one is meant.'],
    ],
    [
      'with a text longer than its column',
      `name,role\n${'x'.repeat(201)},Plumber`,
      [expect.stringMatching(/^Member name “x+”: At most 200 characters; this has 201\.$/)],
    ],
    [
      'with an invalid id',
      `id,name,role\n12,Ann,Plumber\n${ID}7,Cy,Mover`,
      ['No member has the id “12”. Clear that cell to add a new one.'],
    ],
    [
      'without its required fields',
      'name,role,company\n,,Archer & Co',
      ['Member name is required.', 'Profession role is required.'],
    ],
    ['without a required column', 'name\nCy', ['Profession role is required.']],
  ])('%s', (_, file, reasons) => {
    const [row] = planned(file, two);
    expect(row?.verdict).toBe('invalid');
    expect(row && complaintsOf(row)).toEqual(reasons);
  });

  test.each([
    ['a new name', 'name,role\nCy,Mover\nCY,mover'],
    ['a new id', `id,name,role\n${ID}9,Cy,Mover\n${ID}9,Di,Painter`],
    ['a record, by id and by name', `id,name,role\n${ID}1,Ann Archer,Mover\n,Ann Archer,Mover`],
    ['a record whose name it changes', `id,name,role\n${ID}1,Cy,Mover\n${ID}1,Di,Painter`],
    ['a name that an earlier row gives', `id,name,role\n${ID}9,Cy,Mover\n,Cy,`],
  ])('when an earlier row is about the same record: %s', (_, file) => {
    const [first, second] = planned(file, [member(1)]);
    expect(first?.verdict).not.toBe('invalid');
    expect(second).toMatchObject({
      verdict: 'invalid',
      reason: 'Row 2 is about the same member.',
      faults: [{ label: 'Member name' }, { label: 'Chapter' }],
    });
  });

  test('unless ids distinguish records of the same name', () => {
    const file = `id,name,role\n${ID}8,Cy,Mover\n${ID}9,Cy,Painter`;
    expect(planned(file, [])).toMatchObject([{ verdict: 'new' }, { verdict: 'new' }]);
  });
});

describe("P10 'N/A' and the like", () => {
  const file = [
    'Name,Profession,Company,Phone,Email,Website,Chapter',
    'Sia Moon,Baker,N/A,n/a,none,-,Waxhaw',
    'Ted Nash,Coach,-,--,-,N/A,NULL',
    'Uma Orr,Coach,null,#N/A,TBD,?,n/a',
  ].join('\n');
  const blank = { company: null, phone: null, email: null, website: null };

  test('are blank in new members, and nothing was left out', () => {
    expect(planned(file, [])).toMatchObject([
      { verdict: 'new', values: { ...blank, chapter: 'Waxhaw' }, leftOut: [] },
      { verdict: 'new', values: { ...blank, chapter: null }, leftOut: [] },
      { verdict: 'new', values: { ...blank, chapter: null }, leftOut: [] },
    ]);
  });

  test('are missing where a text is required', () => {
    expect(planned('name,role\nSia Moon,TBD', []).map(complaintsOf)).toEqual([
      ['Profession role is required.'],
    ]);
  });

  test('clear what an earlier import stored, but not in a file exported here', () => {
    const stored = member(1, { company: 'N/A' });
    expect(
      planned('name,role,company\nAnn Archer,Roofer,N/A\nCy,Mover,Cy Inc', [stored]),
    ).toMatchObject([
      { verdict: 'changed', changes: [{ name: 'company', before: 'N/A', after: '' }] },
      { verdict: 'new' },
    ]);
    const exported = `id,member_name,profession_role,company\n${ID}1,Ann Archer,Roofer,N/A`;
    expect(planned(exported, [stored])).toMatchObject([{ verdict: 'unchanged' }]);
  });
});

test('P11 a row that was taken for a heading is a person once its name is confirmed', () => {
  const file = 'name,role\nANN LEE,\nCy,Mover';
  expect(planned(file, [])[0]).toMatchObject({ verdict: 'not a person' });
  const corrections = new Map([[2, new Map([['member_name', 'ANN LEE']] as const)]]);
  const [row] = planned(file, [], { corrections });
  expect(row && complaintsOf(row)).toEqual(['Profession role is required.']);
});

test('P12 a name that only looks the same is the same member, unchanged', () => {
  const ann = member(1, { member_name: 'Ann Lee', profession_role: 'Roofer' });
  for (const name of [
    'Ann\u200B Lee',
    '\u202AAnn Lee\u202C',
    'Ann\u00A0Lee',
    'Ann  Lee',
    '"Ann\nLee"',
  ]) {
    expect(planned(`name,role\n${name},Roofer`, [ann])).toMatchObject([{ verdict: 'unchanged' }]);
  }
  const stored = member(1, { member_name: 'Ann\u200B Lee', profession_role: 'Roofer' });
  expect(planned('name,role\nAnn Lee,Roofer', [stored])).toMatchObject([{ verdict: 'unchanged' }]);
});

test('P11 open seats, headings and totals become no members, in a file without or with professions', () => {
  const file = [
    'Name,Business,Profession,Phone,Email',
    'TRADES,,,,',
    'Quin Kerr,Kerr Roofing,Roofer,704-555-0116,q@k.example.com',
    'HEALTH,,,,',
    'Ray Lark,Lark Dental,Dentist,704-555-0117,r@l.example.com',
    'OPEN SEAT,,Florist,,',
    'VACANT,,Plumber,,',
    'TBD,TBD,Banker,N/A,-',
    'Total members: 25,,,,',
  ].join('\n');
  const rows = planned(file, []);
  expect(rows.filter(({ verdict }) => verdict === 'new').map(({ title }) => title)).toEqual([
    ...['Quin Kerr', 'Ray Lark'],
  ]);
  const others = rows.filter(({ verdict }) => verdict === 'not a person');
  expect(others.map((row) => `${row.number} ${row.title}: ${complaintsOf(row)}`)).toEqual([
    '2 TRADES: A heading within the list, not a person: it is left out.',
    '4 HEALTH: A heading within the list, not a person: it is left out.',
    '6 OPEN SEAT: An open seat for Florist, not a person: it is left out.',
    '7 VACANT: An open seat for Plumber, not a person: it is left out.',
    '8 TBD: An open seat for Banker, not a person: it is left out.',
    '9 Total members: 25: A total, not a person: it is left out.',
  ]);
});

describe('an optional text that cannot be stored', () => {
  test('is left out of a new record', () => {
    expect(
      planned('name,role,email,phone\nCy,Mover,soon,704-555-0100\nDi,Baker,d@example.com,', []),
    ).toMatchObject([
      {
        verdict: 'new',
        values: { email: null, phone: '704-555-0100' },
        leftOut: [
          { label: 'Email', text: 'soon', error: 'An email address looks like ann@example.com.' },
        ],
      },
      { leftOut: [] },
    ]);
  });

  test('leaves the record unchanged', () => {
    const before = member(1, { phone: '704-555-0100' });
    const file = 'name,role,phone\nAnn Archer,Roofer,12\nCy,Mover,704-555-0101';
    expect(planned(file, [before])[0]).toMatchObject({
      verdict: 'unchanged',
      leftOut: [{ label: 'Phone', text: '12' }],
    });
  });

  test('does not hide a fault in a required text', () => {
    const file = 'name,role,email\nCy,,soon\nDi,Baker,d@example.com';
    expect(planned(file, [])[0]).toMatchObject({
      verdict: 'invalid',
      faults: [{ label: 'Profession role' }, { label: 'Email' }],
    });
  });
});

describe('a correction', () => {
  test.each([
    ['of a required text', 'name,role,email\nCy,,c@example.com', 'profession_role', 'Mover'],
    [
      'of an optional text',
      'name,role,email\nCy,Mover,soon\nDi,Baker,d@example.com',
      'email',
      'c@example.com',
    ],
    ['of a column the file does not have', 'name\nCy', 'profession_role', 'Mover'],
    [
      'of a row with too many cells',
      'name,role,email\nCy,Mov,er,c@example.com',
      'profession_role',
      'Mover',
    ],
  ] as const)('%s is treated like text of the file', (_, file, field, text) => {
    const corrections = new Map([[2, new Map([[field, text]])]]);
    const [row] = planned(file, [], { corrections });
    expect(row).toMatchObject({ verdict: 'new', values: { [field]: text } });
  });

  test('tells two members apart', () => {
    const corrections = new Map([[3, new Map([['member_name', 'Cy the Younger']] as const)]]);
    expect(planned('name,role\nCy,Mover\nCy,Painter', [], { corrections })).toMatchObject([
      { verdict: 'new' },
      { verdict: 'new', title: 'Cy the Younger' },
    ]);
  });
});

test('a default applies to new records if the file has no such column', () => {
  const defaults = { chapter: 'Waxhaw' };
  const ann = member(1, { chapter: 'Matthews' });
  expect(planned('name,role\nCy,Mover\nAnn Archer,Baker', [ann], { defaults })).toMatchObject([
    { values: { chapter: 'Waxhaw' } },
    { values: { chapter: 'Matthews' } },
  ]);
  expect(
    planned('name,role,chapter\nCy,Mover,\nDi,Baker,Matthews', [], { defaults })[0],
  ).toMatchObject({
    values: { chapter: null },
  });
});

describe('changes', () => {
  test('are listed by field, before and after', () => {
    const [row] = planned('name,role,phone\nAnn Archer,Roofer,704-555-0101', [
      member(1, { phone: '704-555-0100' }),
    ]);
    expect(row).toMatchObject({
      changes: [{ label: 'Phone', before: '704-555-0100', after: '704-555-0101' }],
    });
  });

  test('clear a field for a blank cell, and keep it when the row or the file has no such cell', () => {
    const before = member(1, { company: 'Archer & Co', phone: '704-555-0100' });
    const file = 'name,role,company,email\nAnn Archer,Roofer,\nCy,Mover,Movers,c@example.com';
    const [row] = planned(file, [before]);
    expect(row).toMatchObject({
      changes: [{ label: 'Company', before: 'Archer & Co', after: '' }],
      values: { company: null, phone: '704-555-0100', priority: 2 },
    });
  });

  test('do not include text that was already invalid', () => {
    const odd = member(1, { email: 'ask Bob', company: 'Archer' });
    const file = 'name,role,email,company\nAnn Archer,Roofer,ask Bob,Archer & Co';
    expect(planned(file, [odd])).toMatchObject([{ changes: [{ label: 'Company' }] }]);
  });

  test.each([
    ['2.0', 'unchanged'],
    ['', 'changed'],
    ['none', 'changed'],
    ['4', 'changed'],
  ])('replacing a priority of 2 with %j is %s', (text, verdict) => {
    const file = `name,role,priority\nAnn Archer,Roofer,${text}\nCy,Mover,3`;
    expect(planned(file, [member(1)])[0]).toMatchObject({ verdict });
  });

  test('C3 ignore how arrows are typed', () => {
    const file = 'Scenario,Roles\nMoving house,Realtor->Mover => Painter';
    expect(plannedChains(file, [chain({})])).toMatchObject([{ verdict: 'unchanged' }]);
  });

  test('P9 of a new record list only the filled fields; the database sets when it was confirmed', () => {
    const { id, version, confirmed_on, bounced_email, ...values } = member(1, {
      member_name: 'Cy',
      profession_role: 'Mover',
    });
    expect(planned('name,role\nCy,Mover', [])).toMatchObject([
      {
        values: { ...values, priority: 3 },
        changes: [{ after: 'Cy' }, { after: 'Mover' }, { label: 'Priority', after: '3' }],
      },
    ]);
    const [row] = planned('name,role\nCy,Mover', []);
    expect(row).not.toHaveProperty('values.confirmed_on');
  });
});

describe('M15 P12 a substitute is named', () => {
  const [ann, bo] = [member(1), member(2, { member_name: 'Bo Birch' })];
  const substitute = (text: string, records = [ann, bo]) =>
    planned(`name,role,Substitute\nAnn Archer,Roofer,${text}\nCy Cole,Mover,`, records)[0];

  test.each(['Bo Birch', ' bo  BIRCH ', 'id'])('as %j', (text) => {
    expect(substitute(text === 'id' ? bo.id : text)).toMatchObject({
      verdict: 'changed',
      values: { substitute_id: bo.id },
    });
  });

  test('who is new in the same file', () => {
    const [first, second] = planned(
      'name,role,Substitute\nAnn Archer,Roofer,Cy Cole\nCy Cole,Mover,',
      [ann],
      { idOf: (row) => `${ID}${row}` },
    );
    expect(second).toMatchObject({ verdict: 'new' });
    expect(first).toMatchObject({
      values: { substitute_id: second && 'id' in second && second.id },
    });
  });

  test.each([
    ['who is no member', 'Di Dunn', [ann, bo]],
    ['of a name that two have', 'Bo Birch', [ann, bo, member(3, { member_name: 'Bo Birch' })]],
  ])('%s, and is left out', (_, text, records) => {
    expect(substitute(text, records)).toMatchObject({
      leftOut: [
        { label: 'Substitute', text, error: `No member is called “${text}”, or more than one is.` },
      ],
    });
  });
});

test.each(['2027-03-03', '3/3/2027', 'March 3, 2027'])('M15 P12 %s is a day', (text) => {
  const file = `name,role,On leave until\nAnn Archer,Roofer,"${text}"`;
  expect(planned(file, [member(1)])[0]).toMatchObject({ values: { away_until: '2027-03-03' } });
});

test('a text of a million characters is planned quickly in any column', () => {
  const long = 'a1-'.repeat(300_000);
  const columns = ['name', 'role', 'email', 'phone', 'website', 'contact', 'mystery'];
  const file = `${columns}\nCy,Mover,c@example.com,704-555-0100,c.example.com,x,y\n${columns.map(() => long)}`;
  expect(planned(file, [])).toMatchObject([{ verdict: 'new' }, { verdict: 'invalid' }]);
});

test('column names such as __proto__ have no special meaning', () => {
  const file = '__proto__,constructor,name,role\nx,y,Cy,Mover';
  const [row] = planned(file, []);
  expect(row).toMatchObject({ verdict: 'new', title: 'Cy' });
  expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
});

/** Every text is null unless given. */
function member(number: number, fields: Partial<Member> = {}): Member {
  return anyMember({ id: `${ID}${number}`, chapter: null, priority: 2, ...fields });
}

function chain(fields: Partial<ReferralChain>): ReferralChain {
  return anyChain({
    id: `${ID}1`,
    scenario: 'Moving house',
    roles_sequence: 'Realtor → Mover → Painter',
    script_template: 'Meet {role1_name}',
    ...fields,
  });
}

type Choices<T extends Stored> = Partial<
  Pick<PlanInput<T>, 'corrections' | 'defaults' | 'keptBoth' | 'idOf'>
>;

function planned(file: string, records: readonly Member[], choices: Choices<Member> = {}) {
  return plan(editableMembers, file, records, choices);
}

function plannedChains(file: string, records: readonly ReferralChain[]) {
  return plan(editableChains, file, records, {});
}

function plan<T extends Stored>(
  kind: EditableKind<T>,
  file: string,
  records: readonly T[],
  choices: Choices<T>,
) {
  const table = tableOf(kind, readDelimited(file));
  const mapping = guessMapping(kind, table);
  const idOf = (row: number) => `id of row ${row}`;
  return table.rows.map(createPlanner({ kind, records, table, mapping, idOf, ...choices }));
}
