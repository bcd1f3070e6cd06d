import { describe, expect, test } from 'vitest';
import { AuthError } from '../protocol/auth-errors.ts';
import { parseBanDuration } from './user-attributes.ts';

const HOUR_MS = 3_600_000;

describe('parseBanDuration', () => {
  test.each([
    ['24h', 24 * HOUR_MS],
    ['1h30m', 1.5 * HOUR_MS],
    ['1.5h', 1.5 * HOUR_MS],
    ['.5s', 500],
    ['300ms', 300],
    ['2m3s', 123_000],
    ['1000000ns', 1],
    ['1000µs', 1],
    ['1000μs', 1],
    ['1000us', 1],
    ['876000h', 876_000 * HOUR_MS],
    ['none', 0],
    ['0', 0],
    ['0s', 0],
  ])('U1 %s', (text, milliseconds) => {
    expect(parseBanDuration(text)).toBeCloseTo(milliseconds, 6);
  });

  test.each([
    '',
    '24',
    'h',
    '1d',
    '-1h',
    '1h ',
    '1 h',
    '1hh',
    'forever',
    '3000000h',
    '1e3h',
    `${'9'.repeat(400)}h`,
  ])('U1 %s is not a duration', (text) => {
    expect(() => parseBanDuration(text)).toThrow(AuthError);
  });

  test('U1 a long text that almost parses as a duration is refused quickly', () => {
    expect(() => parseBanDuration(`${'1.1.1h'.repeat(20_000)}!`)).toThrow(AuthError);
    expect(() => parseBanDuration(`${'1h'.repeat(100_000)}!`)).toThrow(AuthError);
    expect(() => parseBanDuration('1'.repeat(100_000))).toThrow(AuthError);
  });
});
