import { expect, test } from 'vitest';
import type { FormParam } from './editable-kind.ts';
import { formsLeftAt } from './leave-guard.tsx';

const forms = new Map<FormParam, string>([
  ['member', '7'],
  ['chain', 'new'],
]);

test.each([
  ['/admin/members?member=7', ['chain']],
  ['/admin/members?missing=phone&member=7', ['chain']],
  ['/admin/members?member=8', ['member', 'chain']],
  ['/admin/chains?chain=new', ['member']],
  ['/admin/chains?member=7', ['member', 'chain']],
  ['/admin', ['member', 'chain']],
  ['/?member=7', ['member', 'chain']],
  ['/login', ['member', 'chain']],
])('P6 navigating to %s leaves the forms %j', (path, left) => {
  const address = new URL(path, 'http://localhost');
  expect([...formsLeftAt(address, forms).keys()]).toEqual(left);
});
