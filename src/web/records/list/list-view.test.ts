import { expect, test } from 'vitest';
import { PAGE_SIZE, pageOf, WHOLE_LIST } from './list-view.ts';

const ids = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, position) => String(position));

test('P2 a list has a page for every fifty, and one when it is empty', () => {
  expect(pageOf(WHOLE_LIST, ids)).toEqual({ page: 0, pages: 3 });
  expect(pageOf(WHOLE_LIST, ids.slice(0, PAGE_SIZE))).toEqual({ page: 0, pages: 1 });
  expect(pageOf(WHOLE_LIST, [])).toEqual({ page: 0, pages: 1 });
});

test('P2 the page that was asked for gives way to the last one there is', () => {
  expect(pageOf({ ...WHOLE_LIST, page: 7 }, ids).page).toBe(2);
});

test('P2 the page of the record to be shown is drawn, as long as it is there', () => {
  const shown = { id: String(PAGE_SIZE), isSaved: true };
  expect(pageOf({ ...WHOLE_LIST, shown }, ids).page).toBe(1);
  expect(pageOf({ ...WHOLE_LIST, page: 2, shown: { ...shown, id: 'gone' } }, ids).page).toBe(2);
});
