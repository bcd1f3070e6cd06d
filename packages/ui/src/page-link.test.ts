import type { MouseEvent } from 'react';
import { expect, test } from 'vitest';
import { opensElsewhere } from './page-link.tsx';

const PLAIN = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false } as MouseEvent;

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'a click with %s is left to the browser',
  (key) => {
    expect(opensElsewhere({ ...PLAIN, [key]: true })).toBe(true);
  },
);

test('a plain click is followed within the page', () => {
  expect(opensElsewhere(PLAIN)).toBe(false);
});
