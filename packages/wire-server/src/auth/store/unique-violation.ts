/** Recognizes unique violations, including those lost to a concurrent request. */
import { SqlError } from '../../db/errors.ts';

/** Postgres's unique_violation. */
const UNIQUE_VIOLATION = '23505';

export function isUniqueViolation(error: unknown): error is SqlError {
  return error instanceof SqlError && error.sqlState === UNIQUE_VIOLATION;
}
