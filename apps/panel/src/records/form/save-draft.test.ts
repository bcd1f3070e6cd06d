import { memberKind } from 'domain/member-fields.ts';
import { draftOf } from 'domain/record.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeDrafts } from './save-draft.ts';

/** Few texts, so that they often coincide. */
const text = fc.constantFrom('', 'a', 'b', 'c');

const record = fc
  .record({ company: text, chapter: text, phone: text })
  .map((fields) =>
    memberKind.parse({ id: '1', member_name: 'Ann', profession_role: 'Archery', ...fields }),
  )
  .filter((parsed) => parsed !== null);

test('P6 every change of both admins is kept, or offered as a choice', () => {
  fc.assert(
    fc.property(fc.option(record), record, record, (base, typed, theirs) => {
      const before = draftOf(memberKind, base);
      const mine = draftOf(memberKind, typed);
      const saved = draftOf(memberKind, theirs);
      const { draft, contested, taken } = mergeDrafts(memberKind, base, mine, theirs);
      for (const { name } of memberKind.fields) {
        const isContested = mine[name] !== saved[name] && before[name] !== mine[name];
        expect(contested.includes(name)).toBe(isContested && before[name] !== saved[name]);
        expect(taken.includes(name)).toBe(
          before[name] === mine[name] && mine[name] !== saved[name],
        );
        expect(draft[name]).toBe(taken.includes(name) ? saved[name] : mine[name]);
      }
    }),
  );
});

test('P6 merging the same save again asks about the contested texts only', () => {
  fc.assert(
    fc.property(record, record, record, (base, typed, theirs) => {
      const once = mergeDrafts(memberKind, base, draftOf(memberKind, typed), theirs);
      const again = mergeDrafts(memberKind, base, once.draft, theirs);
      expect(again).toEqual({ ...once, taken: [] });
    }),
  );
});
