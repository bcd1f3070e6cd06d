import type { Member } from 'domain/member.ts';
import { draftOf, valuesOf } from 'domain/record.ts';
import { describe, expect, test } from 'vitest';
import { editableMembers } from '../../records/editable-kind.ts';
import { bodySize, rowsToSend } from '../import-rows.ts';
import type { ApplicableRow } from '../plan/planned-row.ts';
import { doneImport, undoableOf } from './done-import.ts';

const ann = member('ann', 4);
const annAfter = { ...ann, company: 'Archer & Co', version: 5 };
const bob = member('bob', 1);

describe('the request', () => {
  test('has the same columns in every row, and the version each row was planned from', () => {
    const rows = rowsToSend([changed(ann), added(bob)], [ann]);
    expect(rows).toMatchObject([
      { id: 'ann', version: 4 },
      { id: 'bob', version: 1 },
    ]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(Object.keys(rows[1] ?? {}).sort());
  });

  test('includes versions even when all rows are new', () => {
    expect(rowsToSend([added(bob)], [ann])).toMatchObject([{ id: 'bob', version: 1 }]);
  });

  test('has no versions when the table has no version column', () => {
    const old = { ...ann, version: null };
    const [row] = rowsToSend([changed(old), added(bob)], [old]);
    expect(row).not.toHaveProperty('version');
  });

  test('is measured in bytes, not in characters', () => {
    expect(bodySize([{ a: '→' }])).toBe('[{"a":"→"}]'.length + 2);
  });
});

describe('the result', () => {
  test('lists added records, and updated ones before and after', () => {
    expect(doneImport([changed(ann), added(bob)], [annAfter, bob])).toEqual({
      added: [bob],
      updated: [{ before: ann, after: annAfter }],
      removed: [],
    });
  });

  test('counts a record that was deleted and added again as added', () => {
    const again = { ...annAfter, version: 4 };
    expect(doneImport([changed(ann)], [again])).toEqual({
      ...{ added: [again], updated: [], removed: [] },
    });
  });
});

describe('undo', () => {
  const done = { added: [bob], updated: [{ before: ann, after: annAfter }], removed: [] };
  const nothing = { added: [], updated: [], removed: [] };

  test('covers everything when nothing was saved since', () => {
    const now = [annAfter, bob];
    expect(undoableOf(editableMembers, done, now)).toEqual({ undoable: done, savedSince: [] });
  });

  test('leaves out records saved since', () => {
    const now = [
      { ...annAfter, version: 6, phone: '704-555-0100' },
      { ...bob, version: 2 },
    ];
    expect(undoableOf(editableMembers, done, now)).toEqual({
      undoable: nothing,
      savedSince: [bob, annAfter],
    });
  });

  test('brings back what was removed, unless it is there again', () => {
    const removed = { ...nothing, removed: [ann, bob] };
    expect(undoableOf(editableMembers, removed, [bob])).toEqual({
      undoable: { ...nothing, removed: [ann] },
      savedSince: [],
    });
  });

  test('skips records that are gone or already restored', () => {
    const none = { undoable: nothing, savedSince: [] };
    expect(undoableOf(editableMembers, done, [])).toEqual(none);
    expect(undoableOf(editableMembers, done, [{ ...ann, version: 6 }])).toEqual(none);
  });
});

function member(id: string, version: number | null): Member {
  const row = { id, version, member_name: id, profession_role: 'Roofer', priority: 3 };
  const record = editableMembers.parse(row);
  if (record === null) throw new Error('No member');
  return record;
}

function changed(record: Member): ApplicableRow<Member> {
  return {
    verdict: 'changed',
    number: 2,
    title: '',
    leftOut: [],
    record,
    changes: [],
    values: values(record),
  };
}

function added(record: Member): ApplicableRow<Member> {
  return {
    verdict: 'new',
    number: 3,
    title: '',
    id: record.id,
    ...{ changes: [], leftOut: [] },
    values: values(record),
  };
}

function values(record: Member) {
  return valuesOf(editableMembers, draftOf(editableMembers, record));
}
