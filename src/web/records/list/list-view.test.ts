import { expect, test } from 'vitest';
import { WHOLE_LIST, wantedPage } from './list-view.ts';
import { PAGE_SIZE } from './paging.ts';

const records = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, position) => ({
  id: String(position),
}));

test('P2 the page of the record to be shown is drawn, as long as it is there', () => {
  const shown = { id: String(PAGE_SIZE), isSaved: true };
  expect(wantedPage({ ...WHOLE_LIST, page: 2, shown }, records)).toBe(1);
  expect(wantedPage({ ...WHOLE_LIST, page: 2, shown: { ...shown, id: 'gone' } }, records)).toBe(2);
});
