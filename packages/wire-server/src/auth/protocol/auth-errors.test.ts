import { expect, test } from 'vitest';
import { DatabaseUnavailable, DiskFull, SqlError } from '../../db/database-errors.ts';
import { toAuthError } from './auth-errors.ts';

const sqlError = (code: string, message = '') => new SqlError({ code, message });

test.each([
  ['an unavailable database', new DatabaseUnavailable('gone'), 503, 'unexpected_failure'],
  ['its disk is full', new DiskFull(), 503, 'unexpected_failure'],
  ['a deadlock', sqlError('40P01'), 503, 'unexpected_failure'],
  ['a lock that took too long', sqlError('57014'), 503, 'unexpected_failure'],
  ['a lost race', sqlError('23505'), 409, 'conflict'],
  ['a user deleted meanwhile', sqlError('23503'), 409, 'conflict'],
  ['metadata too large', sqlError('23514', 'metadata_fits_a_token'), 400, 'validation_failed'],
  [
    'a client that leaves while sending',
    Object.assign(new Error('aborted'), { code: 'ECONNRESET' }),
    400,
    'bad_json',
  ],
  ['a fault of ours', new TypeError('x is undefined'), 500, 'unexpected_failure'],
  ['a statement of ours that is wrong', sqlError('42601'), 500, 'unexpected_failure'],
] as const)('U1 %s', (_name, error, status, code) => {
  expect(toAuthError(error)).toMatchObject({ status, code });
});
