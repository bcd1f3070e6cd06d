import { member } from 'domain/testing';
import { describe, expect, test } from 'vitest';
import { editableMembers } from './editable-kind.ts';
import { type Entry, undoOf } from './past-changes.ts';

const ann = member({ id: 'ann', version: 4 });
const annAfter = { ...ann, company: 'Archer & Co', version: 5 };
const bob = member({ id: 'bob', member_name: 'bob', version: 1 });
const cy = member({ id: 'cy', member_name: 'cy', version: 3 });

const ANN_CHANGED = entry('ann', ann, annAfter);
const BOB_ADDED = entry('bob', null, bob);
const CY_REMOVED = entry('cy', cy, null);
const NOTHING = { restored: [], deleted: [], savedSince: [] };

const undoing = (entries: readonly Entry[], now: Parameters<typeof undoOf>[2]) =>
  undoOf(editableMembers, entries, now as readonly (typeof ann)[]);

describe('P7 P12 undoing changes', () => {
  test('covers everything when nothing was saved since', () => {
    expect(undoing([ANN_CHANGED, BOB_ADDED, CY_REMOVED], [annAfter, bob])).toEqual({
      restored: [{ ...ann, version: 5 }, cy],
      deleted: [bob],
      savedSince: [],
    });
  });

  test('leaves out records saved since', () => {
    const now = [
      { ...annAfter, version: 6, phone: '704-555-0100' },
      { ...bob, version: 2, company: 'Theirs' },
    ];
    expect(undoing([ANN_CHANGED, BOB_ADDED], now)).toEqual({
      ...NOTHING,
      savedSince: [now[1], now[0]],
    });
  });

  test('leaves out records confirmed since', () => {
    const now = { ...bob, version: 2, confirmed_on: '2026-11-27' };
    expect(undoing([BOB_ADDED], [now])).toEqual({ ...NOTHING, savedSince: [now] });
  });

  test('includes records whose later save changed nothing, such as the same import sent again', () => {
    const now = { ...bob, version: 2 };
    expect(undoing([BOB_ADDED], [now])).toEqual({ ...NOTHING, deleted: [now] });
  });

  test('brings back what was removed, unless it is there again', () => {
    expect(undoing([CY_REMOVED, entry('bob', bob, null)], [bob])).toEqual({
      ...NOTHING,
      restored: [cy],
    });
  });

  test('skips records that are gone or already restored', () => {
    expect(undoing([ANN_CHANGED, BOB_ADDED], [])).toEqual(NOTHING);
    expect(undoing([ANN_CHANGED, BOB_ADDED], [{ ...ann, version: 6 }])).toEqual(NOTHING);
  });

  test('goes back to before the first of several changes of a record', () => {
    const later = { ...annAfter, phone: '704-555-0100', version: 6 };
    expect(undoing([ANN_CHANGED, entry('ann', annAfter, later)], [later])).toEqual({
      ...NOTHING,
      restored: [{ ...ann, version: 6 }],
    });
    expect(undoing([BOB_ADDED, entry('bob', bob, null)], [])).toEqual(NOTHING);
  });
});

function entry(recordId: string, before: object | null, after: object | null): Entry {
  return {
    id: 1,
    at: new Date(0),
    atText: '1970-01-01T00:00:00+00:00',
    table: 'members',
    recordId,
    before: before && { ...before },
    after: after && { ...after },
    by: 'ann@example.com',
  };
}
