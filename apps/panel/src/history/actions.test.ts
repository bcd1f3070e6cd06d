import { expect, test } from 'vitest';
import { IDS_PER_DELETE } from '../records/data-api.ts';
import {
  isCut,
  isOnlyDeletion,
  joinActions,
  type PastImport,
  parseAction,
  sizeOf,
  undoQuestion,
  wordsOf,
} from './actions.ts';

const ROW = {
  at: '2026-11-16T10:00:00+00:00',
  table_name: 'members',
  account_id: 'ann',
  account_email: 'ann@example.com',
  added: 0,
  changed: 0,
  deleted: 0,
  first_ids: [1],
};

function row(changes: object, imports: readonly PastImport[] = []) {
  const action = parseAction({ ...ROW, ...changes }, imports);
  if (action === null) throw new Error('No action');
  return action;
}

const at = (seconds: number) => `2026-11-16T10:00:${String(seconds).padStart(2, '0')}+00:00`;
const wordsOfAll = (rows: Parameters<typeof joinActions>[0]) => joinActions(rows).map(wordsOf);

test('P7 the changes of one request to several tables are one action, by one person', () => {
  const members = row({ deleted: 48 });
  const chains = row({ table_name: 'referral_chains', deleted: 12, changed: 1 });
  const bob = row({ account_email: 'bob@example.com', added: 2 });
  const [action, other] = joinActions([members, chains, bob]);
  expect([action, other].map((each) => each && wordsOf(each))).toEqual([
    '48 members deleted, 1 referral chain changed, 12 referral chains deleted',
    '2 members added',
  ]);
  expect(action && sizeOf(action)).toBe(61);
  expect(action && isOnlyDeletion(action)).toBe(false);
  expect(isOnlyDeletion([members])).toBe(true);
});

test('P7 a deletion of so many that it took several requests is one action', () => {
  const full = (seconds: number, changes = {}) =>
    row({ at: at(seconds), deleted: IDS_PER_DELETE, ...changes });
  const rest = row({ at: at(3), deleted: 7 });
  expect(wordsOfAll([rest, full(2), full(1)])).toEqual(['207 members deleted']);
  // Two deletions that are complete by themselves; another table, person or time.
  expect(wordsOfAll([rest, row({ at: at(2), deleted: 7 })])).toHaveLength(2);
  expect(wordsOfAll([rest, full(2, { table_name: 'referral_chains' })])).toHaveLength(2);
  expect(wordsOfAll([rest, full(2, { account_email: 'bob@example.com' })])).toHaveLength(2);
  expect(wordsOfAll([row({ at: at(59), deleted: 7 }), full(2)])).toHaveLength(2);
  expect(wordsOfAll([row({ at: at(3), added: 1 }), full(2)])).toHaveLength(2);

  expect(isCut([rest])).toBe(false);
  expect(isCut([rest, full(2)])).toBe(true);
});

test('P7 P12 the requests of an import are one action, whatever was saved between them', () => {
  const times = [at(1), at(4)];
  const imports = [{ id: 'import', table: 'members', times }];
  const removed = row({ at: at(4), deleted: 5 }, imports);
  const saved = row({ at: at(1), added: 20, changed: 3 }, imports);
  const bob = row({ at: at(2), changed: 1, account_email: 'bob@example.com' }, imports);
  const [action, other] = joinActions([removed, bob, saved]);
  expect(action && wordsOf(action)).toBe(
    'Import: 20 members added, 3 members changed, 5 members deleted',
  );
  expect(action && undoQuestion(action)).toBe('Undo all of it? That deletes 20 members.');
  expect(other && wordsOf(other)).toBe('1 member changed');
  // The same time in another table is not the import's.
  expect(row({ at: at(1), table_name: 'own_words', added: 1 }, imports).partOf).toBeNull();
});

test.each([{ at: null }, { table_name: 7 }, { added: null }, { first_ids: null }])(
  'P7 a row with %j is no action',
  (changes) => expect(parseAction({ ...ROW, ...changes }, [])).toBeNull(),
);
