import { describe, expect, test } from 'vitest';
import type { Member } from '../../../../domain/member.ts';
import { draftOf, valuesOf } from '../../../../domain/record.ts';
import { keptMembers } from '../../../records/kept-kind.ts';
import type { ApplicableRow } from '../plan/planned-row.ts';
import { doneImport, undoableOf } from './done-import.ts';
import { bodySize, rowsToSend } from './import-rows.ts';

const ann = member('ann', 4);
const annAfter = { ...ann, company: 'Archer & Co', version: 5 };
const bob = member('bob', 1);

describe('what is sent', () => {
  test('has the same columns in every row, and the version each was planned from', () => {
    const rows = rowsToSend([changed(ann), added(bob)], [ann]);
    expect(rows).toMatchObject([
      { id: 'ann', version: 4 },
      { id: 'bob', version: 1 },
    ]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(Object.keys(rows[1] ?? {}).sort());
  });

  test('has a version where all of it is new, too', () => {
    expect(rowsToSend([added(bob)], [ann])).toMatchObject([{ id: 'bob', version: 1 }]);
  });

  test('has no version where the table counts none', () => {
    const old = { ...ann, version: null };
    const [row] = rowsToSend([changed(old), added(bob)], [old]);
    expect(row).not.toHaveProperty('version');
  });

  test('is measured in bytes, not in letters', () => {
    expect(bodySize([{ a: '→' }])).toBe('[{"a":"→"}]'.length + 2);
  });
});

describe('what was done', () => {
  test('is what was added, and what was changed from what', () => {
    expect(doneImport([changed(ann), added(bob)], [annAfter, bob])).toEqual({
      added: [bob],
      updated: [{ before: ann, after: annAfter }],
    });
  });

  test('counts a record that somebody had deleted meanwhile as added', () => {
    const again = { ...annAfter, version: 4 };
    expect(doneImport([changed(ann)], [again])).toEqual({ added: [again], updated: [] });
  });
});

describe('what can be undone', () => {
  const done = { added: [bob], updated: [{ before: ann, after: annAfter }] };
  const nothing = { added: [], updated: [] };

  test('is all of it while nobody has saved anything since', () => {
    const now = [annAfter, bob];
    expect(undoableOf(keptMembers, done, now)).toEqual({ undoable: done, savedSince: [] });
  });

  test('is not what somebody saved since', () => {
    const now = [
      { ...annAfter, version: 6, phone: '704-555-0100' },
      { ...bob, version: 2 },
    ];
    expect(undoableOf(keptMembers, done, now)).toEqual({
      undoable: nothing,
      savedSince: [bob, annAfter],
    });
  });

  test('is nothing where records are gone, or as they were before', () => {
    const none = { undoable: nothing, savedSince: [] };
    expect(undoableOf(keptMembers, done, [])).toEqual(none);
    expect(undoableOf(keptMembers, done, [{ ...ann, version: 6 }])).toEqual(none);
  });
});

function member(id: string, version: number | null): Member {
  const row = { id, version, member_name: id, profession_role: 'Roofer', priority: 3 };
  const record = keptMembers.parse(row);
  if (record === null) throw new Error('No member');
  return record;
}

function changed(record: Member): ApplicableRow<Member> {
  return { verdict: 'changed', number: 2, title: '', record, changes: [], values: values(record) };
}

function added(record: Member): ApplicableRow<Member> {
  return {
    verdict: 'new',
    number: 3,
    title: '',
    id: record.id,
    changes: [],
    values: values(record),
  };
}

function values(record: Member) {
  return valuesOf(keptMembers, draftOf(keptMembers, record));
}
