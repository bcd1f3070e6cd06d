import { expect, test } from 'vitest';
import { parseEditor } from './editors.ts';

test('R4 parses an entry of the list and what it lacks', () => {
  const row = { email: 'bea@example.com', added_by: 'ann@example.com', account_id: 'bea' };
  expect(parseEditor({ ...row, state: 'unconfirmed' })).toEqual({
    email: 'bea@example.com',
    addedBy: 'ann@example.com',
    accountId: 'bea',
    state: 'unconfirmed',
  });
  expect(parseEditor({ email: 'cy@example.com', state: 'no-account' })).toEqual({
    email: 'cy@example.com',
    addedBy: null,
    accountId: null,
    state: 'no-account',
  });
  expect(parseEditor({ state: 'ready' })).toBeNull();
});
