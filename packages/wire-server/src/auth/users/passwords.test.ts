import { expect, test } from 'vitest';
import { hashPassword, isPasswordHash, passwordMatches } from './passwords.ts';

const MAX_RUNNING = 2;
const MAX_WAITING = 1000;
const TOO_MANY = 1100;
/** Refused by the library at once, so that a full queue empties quickly. */
const NO_HASH = '$argon2id$no-hash';

test('U3 a full queue refuses work until there is room again', async () => {
  const asked = Array.from({ length: TOO_MANY }, () => isPasswordHash(NO_HASH));
  const answers = await Promise.allSettled(asked);
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(TOO_MANY - MAX_RUNNING - MAX_WAITING);
  for (const refusal of refused) expect(refusal).toMatchObject({ reason: { status: 503 } });
  expect(await isPasswordHash(NO_HASH)).toBe(false);
});

test('U3 only the right password matches its hash, and none matches without one', async () => {
  const hash = await hashPassword('correct horse');
  expect(await isPasswordHash(hash)).toBe(true);
  expect(await passwordMatches('correct horse', hash)).toBe(true);
  expect(await passwordMatches('wrong horse', hash)).toBe(false);
  expect(await passwordMatches('correct horse', null)).toBe(false);
});
