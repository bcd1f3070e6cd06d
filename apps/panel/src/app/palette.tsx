/**
 * The command palette and the search shortcuts: finds members, chains, pages and actions by the letters typed (P8). Its
 * input is a combobox.
 */
import type { Directory } from 'domain/directory.ts';
import { rolesOf, sequenceOf } from 'domain/role-sequence.ts';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { fold } from 'ui/fold.ts';
import { navigate } from 'wouter/use-browser-location';
import { counted } from '../records/dates-and-counts.ts';
import { useMayEdit } from '../records/my-access.tsx';
import { formPath, NEW } from '../records/open-form.ts';
import { INPUT_CLASS, TYPING } from '../records/panel-controls.tsx';
import { useDirectory } from '../records/panel-directory.ts';

interface Props {
  /** The pages of the panel. */
  readonly pages: readonly Entry[];
  readonly onClose: () => void;
}

export function Palette({ pages, onClose }: Props) {
  const { query, found, active, search, move } = useFound(pages);
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  useEffect(() => dialog.current?.showModal(), []);

  function open({ to }: Entry) {
    dialog.current?.close();
    // The browser itself opens the search page, so that it loads without the panel's style sheet.
    if (to === '/') window.location.assign(to);
    else navigate(to);
  }

  function onKeyDown(event: ReactKeyboardEvent) {
    // While an input method composes, it handles the keys.
    if (event.nativeEvent.isComposing) return;
    const chosen = found[active];
    if (event.key === 'Enter' && chosen) open(chosen);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Find members, chains and actions"
      onClose={onClose}
      closedby="any"
      className="mx-auto mt-[10dvh] w-[calc(100%-2rem)] max-w-xl rounded-xl border border-line bg-sheet p-3 text-ink backdrop:bg-black/60 open:rise"
    >
      <input
        type="text"
        role="combobox"
        aria-label="Find members, chains and actions"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
        value={query}
        onChange={({ target }) => search(target.value)}
        onKeyDown={onKeyDown}
        placeholder="A name, a role or an action"
        autoComplete="off"
        dir="auto"
        className={INPUT_CLASS}
      />
      <FoundList id={listId} found={found} active={active} onOpen={open} />
      <p role="status" className={found.length > 0 ? 'sr-only' : 'px-3 py-2 text-quiet'}>
        {found.length > 0 ? counted(found.length, 'result') : 'Nothing found.'}
      </p>
    </dialog>
  );
}

/** Until the directory has been read, only pages and actions are found. */
const NOT_READ: Directory = { members: [], chains: [] };

/** What is typed, what that finds, and which of it the arrow keys have reached. */
function useFound(pages: readonly Entry[]) {
  const state = useDirectory();
  const directory = state.status === 'ready' ? state.directory : NOT_READ;
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const mayEdit = useMayEdit();
  const entries = useMemo(() => entriesOf(directory, pages, mayEdit), [directory, pages, mayEdit]);
  const found = useMemo(() => findEntries(entries, query), [entries, query]);

  function search(typed: string) {
    setQuery(typed);
    setActive(0);
  }

  function move(by: -1 | 1) {
    setActive((active + by + found.length) % Math.max(found.length, 1));
  }

  return { query, found, active, search, move };
}

interface FoundListProps {
  readonly id: string;
  readonly found: readonly Entry[];
  /** Its position in the list. */
  readonly active: number;
  readonly onOpen: (entry: Entry) => void;
}

function FoundList({ id, found, active, onOpen }: FoundListProps) {
  return (
    <div id={id} role="listbox" aria-label="Found" tabIndex={-1} className="mt-2 empty:mt-0">
      {found.map((entry, i) => (
        <button
          key={entry.to}
          id={`${id}-${i}`}
          type="button"
          role="option"
          aria-selected={i === active}
          tabIndex={-1}
          onClick={() => onOpen(entry)}
          className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 rounded-lg px-3 py-1.5 text-left -outline-offset-3 [overflow-wrap:anywhere] hover:bg-accent-wash aria-selected:bg-accent-wash aria-selected:outline-3 aria-selected:outline-accent"
        >
          <span className="min-w-0">{entry.title}</span>
          <span className="line-clamp-2 max-w-1/2 text-right text-sm text-quiet">{entry.hint}</span>
        </button>
      ))}
    </div>
  );
}

/** What the palette finds. */
interface Entry {
  readonly title: string;
  /** What it is, or more about it. */
  readonly hint: string;
  /** The address it opens. */
  readonly to: string;
}

/** Entries shown at once: as many as fit a phone above its keyboard. */
const MAX_SHOWN = 7;

/** Everything that can be found: pages first, then actions, members and chains. */
export function entriesOf(
  { members, chains }: Directory,
  pages: readonly Entry[],
  mayEdit: boolean,
): readonly Entry[] {
  const additions = [
    { title: 'Add Member', hint: 'Action', to: formPath('member', NEW) },
    { title: 'Add Chain', hint: 'Action', to: formPath('chain', NEW) },
  ];
  return [
    ...pages,
    ...(mayEdit ? additions : []),
    { title: 'Back to search', hint: 'Page', to: '/' },
    ...members.map(({ id, member_name, profession_role, company }) => ({
      title: member_name,
      hint: [profession_role, company].filter(Boolean).join(', '),
      to: formPath('member', id),
    })),
    ...chains.map((chain) => ({
      title: chain.scenario,
      hint: sequenceOf(rolesOf(chain)),
      to: formPath('chain', chain.id),
    })),
  ];
}

/**
 * The entries that contain every word of the query, at most 7: first those whose title starts with the query, then
 * those where each of its words starts a word of the title, then the others.
 */
export function findEntries(entries: readonly Entry[], query: string): readonly Entry[] {
  const wanted = fold(query).trim();
  if (wanted === '') return entries.slice(0, MAX_SHOWN);
  const words = wanted.split(/\s+/);
  const ranked: [Entry[], Entry[], Entry[]] = [[], [], []];
  for (const entry of entries) {
    const title = fold(entry.title);
    const text = `${title}\n${fold(entry.hint)}`;
    if (!words.every((word) => text.includes(word))) continue;
    const startsWords = words.every((word) => ` ${title}`.includes(` ${word}`));
    ranked[title.startsWith(wanted) ? 0 : startsWords ? 1 : 2].push(entry);
  }
  return ranked.flat().slice(0, MAX_SHOWN);
}

interface Finding {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** The panel's search shortcuts: '/' searches the list shown, Ctrl+K (or ⌘K) searches everything. */
export function useFinding(): Finding {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const keys = new AbortController();
    document.addEventListener('keydown', find, { signal: keys.signal });
    return () => keys.abort();

    function find(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      // No shortcuts while a dialog is open.
      if (document.querySelector('dialog:modal') || event.isComposing || altKey) return;
      const isControl = ctrlKey || metaKey;
      if (isControl && key.toLowerCase() === 'k') setOpen(true);
      else if (key === '/' && !isControl) {
        if (target instanceof Element && target.matches(TYPING)) return;
        const search = document.querySelector<HTMLElement>('main input[type=search]');
        if (search) search.focus();
        else setOpen(true);
      } else return;
      event.preventDefault();
    }
  }, []);

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
