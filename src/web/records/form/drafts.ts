/** What was typed and not yet saved, kept for this tab: a reload or a lost session does not lose it. */
import type { Row } from '../../../domain/directory.ts';
import { type Draft, draftOf, type Stored } from '../../../domain/record.ts';
import type { FormParam, KeptKind } from '../kept-kind.ts';
import { newId } from '../new-id.ts';
import { NEW } from '../open-form.ts';

const KEY = 'pathfinder-draft';

export interface KeptDraft<T extends Stored> {
  readonly draft: Draft<T>;
  /** What the draft was begun from; null for a new record. */
  readonly base: T | null;
  /** The id the record is saved with: a new one that is sent again after a reload is added once. */
  readonly recordId: string;
}

/** @param id of the record, or NEW: the form's name in the address. */
export function readDraft<T extends Stored>(kind: KeptKind<T>, id: string): KeptDraft<T> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind.param, id)) ?? 'null');
    if (!isRow(kept) || !isRow(kept.draft) || typeof kept.recordId !== 'string') return null;
    const base = isRow(kept.base) ? kind.parse(kept.base) : null;
    const texts = Object.entries(kept.draft).filter(([, text]) => typeof text === 'string');
    return {
      base,
      draft: { ...draftOf(kind, base), ...Object.fromEntries(texts) },
      recordId: kept.recordId,
    };
  } catch {
    // Storage may be forbidden, or hold what another program wrote: then there is no draft.
    return null;
  }
}

/** What was typed into this form before and not saved, or else the record as it is. */
export function beginDraft<T extends Stored>(
  kind: KeptKind<T>,
  id: string,
  record: T | null,
): KeptDraft<T> & { readonly isRestored: boolean } {
  const kept = readDraft(kind, id);
  if (kept) return { ...kept, isRestored: true };
  const recordId = id === NEW ? newId() : id;
  return { base: record, draft: draftOf(kind, record), recordId, isRestored: false };
}

export function keepDraft<T extends Stored>(kind: KeptKind<T>, id: string, kept: KeptDraft<T>) {
  try {
    sessionStorage.setItem(keyOf(kind.param, id), JSON.stringify(kept));
  } catch {
    // Without storage the open form is all there is, and leaving it warns.
  }
}

export function dropDraft(param: FormParam, id: string): void {
  try {
    sessionStorage.removeItem(keyOf(param, id));
  } catch {
    // Nothing could have been kept either.
  }
}

function keyOf(param: FormParam, id: string): string {
  return `${KEY}:${param}:${id}`;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}
