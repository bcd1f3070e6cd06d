/** Groups of tests that share one data API, once on each kind of database. */
import { afterAll, beforeAll, describe, test } from 'vitest';
import { BACKENDS, type PreparedBackend } from './backends.ts';
import { type DataApi, openDataApi } from './data-api.ts';

type Define = (it: ReturnType<typeof test.skipIf>, api: () => DataApi, here: boolean) => void;

/** `schema` is SQL that adds to the demo chapter, '' for nothing. `api` is there once a test or hook runs. */
export function onEveryDataApi(name: string, schema: string, define: Define): void {
  describe.each(BACKENDS)(`${name} on $name`, ({ here, prepare }) => {
    let backend: PreparedBackend | undefined;
    let api: DataApi | undefined;
    beforeAll(async () => {
      if (!here) return;
      backend = await prepare();
      api = await openDataApi(backend, schema);
    });
    afterAll(async () => {
      await api?.close();
      await backend?.remove();
    });
    define(
      test.skipIf(!here),
      () => {
        if (api === undefined) throw new Error('No data API is open');
        return api;
      },
      here,
    );
  });
}
