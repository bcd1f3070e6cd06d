import type { Member } from 'domain/member.ts';
import { expect, test } from 'vitest';
import { chapter, member, projectsKnowledge } from '../../tests/fixtures.ts';
import { createEngine } from '../engine.ts';

const [first = '', second = '', ...others] = chapter.nearby;

/** Whom an open seat names in each nearby chapter. */
function partnersFor(need: string, members: Member[]) {
  const outcome = createEngine(projectsKnowledge, { members, chains: [] }, chapter).route(need);
  if (outcome.mode !== 'open-seat') throw new Error(`answered in mode ${outcome.mode}`);
  return outcome.partners.map(({ chapter, members }) => [
    chapter,
    ...members.map(({ member_name }) => member_name),
  ]);
}

const at = (chapter: string, member_name: string, profession_role: string, priority = 3) =>
  member({ chapter, member_name, profession_role, priority });

test('O3 K2 every nearby chapter is listed in order, first with members of a neighbouring trade', () => {
  const members = [
    at(second, 'Bo Dentist', 'Dentist', 2),
    at(second, 'Cy Mover', 'Mover', 1),
    at(second, 'Di Tutor', 'Tutor', 4),
    at(first, 'Ed Dentist', 'Dentist', 1),
    at(first, 'Flo Siding', 'Siding Contractor', 5),
    at(`Home ${chapter.home}`, 'Gil Home', 'Dentist'),
    at('Elsewhere', 'Hal Elsewhere', 'Siding Contractor'),
  ];
  expect(partnersFor('house painter', members)).toEqual([
    [first, 'Flo Siding'],
    [second, 'Cy Mover', 'Bo Dentist'],
    ...others.map((name) => [name]),
  ]);
});

test('O3 a need that was not understood has no partners', () => {
  expect(partnersFor('hello', [at(first, 'Ed Dentist', 'Dentist')])).toEqual([]);
});
