/** Answers that arrive out of order (P2). */
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLatestRead } from './latest-read.ts';

test('P2 the answer to an older read does not replace that to a newer one', async () => {
  const [older, newer] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const answers = [older.promise, newer.promise];
  const read = () => answers.shift() ?? Promise.reject(new Error('Read too often'));
  const { result, act } = await renderHook(() => useLatestRead(read));
  const reads = [result.current.readAgain(), result.current.readAgain()];
  newer.resolve('newer');
  await act(async () => void (await reads[1]));
  expect(result.current.value).toBe('newer');
  older.resolve('older');
  await act(async () => void (await reads[0]));
  expect(result.current.value).toBe('newer');
});
