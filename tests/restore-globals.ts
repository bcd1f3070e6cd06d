/**
 * At the end of each test file, undoes what its tests replaced: the next file runs in the same process, and its
 * `beforeAll` comes before any reset between tests.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
