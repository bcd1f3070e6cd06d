import { expect, test } from 'vitest';
import { accessIn, noteFor } from './my-access.tsx';

test('R4 R5 reads what the database says about a user', () => {
  expect(accessIn({ standing: 'unlisted', only_listed: true, email: 'bea@example.com' })).toEqual({
    standing: 'unlisted',
    isListUsed: true,
    email: 'bea@example.com',
  });
  expect(accessIn({ standing: 'editor', only_listed: false, email: null })).toEqual({
    standing: 'editor',
    isListUsed: false,
    email: null,
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
    expect(noteFor({ standing, isListUsed: true, email: address })).toMatch(text);
  },
);

test('R4 an editor gets no note', () => {
  expect(noteFor({ standing: 'editor', isListUsed: true, email })).toBeNull();
});
