import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberIdIn, memberPath, panelPageIn } from './paths.ts';

/** No browser keeps '.' or '..' in a path. */
const ID = fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => !/^\.\.?$/.test(id));

test('S10 every id has an address that leads back to it', () => {
  fc.assert(
    fc.property(ID, (id) => {
      expect(memberIdIn(new URL(memberPath(id), 'http://localhost').pathname)).toBe(id);
    }),
    { examples: [['a/b?c#d %']] },
  );
});

test.each([
  ['/members/0a1b/', '0a1b'],
  ['/members/%E0%A4%A', '%E0%A4%A'],
  ['/members', null],
  ['/members/', null],
  ['/members/a/b', null],
  ['/', null],
])('S10 %j names the member %j', (path, id) => {
  expect(memberIdIn(path)).toBe(id);
});

test.each([
  ['/admin', 'overview'],
  ['/admin/', 'overview'],
  ['/admin/chains', 'chains'],
  ['/admin/members/', 'members'],
  ['/admin/members/import', 'import'],
  ['/admin/settings/history/', 'history'],
  ['/admin/overview', null],
  ['/admin/history', null],
  ['/admin/members/7', null],
  ['/administration', null],
  ['/members', null],
])('S10 P1 %j is the panel page %j', (path, page) => {
  expect(panelPageIn(path)).toBe(page);
});
