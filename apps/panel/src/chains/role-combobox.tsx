/** The text of one role, with suggestions: roles that somebody holds first, open seats marked (P4). */
import { type AriaAttributes, type KeyboardEvent, useId, useState } from 'react';
import { INPUT_CLASS } from '../records/panel-controls.tsx';
import { HolderText } from './holder-text.tsx';
import type { RoleSuggestion } from './role-suggestions.ts';

interface RoleComboboxProps
  extends Pick<
    AriaAttributes,
    'aria-label' | 'aria-keyshortcuts' | 'aria-describedby' | 'aria-invalid'
  > {
  readonly name: string | undefined;
  readonly value: string;
  readonly suggest: (typed: string) => readonly RoleSuggestion[];
  readonly onType: (typed: string) => void;
  /** Called for keys that are not about the suggestions. */
  readonly onKey: (event: KeyboardEvent) => void;
}

export function RoleCombobox(props: RoleComboboxProps) {
  const { value, suggest, onType, onKey, ...input } = props;
  const { found, active, isShown, show, choose, onKeyDown } = useSuggestions(props);
  const listId = useId();
  return (
    <>
      <input
        {...input}
        data-part="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        value={value}
        onChange={(event) => {
          onType(event.target.value);
          show(true);
        }}
        onClick={() => show(true)}
        onBlur={() => show(false)}
        onKeyDown={onKeyDown}
        dir="auto"
        className={INPUT_CLASS}
      />
      <SuggestionList id={listId} found={found} active={active} onChoose={choose} />
    </>
  );
}

/** The suggestions for what is typed: whether they are shown, and which of them the arrow keys have reached. */
function useSuggestions({ value, suggest, onType, onKey }: RoleComboboxProps) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = isOpen ? suggest(value).filter(({ role }) => role !== value) : [];
  const isShown = found.length > 0;

  function show(open: boolean) {
    setOpen(open);
    setActive(-1);
  }

  function choose(role: string) {
    onType(role);
    show(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const chosen = found[active];
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.altKey) return onKey(event);
    if (by !== 0) {
      if (!isShown) show(true);
      // Once around, with the text itself between the last and the first.
      else setActive(((active + 1 + by + found.length + 1) % (found.length + 1)) - 1);
    } else if (event.key === 'Enter' && chosen) choose(chosen.role);
    else if (event.key === 'Escape' && isShown) show(false);
    else {
      if (event.key === 'Enter') show(false);
      return onKey(event);
    }
    event.preventDefault();
  }

  return { found, active, isShown, show, choose, onKeyDown };
}

interface SuggestionListProps {
  readonly id: string;
  readonly found: readonly RoleSuggestion[];
  /** Its position in the list; -1 for none. */
  readonly active: number;
  readonly onChoose: (role: string) => void;
}

function SuggestionList({ id, found, active, onChoose }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggested roles"
      hidden={found.length === 0}
      className="absolute top-full z-20 mt-1 max-h-80 w-full min-w-60 overflow-y-auto rounded-lg border border-line bg-sheet p-1 shadow-lg"
    >
      {found.map(({ role, holder }, position) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text, which has the focus, handles the keys.
        <div
          key={role}
          ref={(option) => {
            if (position === active) option?.scrollIntoView({ block: 'nearest' });
          }}
          id={`${id}-${position}`}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          // Keeps the focus in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(role)}
          className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-md px-3 py-1 hover:bg-accent-wash aria-selected:bg-accent-wash aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent"
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">{role}</span>{' '}
          <HolderText holder={holder} />
        </div>
      ))}
    </div>
  );
}
