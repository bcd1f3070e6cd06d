import { expect, test } from 'vitest';
import { accessAfter, accessIn, type MyAccess, noteFor } from './my-access.tsx';

test('R4 R5 reads what the database says about a user', () => {
  expect(accessIn({ standing: 'unlisted', only_listed: true, email: 'bea@example.com' })).toEqual({
    standing: 'unlisted',
    isListUsed: true,
    email: 'bea@example.com',
    isRemoved: false,
  });
  expect(accessIn({ standing: 'editor', only_listed: false, email: null })).toEqual({
    standing: 'editor',
    isListUsed: false,
    email: null,
    isRemoved: false,
  });
  // From a newer server: the page does not warn about values it does not know.
  expect(accessIn({ standing: 'on leave' })).toBeNull();
});

const email = 'bea@example.com';

test.each([
  ['unlisted', email, /only people on a list may edit, and bea@example.com is not on it/],
  ['unlisted', null, /your account has no email address/],
  ['unconfirmed', email, /bea@example.com is not confirmed yet/],
  ['second-factor', email, /until you confirm with your second factor/],
  ['visitor', null, /You can look but not change/],
] as const)(
  'R4 R5 the note for a user who is %s, with the address %s',
  (standing, address, text) => {
    expect(noteFor({ standing, email: address })).toMatch(text);
  },
);

test('R4 an editor gets no note', () => {
  expect(noteFor({ standing: 'editor', email })).toBeNull();
});

test('R4 only who was on the list in this tab has been removed from it', () => {
  const listed: MyAccess = { standing: 'editor', isListUsed: true, email, isRemoved: false };
  const unlisted: MyAccess = { ...listed, standing: 'unlisted' };
  const isRemovedAfter = (before: MyAccess | null, now = unlisted) =>
    accessAfter(before, now)?.isRemoved;
  expect(isRemovedAfter(listed)).toBe(true);
  expect(isRemovedAfter({ ...unlisted, isRemoved: true })).toBe(true);
  expect(isRemovedAfter(null)).toBe(false);
  expect(isRemovedAfter(unlisted)).toBe(false);
  // The list is new, so nobody has removed them.
  expect(isRemovedAfter({ ...listed, isListUsed: false })).toBe(false);
  expect(isRemovedAfter({ ...listed, email: 'ann@example.com' })).toBe(false);
  expect(isRemovedAfter({ ...unlisted, isRemoved: true }, listed)).toBe(false);
  expect(accessAfter(listed, null)).toBeNull();
});
