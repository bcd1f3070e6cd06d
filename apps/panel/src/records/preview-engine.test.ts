import { demoDirectory } from 'domain/demo';
import { chapter } from 'domain/testing';
import { knowledgeAssets } from 'engine/build';
import { afterEach, expect, test, vi } from 'vitest';
import { workbenchFor } from './preview-engine.tsx';

afterEach(() => vi.unstubAllGlobals());

test('S9 the engine is loaded once, and again only after a failure', async () => {
  const { json, terms } = knowledgeAssets();
  const read = vi.fn(async (address: string) =>
    Response.json(null, { status: address.includes('terms') ? 503 : 200 }),
  );
  vi.stubGlobal('fetch', read);
  const workbench = workbenchFor({ ...demoDirectory(), chapter });
  await expect(workbench()).rejects.toThrow('answered 503');

  read.mockImplementation(
    async (address) => new Response(address.includes('terms') ? new Uint8Array(terms) : json),
  );
  const made = await workbench();
  const requests = read.mock.calls.length;
  expect(await workbench()).toBe(made);
  expect(read).toHaveBeenCalledTimes(requests);
});
