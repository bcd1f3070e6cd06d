import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** Light modules around a code. */
const MARGIN = 4;

/** The corner that scanners look for: 7 × 7 modules. */
const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

test('a QR code has its three corners, upright, within a light margin', () => {
  const { size, path } = qrPath('https://chapter.example.com/members/0a1b');
  const dark = new Set(
    Array.from(path.matchAll(/M(\d+) (\d+)h1v1h-1z/g), ([, x, y]) => `${x} ${y}`),
  );
  const square = (left: number, top: number) =>
    FINDER.map((row, y) =>
      Array.from(row, (_, x) => (dark.has(`${left + x} ${top + y}`) ? '#' : '.')).join(''),
    );
  const far = size - MARGIN - FINDER.length;
  for (const [left, top] of [
    [MARGIN, MARGIN],
    [far, MARGIN],
    [MARGIN, far],
  ] as const) {
    expect(square(left, top)).toEqual(FINDER);
  }
  expect(square(far, far)).not.toEqual(FINDER);
  const places = [...dark].flatMap((place) => place.split(' ').map(Number));
  expect(Math.min(...places)).toBe(MARGIN);
  expect(Math.max(...places)).toBe(size - MARGIN - 1);
});

test('a text that no QR code can hold is an error', () => {
  expect(() => qrPath('x'.repeat(5000))).toThrow();
});
