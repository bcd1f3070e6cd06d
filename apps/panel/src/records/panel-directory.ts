/** The panel's directory: read once, updated by each save, re-read in the background (P2). */
import { configuredApi } from 'directory/api-address.ts';
import { readDirectory } from 'directory/edited-directory.ts';
import { chapterOf } from 'domain/chapter.ts';
import type { EditedDirectory } from 'domain/directory.ts';
import type { Expectation } from 'domain/expectation.ts';
import type { Member } from 'domain/member.ts';
import type { Stored } from 'domain/record.ts';
import { useSyncExternalStore } from 'react';
import { createStore } from 'ui/store.ts';
import { readExpectations } from './data-api.ts';
import type { EditableKind } from './editable-kind.ts';

/** What the panel shows: more than visitors read. */
export interface PanelDirectory extends EditedDirectory {
  /** Empty until they are read, and for a user who may not edit. */
  readonly expectations: readonly Expectation[];
  /** 'failed' until a read succeeds; a later read that fails keeps what was read. */
  readonly expectationsStatus: 'unread' | 'failed' | 'read';
}

type DirectoryState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly directory: PanelDirectory };

/** The expectations before they are read, and of a user who may not edit. */
const UNREAD = { expectations: [], expectationsStatus: 'unread' } as const;

const LOADING: DirectoryState = { status: 'loading' };
const store = createStore<DirectoryState>(LOADING);

/** Counts local changes: a read that began before a change is outdated. */
let changes = 0;

/** Numbers the reads: answers may arrive out of order, and any older than the one shown is dropped. */
let reads = 0;
let shown = 0;

export function useDirectory(): DirectoryState {
  return useSyncExternalStore(store.subscribe, store.current, () => LOADING);
}

/** The directory, for what is shown only once it has been read. @throws {Error} before that */
export function usePanelDirectory(): PanelDirectory {
  const state = useDirectory();
  if (state.status !== 'ready') throw new Error('The directory has not been read');
  return state.directory;
}

/** Reads the directory, keeping the current one meanwhile. A failure shows only if there is none. */
export async function loadDirectory(): Promise<void> {
  if (store.current().status === 'failed') store.publish(LOADING);
  const begun = changes;
  reads += 1;
  const read = reads;
  try {
    const directory = await readDirectory(configuredApi());
    if (begun !== changes || read < shown) return;
    shown = read;
    showRead(directory);
  } catch (reason) {
    console.warn('The directory could not be read:', reason);
    if (store.current().status !== 'ready') store.publish({ status: 'failed' });
  }
}

/**
 * Reads the expectations. Call it for a user who may edit: no one else may read them (E1).
 * @returns whether the directory has them.
 */
export async function loadExpectations(): Promise<boolean> {
  const before = readyDirectory();
  if (before === null) return false;
  if (before.expectationsStatus === 'failed') show({ ...before, expectationsStatus: 'unread' });
  const expectations = await readExpectations();
  const now = readyDirectory();
  if (now === null) return false;
  const isRead = now.expectationsStatus === 'read';
  if (expectations === null) {
    if (!isRead) show({ ...now, expectationsStatus: 'failed' });
    return false;
  }
  // Some were saved in the meantime: read again.
  if (now.expectations !== before.expectations) return loadExpectations();
  if (!isRead || !isSameList(now.expectations, expectations)) {
    show({ ...now, expectations, expectationsStatus: 'read' });
  }
  return true;
}

function readyDirectory(): PanelDirectory | null {
  const state = store.current();
  return state.status === 'ready' ? state.directory : null;
}

function show(directory: PanelDirectory): void {
  store.publish({ status: 'ready', directory });
}

function showRead(read: EditedDirectory): void {
  const before = readyDirectory();
  if (before !== null && isSameDirectory(before, read)) return;
  const { expectations, expectationsStatus } = before ?? UNREAD;
  show({ ...read, expectations, expectationsStatus });
}

/** False once it is known that nothing is expected (E1). */
export function mayHaveExpectations(directory: PanelDirectory): boolean {
  return directory.expectationsStatus !== 'read' || directory.expectations.length > 0;
}

/** Adds saved records to the directory, replacing those with the same ids. */
export function keepRecords<T extends Stored>(kind: EditableKind<T>, records: readonly T[]): void {
  const saved = new Map(records.map((record) => [record.id, record]));
  change(kind, (kept) => {
    const replaced = kept.map((record) => {
      const now = saved.get(record.id) ?? record;
      saved.delete(record.id);
      return now;
    });
    return [...replaced, ...saved.values()];
  });
}

/** Removes deleted records from the directory. */
export function forgetRecords<T extends Stored>(
  kind: EditableKind<T>,
  ids: readonly string[],
): void {
  const gone = new Set(ids);
  change(kind, (kept) => kept.filter(({ id }) => !gone.has(id)));
}

/** The records of a kind. The cast is safe: the kind defines which list contains its records. */
export function recordsOf<T extends Stored>(directory: PanelDirectory, { list }: EditableKind<T>) {
  return directory[list] as readonly Stored[] as readonly T[];
}

function change<T extends Stored>(
  kind: EditableKind<T>,
  update: (kept: readonly T[]) => readonly T[],
): void {
  const before = readyDirectory();
  changes += 1;
  if (before === null) return;
  const records = update(recordsOf(before, kind));
  const directory = { ...before, [kind.list]: records };
  const { settings, categories, words } = before;
  const isSameChapter =
    directory.settings === settings &&
    directory.categories === categories &&
    directory.words === words;
  // The check of expected answers and the engine compare chapters by identity.
  const chapter = isSameChapter ? directory.chapter : chapterOf(directory);
  show({ ...directory, chapter });
}

/** Whether two reads of the directory are equal, so that nothing needs to be rendered or indexed again. Pure. */
export function isSameDirectory(before: EditedDirectory, now: EditedDirectory): boolean {
  return (
    isSameList(before.members, now.members) &&
    isSameList(before.chains, now.chains) &&
    isSameList(before.settings, now.settings) &&
    isSameList(before.categories, now.categories) &&
    isSameList(before.words, now.words)
  );
}

function isSameList<T extends object>(before: readonly T[], now: readonly T[]): boolean {
  return before.length === now.length && before.every((record, at) => isSame(record, now[at]));
}

/** Parsed rows of a table have the same fields, each a string, a number or null. */
function isSame<T extends object>(record: T, other: T | undefined): boolean {
  if (other === undefined) return false;
  return Object.entries(record).every(([name, value]) => value === Reflect.get(other, name));
}

/** Reads now, and whenever the page becomes visible. @returns the function that ends this. */
export function keepUpToDate(read: () => Promise<unknown>): () => void {
  const readIfVisible = () => {
    if (document.visibilityState === 'visible') void read();
  };
  void read();
  document.addEventListener('visibilitychange', readIfVisible);
  return () => document.removeEventListener('visibilitychange', readIfVisible);
}

/** The home chapter as most of its members write it; a new member most likely belongs to it (K1). */
export function homeChapterOf(members: readonly Member[], town: string): string {
  const home = town.toLowerCase();
  const counts = new Map<string, number>();
  for (const { chapter: name } of members) {
    if (name?.toLowerCase().includes(home)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? town;
}
