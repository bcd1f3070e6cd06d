/** Checks the trade files for mistakes that are easily made when editing them. */

import { MEMBER_SPHERES, OPEN_SEAT_SPHERES } from 'domain/sphere.ts';
import { describe, expect, test } from 'vitest';
import { knowledgeFiles } from '../../build/knowledge-files.ts';
import { projectsKnowledge } from '../../tests/fixtures.ts';
import { professionsOf } from '../compiler/compile-knowledge.ts';
import { irregularForms } from '../knowledge/english.ts';
import type { Profession } from '../knowledge/knowledge.ts';
import { wordsOf } from '../text/word.ts';
import { roleNaming } from './name-role.ts';
import { knowledgeOf } from './trade-knowledge.ts';

const termsOf = ({ titles, keywords, symptoms }: Profession) => [
  ...titles,
  ...keywords,
  ...symptoms,
];
const files = knowledgeFiles();
const trades = professionsOf(files);
const written = trades.filter(({ keywords }) => keywords.length > 0);
const { trades: table, talk, roles } = projectsKnowledge;
const knowledge = knowledgeOf(table, talk, roles);
const { entries } = knowledge;
const naming = roleNaming(knowledge);

describe('M1 the table of categories', () => {
  test('has at least 60 professions with everyday words, job titles and symptoms', () => {
    const whole = written.filter(
      ({ titles, keywords, symptoms }) =>
        titles.length > 0 && keywords.length >= 5 && symptoms.length > 0,
    );
    expect(whole.length).toBeGreaterThanOrEqual(60);
  });

  test('has each name once', () => {
    const names = trades.map(({ name }) => name.toLowerCase());
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test('has a title for every name', () => {
    expect(trades.filter(({ titles }) => titles.length === 0)).toEqual([]);
  });

  test('has no term twice in a record', () => {
    const twice = trades.flatMap((row) => {
      const keys = termsOf(row).map((term) => term.toLowerCase());
      return keys.filter((key, i) => keys.indexOf(key) !== i).map((key) => `${row.name}: ${key}`);
    });
    expect(twice).toEqual([]);
  });

  test('has lower-case terms made of words, without punctuation that splits them', () => {
    const odd = trades.flatMap(termsOf).filter((term) => {
      if (term === 'IT') return false;
      const words = wordsOf(term);
      return words.length === 0 || words.length > 6 || /[A-Z();:{}]/.test(term);
    });
    expect(odd).toEqual([]);
  });

  test('has no term that is a single stopword', () => {
    const empty = trades.flatMap(termsOf).filter((term) => {
      const [only, ...more] = wordsOf(term);
      return more.length === 0 && only?.telling === false;
    });
    expect(empty).toEqual([]);
  });

  test('has no profession as its own neighbour', () => {
    for (const entry of entries) {
      expect(entry.neighbours).not.toContain(entry);
    }
  });

  test('has no occupation that is a title of a written profession', () => {
    const titles = new Set(written.flatMap(({ titles }) => titles));
    const occupations = trades.filter(({ keywords }) => keywords.length === 0);
    expect(occupations.flatMap((row) => row.titles).filter((t) => titles.has(t))).toEqual([]);
  });

  test('has hints of one telling word each, without duplicates in a record', () => {
    const odd = trades.flatMap(({ name, hints: byKind }) => {
      const hints = Object.values(byKind).flat();
      const words = hints.map((hint) => wordsOf(hint));
      const stems = words.map(([word]) => word?.stem);
      return hints
        .filter(
          (_, i) =>
            words[i]?.length !== 1 || !words[i]?.[0]?.telling || stems.indexOf(stems[i]) !== i,
        )
        .map((hint) => `${name}: ${hint}`);
    });
    expect(odd).toEqual([]);
  });
});

test('K3 every profession has a member sphere and an open-seat sphere from the rules', () => {
  for (const { name, sphere, openSeatSphere } of trades) {
    expect(MEMBER_SPHERES, name).toContain(sphere);
    expect(OPEN_SEAT_SPHERES, name).toContain(openSeatSphere);
  }
  expect(new Set(trades.map(({ sphere }) => sphere)).size).toBe(MEMBER_SPHERES.length);
  expect(new Set(trades.map((row) => row.openSeatSphere)).size).toBe(OPEN_SEAT_SPHERES.length);
});

test.each([
  ['landscaper', 'Landscaper'],
  ['roofer', 'Roofer'],
  ['electrician', 'Electrician'],
  ['plumber', 'Plumber'],
  ['hvac', 'HVAC Technician'],
  ['insurance', 'Insurance Agent'],
  ['marketing', 'Digital Marketer'],
  ['event planner', 'Event Planner'],
  ['dentist', 'Dentist'],
  ['home inspector', 'Home Inspector'],
  ['mortgage', 'Mortgage Lender'],
  ['financial advisor', 'Financial Advisor'],
  ['painter', 'House Painter'],
  ['flooring', 'Flooring Installer'],
  ['general contractor', 'General Contractor'],
  ['banker', 'Banker'],
  ['moving', 'Mover'],
  ['realtor', 'Realtor'],
])('D2 the role %s is %s, with everyday terms that lead to it', (role, name) => {
  const [found] = naming.named(role);
  expect(found?.profession.name).toBe(name);
  expect(found?.terms.length).toBeGreaterThanOrEqual(20);
});

test('every irregular form maps to a regular word', () => {
  for (const [form, regular] of irregularForms) {
    expect(irregularForms.has(regular), form).toBe(false);
  }
});
