/** The command palette: finds members, chains, pages and actions by the letters typed. Its input is a combobox. */
import type { Directory } from 'domain/directory.ts';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { counted } from '../records/dates-and-counts.ts';
import { INPUT_CLASS } from '../records/panel-controls.tsx';
import { type Entry, entriesOf, findEntries } from './entries.ts';

interface Props {
  readonly directory: Directory;
  /** The pages of the panel. */
  readonly pages: readonly Entry[];
  readonly onClose: () => void;
}

export function Palette({ directory, pages, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const entries = useMemo(() => entriesOf(directory, pages), [directory, pages]);
  const found = useMemo(() => findEntries(entries, query), [entries, query]);
  useEffect(() => dialog.current?.showModal(), []);

  function open({ to }: Entry) {
    dialog.current?.close();
    // The browser itself opens the search page, so that it loads without the panel's style sheet.
    if (to === '/') window.location.assign(to);
    else navigate(to);
  }

  function move(event: KeyboardEvent) {
    // While an input method composes, it handles the keys.
    if (event.nativeEvent.isComposing) return;
    const chosen = found[active];
    if (event.key === 'Enter' && chosen) open(chosen);
    else if (event.key === 'ArrowDown') setActive((active + 1) % Math.max(found.length, 1));
    else if (event.key === 'ArrowUp')
      setActive((active + found.length - 1) % Math.max(found.length, 1));
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
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
        }}
        onKeyDown={move}
        placeholder="A name, a role or an action"
        autoComplete="off"
        dir="auto"
        className={INPUT_CLASS}
      />
      <div id={listId} role="listbox" aria-label="Found" tabIndex={-1} className="mt-2 empty:mt-0">
        {found.map((entry, i) => (
          <button
            key={entry.to}
            id={`${listId}-${i}`}
            type="button"
            role="option"
            aria-selected={i === active}
            tabIndex={-1}
            onClick={() => open(entry)}
            className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 rounded-lg px-3 py-1.5 text-left -outline-offset-3 [overflow-wrap:anywhere] hover:bg-accent-wash aria-selected:bg-accent-wash aria-selected:outline-3 aria-selected:outline-accent"
          >
            <span className="min-w-0">{entry.title}</span>
            <span className="line-clamp-2 max-w-1/2 text-right text-sm text-quiet">
              {entry.hint}
            </span>
          </button>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'px-3 py-2 text-quiet'}>
        {found.length > 0 ? counted(found.length, 'result') : 'Nothing found.'}
      </p>
    </dialog>
  );
}
