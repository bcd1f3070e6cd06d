import { expect, test } from 'vitest';
import { forwardedPath } from './section-links.tsx';

test.each([
  ['/admin?member=7', '/admin/members?member=7'],
  ['/admin/?chain=new', '/admin/chains?chain=new'],
  ['/admin#members', '/admin/members'],
  ['/admin#chains', '/admin/chains'],
  ['/admin#try', '/admin/try'],
  ['/admin', null],
  ['/admin#access_token=x', null],
  ['/admin/chains?member=7', null],
])('P1 %s leads to %s', (address, path) => {
  expect(forwardedPath(new URL(address, 'https://example.org'))).toBe(path);
});
