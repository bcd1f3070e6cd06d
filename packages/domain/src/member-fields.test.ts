import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactOf } from './contact.ts';
import { memberKind } from './member-fields.ts';
import { isPlaceholder } from './placeholder.ts';
import { draftOf, fieldErrorsOf, isComplete, valuesOf } from './record.ts';

const blank = draftOf(memberKind, null);
const filled = { ...blank, member_name: 'Ann Archer', profession_role: 'Archery' };

test.each([
  ['', 3],
  ['  ', 3],
  ['first', 3],
  ['1', 1],
  [' 5 ', 5],
  ['0', 0],
  ['-7', -7],
  ['4711', 4711],
])("P3 K4 the priority '%s' is stored as %s and never refused", (typed, stored) => {
  const draft = { ...filled, priority: typed };
  expect(valuesOf(memberKind, draft).priority).toBe(stored);
  expect(fieldErrorsOf(memberKind, draft, blank)).toEqual({});
});

test.each(['1.5', '3000000000', 'Infinity'])(
  "P3 the priority '%s' cannot be stored, so its field shows an error",
  (priority) => {
    expect(Object.keys(fieldErrorsOf(memberKind, { ...filled, priority }, blank))).toEqual([
      'priority',
    ]);
  },
);

test.each([
  ['mailto:ida@example.com', 'ida@example.com'],
  ['<mailto:ida@example.com>', 'ida@example.com'],
  ['mailto:ida@example.com?subject=Hi', 'ida@example.com'],
  ['“ida@example.com”', 'ida@example.com'],
  ["'ida@example.com'", 'ida@example.com'],
  ['\u200Bida@example.com\u200B', 'ida@example.com'],
  ['Ida <ida@example.com>', 'Ida <ida@example.com>'],
  ['ida@example.com, office@example.com', 'ida@example.com, office@example.com'],
  ['not yet', 'not yet'],
  [' ', null],
])('M11 the email %j is stored as %j', (email, stored) => {
  expect(valuesOf(memberKind, { ...filled, email }).email).toBe(stored);
});

test("P10 'N/A' and the like are stored as empty, and are missing where a text is required", () => {
  const typed = { ...filled, company: 'N/A', phone: 'n/a', email: '--', website: '?' };
  const draft = { ...typed, chapter: 'NULL', contact_info: '#N/A', priority: '-' };
  expect(valuesOf(memberKind, draft)).toEqual(valuesOf(memberKind, filled));
  expect(fieldErrorsOf(memberKind, draft, blank)).toEqual({});
  const unnamed = { ...filled, member_name: 'TBD' };
  expect(isComplete(memberKind, unnamed)).toBe(false);
  expect(fieldErrorsOf(memberKind, unnamed, blank)).toEqual({
    member_name: 'Member name is required.',
  });
});

test('M11 the form rejects exactly the contact details that could not be used', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ann@example.com/:+ 0123456789<>-()') });
  fc.assert(
    fc.property(text, fc.constantFrom('phone', 'email', 'website'), (typed, name) => {
      fc.pre(typed.trim() !== '' && !isPlaceholder(typed));
      const draft = { ...filled, [name]: typed };
      const member = memberKind.parse({ id: '1', ...draft, priority: 3 });
      if (member === null) throw new Error('No member');
      const isUsable = contactOf(member)[name] !== null;
      expect(fieldErrorsOf(memberKind, draft, blank)[name] === undefined).toBe(isUsable);
    }),
  );
});
