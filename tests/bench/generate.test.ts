import { expect, test } from 'vitest';
import { directoryOfSize } from './generate.ts';

test('48 members are the demo chapter itself, including its chains', () => {
  const { members, chains } = directoryOfSize(48);
  expect(members[0]?.member_name).toBe('Garrett Holloway');
  expect(new Set(members.map((member) => member.profession_role)).size).toBe(48);
  expect(chains).toHaveLength(14);
});

test('copies are other people in the same seat', () => {
  const { members } = directoryOfSize(10_000);
  expect(members).toHaveLength(10_000);
  for (const field of ['id', 'member_name', 'email'] as const) {
    const values = members.map((member) => member[field]).filter((value) => value !== null);
    expect(new Set(values).size, field).toBe(values.length);
  }
  const [original, copy] = [members[5], members[5 + 48]];
  expect(copy).toMatchObject({
    profession_role: original?.profession_role,
    role_alias: original?.role_alias,
    company: original?.company,
    chapter: original?.chapter,
    priority: original?.priority,
  });
});

test('a size below the demo chapter takes its first members', () => {
  expect(directoryOfSize(0).members).toEqual([]);
  expect(directoryOfSize(3).members).toEqual(directoryOfSize(48).members.slice(0, 3));
});
