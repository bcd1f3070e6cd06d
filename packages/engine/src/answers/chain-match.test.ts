import { describe, expect, test } from 'vitest';
import { member } from '../../tests/fixtures.ts';
import { chainFlow, chainPreview, type FilledRole, fillTemplate } from './chain-match.ts';

const held = (role: string, member_name: string): FilledRole => ({
  role,
  member: member({ member_name }),
});
const open = (role: string): FilledRole => ({ role, member: null });
const ANN = held('Realtor', 'Ann Archer');
const BO = held('Electrician', 'Dr. Bo Baker');
const CY = held('Mover', 'Cy Cole');
const DI = held('Florist', 'Di Dunn');

test.each([
  ['one', [ANN], 'meet Ann (Realtor).'],
  ['two', [ANN, BO], 'meet Ann (Realtor) and Bo (Electrician).'],
  [
    'open seats are skipped',
    [open('DJ'), ANN, open('Baker'), BO, CY],
    'meet Ann (Realtor), Bo (Electrician) and Cy (Mover).',
  ],
  [
    'never a fourth name',
    [ANN, BO, CY, DI],
    'meet Ann (Realtor), Bo (Electrician) and Cy (Mover). One more member can follow.',
  ],
])('C6 the preview uses the first names of up to 3 members: %s', (_, roles, ending) => {
  expect(chainPreview('Moving In', roles, 'Sam')).toBe(
    `Hi Sam, for "Moving In" I would like you to ${ending}`,
  );
});

test('C6 a member in two steps is introduced once, with both roles', () => {
  const [ann] = [member({ member_name: 'Ann Archer' })];
  const roles = ['Plumber', 'Electrician'].map((role) => ({ role, member: ann ?? null }));
  expect(chainPreview('Leak', roles, 'Sam')).toBe(
    'Hi Sam, for "Leak" I would like you to meet Ann (Plumber and Electrician).',
  );
});

test('C6 the preview of a chain without members says which roles are wanted', () => {
  expect(chainPreview('Party', [open('DJ'), open('Pest Control')], undefined)).toBe(
    'Hi friend, we are still looking for our future DJ and our future pest control partner.',
  );
  expect(chainPreview('Party', [], 'Sam')).toBe(
    'Hi Sam, we are still looking for people for this.',
  );
});

test('C7 the flow names the member of each role, in order', () => {
  expect(chainFlow('Moving In', [ANN, open('DJ'), CY])).toBe(
    'Moving In: Realtor: Ann Archer → DJ (open seat) → Mover: Cy Cole',
  );
  expect(chainFlow('Moving In', [])).toBe('Moving In');
});

const roles: readonly FilledRole[] = [
  { role: 'Realtor', member: member({ member_name: 'Ann Archer' }) },
  { role: 'Photographer', member: null },
  { role: 'Pest Control', member: null },
];
const fill = (template: string, lead?: string) => fillTemplate(template, roles, lead);

describe('C5 placeholders', () => {
  test.each([
    ['meet {role1_name}', 'meet Ann Archer', 'the name of a step'],
    ['our {role1}', 'our Realtor', 'the role of a step'],
    ['our {role2}', 'our Photographer', 'the role of an open step'],
    ['with {role2_name}', 'with our future photographer', 'an open seat reads like a person'],
    ['with {role3_name}', 'with our future pest control partner', 'or like a partner'],
    ['{role1}/{role1}', 'Realtor/Realtor', 'every occurrence'],
    ['no placeholder', 'no placeholder', 'nothing to fill'],
    ['', '', 'an empty script'],
  ])("'%s' becomes '%s': %s", (template, script) => {
    expect(fill(template)).toBe(script);
  });

  test.each([
    ['Hi {lead}, hello', undefined, 'Hi friend, hello'],
    ['Hi {lead}, hello', '  ', 'Hi friend, hello'],
    ['Hi {lead}, hello', ' Sam Poe ', 'Hi Sam Poe, hello'],
  ])("'%s' with lead %j becomes '%s'", (template, lead, script) => {
    expect(fill(template, lead)).toBe(script);
  });

  test.each([
    ['{role4_name} and {role4}', 'a step beyond the sequence'],
    ['{role0}', 'there is no step 0'],
    ['{company} {ROLE1} {role1 name} {role} {lead', 'unknown placeholders'],
    ['{{}} {} }{', 'stray braces'],
  ])("'%s' is left as typed: %s", (template) => {
    expect(fill(template)).toBe(template);
  });
});

test.each([
  ['{role2_name} comes. {role2_name} stays! {role2_name} goes', 'after every kind of full stop'],
])('C5 an open seat at the start of a sentence is capitalised: %s', (template) => {
  expect(fill(template)).toBe(
    'Our future photographer comes. Our future photographer stays! Our future photographer goes',
  );
});

test('C5 the neutral lead is capitalised only at the start of a sentence', () => {
  expect(fill('{lead}, hello. Hi {lead}!')).toBe('Friend, hello. Hi friend!');
});

test('C5 a comma or a decimal point does not start a sentence', () => {
  expect(fill('So, {role2_name}. At 5.{role2_name}')).toBe(
    'So, our future photographer. At 5.our future photographer',
  );
});

describe("C5 a member's data is inserted as text and never expanded again", () => {
  test.each(['{role2_name}', '{lead}', '{role1_name}', '$&', "$'", '$1', '$<name>', '\\u0041'])(
    'a member named %s',
    (name) => {
      const named = [
        { role: 'Realtor', member: member({ member_name: name }) },
        { role: '{role1_name}', member: null },
      ];
      expect(fillTemplate('Meet {role1_name}!', named, 'Sam')).toBe(`Meet ${name}!`);
      expect(fillTemplate('Our {role2}.', named, 'Sam')).toBe('Our {role1_name}.');
      expect(fillTemplate('Hi {lead}.', named, name)).toBe(`Hi ${name}.`);
    },
  );
});

test('C5 the 40th step is filled like the first', () => {
  const many = Array.from({ length: 40 }, (_, i) => ({
    role: `Role ${i + 1}`,
    member: i === 39 ? member({ member_name: 'Zoe Zorn' }) : null,
  }));
  expect(fillTemplate('{role40_name} is {role40}, not {role4}', many, undefined)).toBe(
    'Zoe Zorn is Role 40, not Role 4',
  );
});
