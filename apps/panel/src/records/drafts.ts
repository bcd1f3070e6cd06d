/** Unsaved drafts, stored for this tab so that they survive a reload or a lost session. */
import type { Row } from 'domain/columns.ts';
import { type Draft, draftOf, type Stored } from 'domain/record.ts';
import type { EditableKind, FormParam } from './editable-kind.ts';
import { newId } from './new-id.ts';
import { NEW } from './open-form.ts';

const KEY = 'pathfinder-draft';

export interface StoredDraft<T extends Stored> {
  readonly draft: Draft<T>;
  /** The record the draft is based on; null for a new record. */
  readonly base: T | null;
  /** The id to save with, so that a new record resent after a reload is added only once. */
  readonly recordId: string;
}

/** @param id of the record, or NEW, as in the URL. */
export function readDraft<T extends Stored>(
  kind: EditableKind<T>,
  id: string,
): StoredDraft<T> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind.param, id)) ?? 'null');
    if (!isRow(stored) || !isRow(stored.draft) || typeof stored.recordId !== 'string') return null;
    const base = isRow(stored.base) ? kind.parse(stored.base) : null;
    const texts = Object.entries(stored.draft).filter(([, text]) => typeof text === 'string');
    return {
      base,
      draft: { ...draftOf(kind, base), ...Object.fromEntries(texts) },
      recordId: stored.recordId,
    };
  } catch {
    // Storage may be blocked or contain another program's data: then there is no draft.
    return null;
  }
}

/** The unsaved draft of this form, or else a draft of the record. @param defaults what a new record begins with. */
export function beginDraft<T extends Stored>(
  kind: EditableKind<T>,
  id: string,
  record: T | null,
  defaults: Partial<Draft<T>>,
): StoredDraft<T> & { readonly isRestored: boolean } {
  const stored = readDraft(kind, id);
  if (stored) return { ...stored, isRestored: true };
  const recordId = id === NEW ? newId() : id;
  const draft = { ...draftOf(kind, record), ...(record ? {} : defaults) };
  return { base: record, draft, recordId, isRestored: false };
}

export function storeDraft<T extends Stored>(
  kind: EditableKind<T>,
  id: string,
  draft: StoredDraft<T>,
) {
  try {
    sessionStorage.setItem(keyOf(kind.param, id), JSON.stringify(draft));
  } catch {
    // Without storage the text is only in the open form; leaving it warns.
  }
}

export function dropDraft(param: FormParam, id: string): void {
  try {
    sessionStorage.removeItem(keyOf(param, id));
  } catch {
    // Without storage no draft was stored.
  }
}

function keyOf(param: FormParam, id: string): string {
  return `${KEY}:${param}:${id}`;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}
