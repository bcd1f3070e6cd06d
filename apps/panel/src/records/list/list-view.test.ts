import { expect, test } from 'vitest';
import { itemsOf, WHOLE_LIST, wantedPage } from './list-view.ts';
import { PAGE_SIZE } from './paging.ts';

const records = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, position) => ({
  id: String(position),
}));

test('P2 the list turns to the page of the record to show, while that record exists', () => {
  const shown = { id: String(PAGE_SIZE), isSaved: true };
  expect(wantedPage({ ...WHOLE_LIST, page: 2, shown }, records)).toBe(1);
  expect(wantedPage({ ...WHOLE_LIST, page: 2, shown: { ...shown, id: 'gone' } }, records)).toBe(2);
});

const [ann, bob, cleo] = ['ann', 'bob', 'cleo'].map((id) => ({ id, version: 1 }));
const all = [ann, bob, cleo].filter((record) => record !== undefined);
const page = all.slice(0, 2);

function idsOf(openId: string | null): string[] {
  return itemsOf(page, all, openId).map(({ id, record }) => `${id}${record ? '' : ' is gone'}`);
}

test('P2 an open form replaces its row', () => {
  expect(idsOf(null)).toEqual(['ann', 'bob']);
  expect(idsOf('bob')).toEqual(['ann', 'bob']);
});

test('P2 P6 an open form stays when its row is on another page or was deleted', () => {
  expect(idsOf('cleo')).toEqual(['cleo', 'ann', 'bob']);
  expect(idsOf('dora')).toEqual(['dora is gone', 'ann', 'bob']);
});
