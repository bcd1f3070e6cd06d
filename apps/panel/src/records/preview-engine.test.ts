import { demoDirectory } from 'domain/demo';
import { chapter } from 'domain/testing';
import { knowledgeAssets } from 'engine/build';
import { afterEach, expect, test, vi } from 'vitest';
import { previewEngineFor } from './preview-engine.tsx';

afterEach(() => vi.unstubAllGlobals());

test('S9 the engine is loaded once, and again only after a failure', async () => {
  const { json, terms } = knowledgeAssets();
  const read = vi.fn(async (address: string) =>
    Response.json(null, { status: address.includes('terms') ? 503 : 200 }),
  );
  vi.stubGlobal('fetch', read);
  const load = previewEngineFor({ ...demoDirectory(), chapter });
  await expect(load()).rejects.toThrow('answered 503');

  read.mockImplementation(
    async (address) => new Response(address.includes('terms') ? new Uint8Array(terms) : json),
  );
  const engine = await load();
  const requests = read.mock.calls.length;
  expect(await load()).toBe(engine);
  expect(read).toHaveBeenCalledTimes(requests);
});
