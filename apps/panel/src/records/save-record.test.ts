import { expect, onTestFinished, test, vi } from 'vitest';
import { newId } from './save-record.ts';

test('an import can be undone on a page served without TLS', () => {
  // Browsers have no crypto.randomUUID there.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
