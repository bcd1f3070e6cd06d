import { member } from 'domain/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { editableMembers } from '../../records/editable-kind.ts';
import { addLastImport } from './last-imports.ts';

test('an import can be undone on a page served without TLS', async () => {
  // Browsers have no crypto.randomUUID there.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const done = { added: [member()], updated: [], removed: [] };
  await expect(addLastImport(editableMembers, '1 added', done)).resolves.toBeTypeOf('function');
});
