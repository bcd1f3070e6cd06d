import { describe, expect, test } from 'vitest';
import { DatabaseUnavailable, DiskFull, SqlError } from '../db/database-errors.ts';
import { toRestError } from './rest-errors.ts';

const sqlError = (code: string) => new SqlError({ code, message: 'no' });

describe('W3 database errors become HTTP', () => {
  test.each([
    ['23503', 409],
    ['23505', 409],
    ['42P01', 404],
    ['23502', 400],
    ['22P02', 400],
    // PostgREST answers these with 500, yet a body alone can cause them.
    ['21000', 400],
    ['54000', 400],
    ['54001', 400],
    ['55000', 400],
    // The database chooses the status itself; a code that names none is any other error.
    ['PT409', 409],
    ['PT599', 599],
    ['PT200', 400],
    ['PT4XX', 400],
    ['40001', 500],
    ['40P01', 500],
    ['57014', 503],
    ['58030', 500],
    ['XX000', 500],
  ])('%s is %i', (code, status) => {
    expect(toRestError(sqlError(code), 'anon')).toMatchObject({ code, status });
  });

  test('42501 is 401 for a visitor and 403 for a signed-in user', async () => {
    const visitor = toRestError(sqlError('42501'), 'anon').toResponse();
    expect(visitor.status).toBe(401);
    expect(visitor.headers.get('www-authenticate')).toBe('Bearer');
    expect(toRestError(sqlError('42501'), 'authenticated').status).toBe(403);
  });

  test('an unavailable database is 503 with Retry-After', () => {
    const { status, headers } = toRestError(new DatabaseUnavailable('gone'), 'anon').toResponse();
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('1');
  });

  test('W3 a full disk is 503 with its own message', () => {
    const refusal = toRestError(new DiskFull(), 'anon');
    expect(refusal).toMatchObject({ status: 503, code: '53100' });
    expect(refusal.message).toContain('the disk of the server is full');
    expect(refusal.toResponse().headers.get('retry-after')).toBe('1');
  });

  test('a client that disconnects while sending is not a server error', () => {
    const hangUp = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    expect(toRestError(hangUp, 'anon')).toMatchObject({ code: 'PGRST102', status: 400 });
  });

  test('an unexpected error is a 500 without internal details', async () => {
    const response = toRestError(new Error('secret detail'), 'anon').toResponse();
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });
});
