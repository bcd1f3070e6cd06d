/** The search combobox: the suggestions for the text so far, and its keys. */
import { type KeyboardEvent, useMemo, useState } from 'react';
import type { Suggestion } from '../../../routing/suggestions/suggester.ts';
import { useDirectory } from './directory-store.ts';

export interface Suggestions {
  /** Empty while the list is closed. */
  readonly list: readonly Suggestion[];
  /** Position of the option reached with the arrow keys; -1 for none. */
  readonly active: number;
  /** Whether the input contains typed text. */
  readonly isTyped: boolean;
  /** Suggests for the current text. */
  readonly typed: (text: string) => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const CLOSED = { text: '', isOpen: false, active: -1 };

/** @param onChoose called with the active suggestion when Enter is pressed. */
export function useSuggestions(onChoose: (need: string) => void): Suggestions {
  const directory = useDirectory();
  const [{ text, isOpen, active }, set] = useState(CLOSED);
  const router = directory.status === 'ready' ? directory.router : null;
  // The engine may arrive after the text: the list then opens for the current text.
  const list = useMemo(
    () => (isOpen && router !== null ? router.suggest(text) : []),
    [isOpen, router, text],
  );

  const typed = (text: string) => set({ text, isOpen: true, active: -1 });
  const close = () => set({ text, isOpen: false, active: -1 });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // While an input method composes, it handles the keys. (Phones compose every word and still get
    // suggestions.)
    if (event.nativeEvent.isComposing) return;
    const { key, currentTarget } = event;
    const chosen = list[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (list.length === 0) return typed(currentTarget.value);
      const last = list.length - 1;
      const next = key === 'ArrowDown' ? active + 1 : (active < 0 ? list.length : active) - 1;
      set({ text, isOpen, active: next > last ? 0 : next < 0 ? last : next });
    } else if (key === 'Enter' && chosen !== undefined) onChoose(chosen.text);
    else if (key === 'Escape' && list.length > 0) close();
    else return;
    event.preventDefault();
  }

  return { list, active, isTyped: text !== '', typed, close, onKeyDown };
}
