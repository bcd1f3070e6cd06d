import { expect, test } from 'vitest';
import type { FormParam } from '../kept-kind.ts';
import { formsLeftAt } from './leaving.ts';

const forms = new Map<FormParam, string>([
  ['member', '7'],
  ['chain', 'new'],
]);

test.each([
  ['/admin?member=7&chain=new', []],
  ['/admin?chain=new&member=7#members', []],
  ['/admin?member=8&chain=new', ['member']],
  ['/admin?member=7', ['chain']],
  ['/admin', ['member', 'chain']],
  ['/?member=7&chain=new', ['member', 'chain']],
  ['/login', ['member', 'chain']],
])('P6 navigating to %s leaves the forms %j', (path, left) => {
  const address = new URL(path, 'http://localhost');
  expect([...formsLeftAt(address, forms).keys()]).toEqual(left);
});
