import { expect, test } from 'vitest';
import { PAGE_SIZE, pageOf } from './paging.ts';

const rows = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, position) => position);

test('P2 a list has fifty records per page, and one page when it is empty', () => {
  expect(pageOf(rows, 0)).toEqual({ rows: rows.slice(0, PAGE_SIZE), page: 0, pages: 3 });
  expect(pageOf(rows.slice(0, PAGE_SIZE), 0).pages).toBe(1);
  expect(pageOf([], 0)).toEqual({ rows: [], page: 0, pages: 1 });
});

test('P2 a page number past the end shows the last page', () => {
  expect(pageOf(rows, 7)).toEqual({ rows: rows.slice(-1), page: 2, pages: 3 });
});
