/** Another town's chapter: nothing but its file of settings and its members' rows (K1, K2, K5, M8, D2). */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chapterOf, parseChapterRecords } from 'domain/chapter.ts';
import { demoSettings } from 'domain/demo';
import { parseDirectory } from 'domain/directory.ts';
import { createEngine } from 'engine';
import {
  chapterReview,
  inMode,
  member,
  namesIn,
  chapter as plainTown,
  projectsKnowledge,
} from 'engine/testing';
import { describe, expect, test } from 'vitest';
import { readChapterFile } from '../../apps/panel/src/settings/chapter-file.ts';
import rows from './directory.json' with { type: 'json' };

const file = readFileSync(new URL('./chapter.json', import.meta.url), 'utf8');
const records = readChapterFile(
  file,
  { ...parseChapterRecords(demoSettings), expectations: [], demand: [] },
  randomUUID,
);
const pineHollow = chapterOf(records);
const directory = parseDirectory(rows.members, rows.referral_chains);
const { route } = createEngine(projectsKnowledge, directory, pineHollow);
/** The same members in a town without its own words. */
const elsewhere = createEngine(projectsKnowledge, directory, plainTown);

const categoryOf = (need: string) => inMode(route(need), 'member').matches[0]?.category;
const seatOf = (need: string) => inMode(route(need), 'open-seat').seat;

test('K5 nothing is wrong with its settings', () => {
  expect(chapterReview(projectsKnowledge.trades)(records)).toEqual([]);
});

describe('places', () => {
  test('K1 K2 members of its own town come first, then its neighbours in order, then everyone else', () => {
    expect(namesIn(route('roof leak'))).toEqual([
      'Dot Sayer',
      'Cy Marsh',
      'Bea Lindqvist',
      'Abe Farrow',
    ]);
  });

  test('K1 the names of its towns say where, not what', () => {
    expect(namesIn(route('roofer in pine hollow'))).toEqual(namesIn(route('roofer')));
    expect(inMode(route('roofer near cedar bluff'), 'member').matches[0]?.member.member_name).toBe(
      'Dot Sayer',
    );
  });

  test('K1 a town may have the name of a trade', () => {
    const mason = member({ member_name: 'Mo', profession_role: 'Mason', chapter: 'Mason Circle' });
    const members = [...directory.members, mason];
    const inMason = createEngine(
      projectsKnowledge,
      { members, chains: [] },
      { ...pineHollow, home: 'Mason' },
    );
    expect(namesIn(inMason.route('a good mason in Mason'))).toEqual(['Mo']);
    expect(namesIn(inMason.route('roofer in Mason'))).not.toContain('Mo');
  });

  test('L3 a step with a member from its own town is at home', () => {
    const { chain } = inMode(route('snowbird'), 'chain');
    expect(chain.steps.map(({ member, isAtHome }) => [member?.member_name, isAtHome])).toEqual([
      ['Dot Sayer', true],
      ['Jo Pell', false],
      [undefined, false],
    ]);
  });
});

describe('M8 boosts', () => {
  test('its boosted member leads a built-in category', () => {
    const [first, second] = inMode(route('realtor'), 'member').matches;
    expect(first?.member.member_name).toBe('Ines Thorne');
    expect(first?.score).toBeGreaterThanOrEqual(0.95);
    expect(second?.member.member_name).toBe('Ezra Boone');
    expect(namesIn(elsewhere.route('realtor'))[0]).toBe('Ezra Boone');
  });

  test('and one of its own categories', () => {
    expect(namesIn(route('close camp for the season'))).toEqual(['Cal Winslow', 'Fern Adler']);
  });
});

describe('D2 synonyms', () => {
  test.each([
    ['tin knocker', 'Gus Hale'],
    ['I need a good tin knocker', 'Gus Hale'],
    ['house floggers in town', 'Ines Thorne'],
  ])("'%s' reaches %s", (need, name) => {
    expect(namesIn(route(need))[0]).toBe(name);
    expect(namesIn(elsewhere.route(need))).not.toContain(name);
  });

  test('M9 the reason says that it is another word', () => {
    const [first] = inMode(route('I need a good tin knocker'), 'member').matches;
    expect(first?.reason).toBe('Matches "tin knocker", another word for HVAC Technician');
  });

  test('a synonym of an open seat names the seat', () => {
    expect(seatOf('dooryard crew').profession).toBe('Landscaper');
    expect(seatOf('paynter').profession).toBe('Sugaring Supplier');
  });

  test('a slip in a synonym is corrected', () => {
    const { correction, matches } = inMode(route('tin knockre'), 'member');
    expect(correction?.corrected).toBe('tin knocker');
    expect(matches[0]?.member.member_name).toBe('Gus Hale');
    expect(matches[0]?.reason).toBe(
      'Matches "tin knocker" (you typed "knockre"), another word for HVAC Technician',
    );
  });

  test('D1 a synonym near another word is not corrected to that word', () => {
    expect(elsewhere.route('paynter').correction?.corrected).toBe('painter');
    expect(route('paynter').correction).toBeNull();
  });
});

describe('M1 its own categories', () => {
  test.each([
    ['camp caretaker', 'by its name'],
    ['camp minders', 'by a title'],
    ['somebody to open up camp in May', 'by a keyword'],
    ['can anyone check on our camp over the winter', 'by a need'],
    ['winterize our camp please', 'by words of a keyword'],
  ])("'%s' finds a category %s", (need) => {
    expect(categoryOf(need)).toEqual({ name: 'Camp Caretaker', sphere: 'Trades & Home Services' });
  });

  test('M9 the reason names it', () => {
    const [first] = inMode(route('winterize camp'), 'member').matches;
    expect(first?.reason).toContain('Camp Caretaker');
  });

  test('O2 an unheld category is an open seat in the sphere of its category, with the chains that wait for it', () => {
    expect(seatOf('squirrels chewed our sap lines')).toMatchObject({
      profession: 'Sugaring Supplier',
      sphere: 'General Business Services',
      waitingChains: [{ scenario: 'Snowbird Send-off' }],
    });
  });

  test('M4 its neighbours answer while its seat is open', () => {
    const [first] = inMode(route('how thick is the ice road'), 'member').matches;
    expect(first?.category.name).toBe('Camp Caretaker');
    expect(first?.reason).toContain('Ice Road Flagger');
  });

  test('D1 its words are known, and slips are corrected to them', () => {
    const outcome = route('sugrbush');
    expect(outcome.correction?.corrected).toBe('sugarbush');
    expect(inMode(outcome, 'open-seat').seat.profession).toBe('Sugaring Supplier');
    expect(route('sugarbush').correction).toBeNull();
  });

  test('D4 the related searches include its words', () => {
    expect(route('sugrbush').correction?.related).toContain('sap tubing');
  });

  test('M1 a built-in category has its own words and the chapter’s', () => {
    for (const need of ['snow rake', 'shingles']) {
      expect(categoryOf(need)).toEqual({ name: 'Roofer', sphere: 'Trades & Home Services' });
    }
  });
});

test('two chapters in one program are independent', () => {
  createEngine(projectsKnowledge, directory, pineHollow);
  expect(inMode(elsewhere.route('sugarbush'), 'open-seat').seat.profession).toBeNull();
});
