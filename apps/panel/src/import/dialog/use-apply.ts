/** Applies the chosen rows, or explains why nothing was written. */
import type { Stored } from 'domain/record.ts';
import { useState } from 'react';
import type { EditableKind } from '../../records/editable-kind.ts';
import { loadDirectory } from '../../records/panel-directory.ts';
import { RequestFailed, wordsFor } from '../../records/request-failed.ts';
import type { DoneImport } from '../apply/done-import.ts';
import { type Chosen, importRows } from '../apply/import-rows.ts';

const CONFLICT =
  'Someone else has saved some of these records, so nothing was imported. ' +
  'The preview now shows the current records and keeps your choices. Check it and import again.';

interface Apply<T extends Stored> {
  readonly isWriting: boolean;
  /** Why the last attempt wrote nothing. */
  readonly error: string | null;
  /** @returns null when nothing was written. */
  readonly apply: (chosen: Chosen<T>) => Promise<DoneImport<T> | null>;
}

export function useApply<T extends Stored>(kind: EditableKind<T>, records: readonly T[]): Apply<T> {
  const [isWriting, setWriting] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function apply(chosen: Chosen<T>): Promise<DoneImport<T> | null> {
    setError(null);
    setWriting(true);
    try {
      return await importRows(kind, chosen, records);
    } catch (reason) {
      setError(await explain(reason));
      return null;
    } finally {
      setWriting(false);
    }
  }

  return { isWriting, error, apply };
}

async function explain(reason: unknown): Promise<string> {
  if (!(reason instanceof RequestFailed)) throw reason;
  // The server may have applied the request although no response arrived.
  if (reason.failure === 'unreachable') return `${wordsFor(reason)} Nothing is added twice.`;
  if (reason.failure !== 'stale') return `Nothing was imported. ${wordsFor(reason)}`;
  await loadDirectory();
  return CONFLICT;
}
