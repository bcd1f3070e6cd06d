import { expect, test } from 'vitest';
import { isPanelPath } from './page-paths.ts';
import { panelPageIn } from './panel-paths.ts';

test.each([
  ['/admin', 'overview'],
  ['/admin/', 'overview'],
  ['/admin/chains', 'chains'],
  ['/admin/members/', 'members'],
  ['/admin/overview', null],
  ['/admin/members/7', null],
  ['/administration', null],
  ['/members', null],
])('S10 P1 %j is the panel page %j', (path, page) => {
  expect(panelPageIn(path)).toBe(page);
  if (page !== null) expect(isPanelPath(path)).toBe(true);
});

test.each(['/administration', '/members', '/'])('S10 %j is outside the panel', (path) => {
  expect(isPanelPath(path)).toBe(false);
});
