import { panelPageIn } from 'ui/paths.ts';
import { expect, test } from 'vitest';
import { forwardedPath } from './old-addresses.ts';

test.each([
  ['/admin/import', '/admin/members/import'],
  ['/admin/words', '/admin/settings/words'],
  ['/admin/words?word=new', '/admin/settings/words?word=new'],
  ['/admin/try', '/admin/settings/try'],
  ['/admin/try?verdict=not-met#answers', '/admin/settings/try?verdict=not-met#answers'],
  ['/admin/people/', '/admin/settings/people'],
  ['/admin/account', '/admin/settings/account'],
  ['/admin/account?code=4711', '/admin/settings/account?code=4711'],
  ['/admin/history', '/admin/settings/history'],
  ['/admin?member=7', '/admin/members?member=7'],
  ['/admin/?chain=new', '/admin/chains?chain=new'],
  ['/admin#members', '/admin/members'],
  ['/admin#chains', '/admin/chains'],
  ['/admin#try', '/admin/settings/try'],
])('P8 %s leads to %s', (address, path) => {
  expect(forwardedPath(new URL(address, 'https://example.org'))).toBe(path);
});

test.each([
  '/admin',
  '/admin#access_token=x',
  '/admin/members?member=7',
  '/admin/chains?member=7',
  '/admin/seats',
  '/admin/settings?settings=1',
])('P8 %s has stayed where it was', (address) => {
  const url = new URL(address, 'https://example.org');
  expect(forwardedPath(url)).toBeNull();
  expect(panelPageIn(url.pathname)).not.toBeNull();
});
