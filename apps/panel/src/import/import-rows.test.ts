import type { Member } from 'domain/member.ts';
import { draftOf, valuesOf } from 'domain/record.ts';
import { describe, expect, test } from 'vitest';
import { editableMembers } from '../records/editable-kind.ts';
import { bodySize, countedSaves, rowsToSend } from './import-rows.ts';
import type { ApplicableRow } from './plan/planned-row.ts';

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
  test('lists added records and updated ones', () => {
    expect(countedSaves([changed(ann), added(bob)], [annAfter, bob])).toEqual({
      added: [bob],
      updated: [annAfter],
    });
  });

  test('counts a record that was deleted and added again as added', () => {
    const again = { ...annAfter, version: 4 };
    expect(countedSaves([changed(ann)], [again])).toEqual({ added: [again], updated: [] });
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
