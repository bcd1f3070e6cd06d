import { afterEach, expect, test } from 'vitest';
import { answer, notAllowed } from './data-api.ts';
import type { RequestFailed } from './request-failed.ts';

afterEach(() => notAllowed.publish(null));

/** How a request answered with this code and status fails. */
async function failureOf(code: string, status: number): Promise<string> {
  const error = { code, message: 'refused', details: '', hint: '' };
  const request = { data: null, error, status } as unknown as Parameters<typeof answer>[0];
  return answer(request).then(
    () => 'none',
    (reason: RequestFailed) => reason.failure,
  );
}

test.each([
  ['PT409', 409, 'stale'],
  ['23505', 409, 'repeated'],
  ['53100', 503, 'full'],
  ['42501', 403, 'not-allowed'],
  ['42501', 401, 'signed-out'],
  ['PGRST301', 401, 'signed-out'],
  ['57P03', 503, 'unreachable'],
  ['', 0, 'unreachable'],
  ['23514', 400, 'refused'],
])(
  'W2 a request answered with code %j and status %i fails as %s',
  async (code, status, failure) => {
    expect(await failureOf(code, status)).toBe(failure);
  },
);

test('R4 only a refusal for lack of edit rights is kept for the panel', async () => {
  await failureOf('42501', 401);
  expect(notAllowed.current()).toBeNull();
  await failureOf('42501', 403);
  expect(notAllowed.current()).toBe('refused');
});
