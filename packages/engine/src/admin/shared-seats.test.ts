/** One seat, one holder: which save gives a trade at home a second one (P13). */
import { describe, expect, test } from 'vitest';
import {
  chapter,
  createChapterPreview,
  directory,
  member,
  projectsKnowledge,
} from '../../tests/fixtures.ts';

const TRADES = projectsKnowledge.trades.professions.map(({ name }) => name);
const AWAY = 'Nearby Business Circle';

type People = readonly ReturnType<typeof member>[];

function shared(members: People, written: People, gone: readonly string[] = []) {
  const preview = createChapterPreview(projectsKnowledge, directory(members), chapter);
  return [...preview.sharedSeats(written, gone)].map(([id, seats]) => [
    id,
    ...seats.map(({ trade, members }) => [trade, ...members.map((one) => one.member_name)]),
  ]);
}

describe('of all trades', () => {
  const holders = TRADES.map((trade) =>
    member({ member_name: `First ${trade}`, profession_role: trade }),
  );
  const { sharedSeats } = createChapterPreview(projectsKnowledge, directory(holders), chapter);

  test.each(TRADES)('P13 a second %s is pointed out, and both are named', (trade) => {
    const second = member({ member_name: 'Second', profession_role: trade });
    const seats = sharedSeats([second]).get('Second');
    expect(seats).toContainEqual({
      trade,
      members: [holders[TRADES.indexOf(trade)], second],
    });
    // Nobody else's seat is taken along.
    expect(seats).toHaveLength(1);
  });

  test('P13 no two different trades share a seat', () => {
    expect(shared([], holders)).toEqual([]);
  });
});

const ann = member({ member_name: 'Ann Archer', profession_role: 'Plumber' });
const bo = member({ member_name: 'Bo Birch', profession_role: 'Master Plumber' });

test('P13 a seat is held by how the engine understands a role, not by its wording', () => {
  expect(shared([ann], [bo])).toEqual([['Bo Birch', ['Plumber', 'Ann Archer', 'Bo Birch']]]);
});

test.each([
  ['a member of another chapter', [ann], [{ ...bo, chapter: AWAY }]],
  ['the holder again', [ann], [{ ...ann, company: 'Archer Plumbing' }]],
  ['one who held it beside another before', [ann, bo], [{ ...bo, company: 'Birch' }]],
  ['one beside a holder elsewhere', [{ ...ann, chapter: AWAY }], [bo]],
  ['two in one save with different trades', [], [ann, { ...bo, profession_role: 'Roofer' }]],
])('P13 nothing is said of %s', (_, members, written) => {
  expect(shared(members, written)).toEqual([]);
});

test('P13 nothing is said when the holder leaves with the same import', () => {
  expect(shared([ann], [bo], [ann.id])).toEqual([]);
});

test('P13 two new holders in one import are both pointed out', () => {
  expect(shared([], [ann, bo]).map(([id]) => id)).toEqual(['Ann Archer', 'Bo Birch']);
});

test('P13 a role that is no known trade is compared as written', () => {
  const zebra = (member_name: string) => member({ member_name, profession_role: 'Zzyzx Qworker' });
  expect(shared([zebra('Cy')], [zebra('Di')])).toEqual([['Di', ['zzyzx qworker', 'Cy', 'Di']]]);
});
