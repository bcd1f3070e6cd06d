/**
 * The form that is open: its address, which survives a reload and signing in again (P2), and its unsaved text, stored
 * for this tab so that it does too.
 */

import type { Row } from 'domain/columns.ts';
import { type Draft, draftOf, type Stored } from 'domain/record.ts';
import { sectionPath } from 'ui/paths.ts';
import { createStore } from 'ui/store.ts';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { type EditableKind, FORM_SECTIONS, type FormParam } from './editable-kind.ts';
import { newId } from './save-record.ts';

/** The id in the URL of the form for a new record. */
export const NEW = 'new';

/** The address of a form. @example formPath('member', NEW) // '/admin/members?member=new' */
export function formPath(param: FormParam, id: string): string {
  return `${sectionPath(FORM_SECTIONS[param])}?${new URLSearchParams({ [param]: id })}`;
}

export interface OpenForm {
  /** The id of the record whose form is open, NEW, or null when it is closed. */
  readonly id: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

export function useOpenForm<T extends Stored>({ param }: EditableKind<T>): OpenForm {
  const search = useSearch();
  return {
    id: new URLSearchParams(search).get(param),
    open(id) {
      if (addressed(param) !== id) navigate(addressWith(param, id));
    },
    // Replaces the form's history entry: Back must not reopen it.
    close: () => navigate(addressWith(param, null), { replace: true }),
  };
}

function addressed(param: FormParam): string | null {
  return new URLSearchParams(window.location.search).get(param);
}

/** Based on the current URL, which may also contain the list's filters. */
function addressWith(param: FormParam, id: string | null): string {
  const section = sectionPath(FORM_SECTIONS[param]);
  const isHere = window.location.pathname === section;
  const params = new URLSearchParams(isHere ? window.location.search : '');
  if (id === null) params.delete(param);
  else params.set(param, id);
  return params.size === 0 ? section : `${section}?${params}`;
}

const DRAFT_KEY = 'pathfinder-draft';

/** An unsaved draft, stored for this tab so that it survives a reload or a lost session. */
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
  return `${DRAFT_KEY}:${param}:${id}`;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

/** Per form with unsaved text, its id in the URL: a record's id, or NEW. */
export type Unsaved = ReadonlyMap<FormParam, string>;

const NOTHING: Unsaved = new Map();
const store = createStore(NOTHING);

export const unsavedForms = store.current;

/** @param id of the record in the form; null when nothing in it is unsaved. */
export function setUnsaved(param: FormParam, id: string | null): void {
  const next = new Map(store.current());
  if (id === null) next.delete(param);
  else next.set(param, id);
  store.publish(next);
}

/** The form as an Unsaved map, empty if it has no unsaved text. @param id of its record, or NEW. */
export function unsavedInForm(param: FormParam, id: string): Unsaved {
  return store.current().get(param) === id ? new Map([[param, id]]) : NOTHING;
}
