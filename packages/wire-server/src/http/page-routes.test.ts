import { expect, test } from 'vitest';
import { pageHeaders } from './page-routes.ts';

const headersOf = pageHeaders([
  '/',
  '/people',
  { path: '/people/:id', headers: { 'X-Robots-Tag': 'noindex' } },
  '/people/:id/card',
]);

test.each(['/', '/people', '/people/', '/people/7/card'])('%s is a page', (path) => {
  expect(headersOf(path)).toEqual({});
});

test.each(['/people/7', '/people/7/', '/people/%E4%B8%AD', '/people/:id'])(
  'a parameter stands for any one segment: %s',
  (path) => {
    expect(headersOf(path)).toEqual({ 'X-Robots-Tag': 'noindex' });
  },
);

test.each(['/peopl', '/people//', '/people//card', '/people/7/8', '/people/7/card/8', '/7'])(
  'S10 %j is no page',
  (path) => {
    expect(headersOf(path)).toBeNull();
  },
);
