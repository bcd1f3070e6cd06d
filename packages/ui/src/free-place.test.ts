import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, freePlace, scrollToFreePlace } from './free-place.ts';

const PHONE = { width: 360, height: 740 };
const TOAST = { width: 336, height: 60 };

test('S6 a toast is centered at the bottom of an empty screen', () => {
  expect(freePlace(TOAST, PHONE, [])).toEqual({ left: 12, top: 668 });
});

test('S6 a toast is placed above the buttons at the bottom', () => {
  const call: Box = { left: 20, top: 650, width: 320, height: 48 };
  expect(freePlace(TOAST, PHONE, [call])?.top).toBe(588);
});

test('S6 on a wide screen a toast is placed beside a button at the bottom', () => {
  const wide = { width: 1280, height: 740 };
  const copy: Box = { left: 500, top: 600, width: 300, height: 140 };
  expect(freePlace(TOAST, wide, [copy])).toEqual({ left: 12, top: 668 });
});

test('S6 a screen without room has no place, and neither has one that is too small', () => {
  const above: Box = { left: 0, top: 0, width: 360, height: 400 };
  const below: Box = { left: 0, top: 450, width: 360, height: 290 };
  expect(freePlace(TOAST, PHONE, [above, below])).toBeNull();
  expect(freePlace(TOAST, { width: 320, height: 740 }, [])).toBeNull();
  expect(freePlace(TOAST, { width: 360, height: 50 }, [])).toBeNull();
});

test('S6 the nearest free place is found by scrolling up or down, as far as the page reaches', () => {
  const answer: Box = { left: 0, top: -40, width: 360, height: 760 };
  const scroll = (up: number, down: number) =>
    scrollToFreePlace(TOAST, PHONE, [answer], { up, down });
  expect(scroll(200, 200)).toBe(56);
  expect(scroll(200, 40)).toBe(-104);
  expect(scroll(80, 40)).toBeNull();
});

test('S6 a free band of the screen is found wherever it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 640 }), (end) => {
      const start = end - 80;
      const above: Box = { left: 0, top: 0, width: 360, height: start };
      const below: Box = { left: 0, top: end, width: 360, height: 740 - end };
      const top = freePlace(TOAST, PHONE, [above, below])?.top ?? Number.NaN;
      expect(top).toBeGreaterThanOrEqual(start);
      expect(top + TOAST.height).toBeLessThanOrEqual(end);
    }),
  );
});
