import { expect, test } from 'vitest';
import { pageFinder } from './page-routes.ts';

const pageAt = pageFinder([
  '/',
  '/people',
  { path: '/people/:id', headers: { 'X-Robots-Tag': 'noindex' } },
  '/people/:id/card',
]);

test.each(['/', '/people', '/people/', '/people/7/card'])('%s is a page', (path) => {
  expect(pageAt(path)?.headers).toBeUndefined();
  expect(pageAt(path)?.path).toBe(path.replace(/(?<=.)\/$/, '').replace('7', ':id'));
});

test.each(['/people/7', '/people/7/', '/people/%E4%B8%AD', '/people/:id'])(
  'a parameter stands for any one segment: %s',
  (path) => {
    expect(pageAt(path)?.headers).toEqual({ 'X-Robots-Tag': 'noindex' });
  },
);

test.each(['/peopl', '/people//', '/people//card', '/people/7/8', '/people/7/card/8', '/7'])(
  'S10 %j is not a page',
  (path) => {
    expect(pageAt(path)).toBeNull();
  },
);
