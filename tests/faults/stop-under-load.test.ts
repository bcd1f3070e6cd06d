/** Two stops under load; `npm run faults` runs fifty. */
import { expect, test } from 'vitest';
import { stopUnderLoad } from './stop-under-load.ts';

test('W3 SIGTERM under load answers every accepted request', async () => {
  const stopped = await stopUnderLoad(2, 1);
  expect(stopped).toMatchObject({ rounds: 2, reset: 0, failed: 0 });
});
