/** The search combobox: the suggestions for the text so far, and its keys. */

import type { Suggestion } from 'engine';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useDirectory } from './directory-store.ts';

export interface Suggestions {
  /** Empty while the list is closed. */
  readonly list: readonly Suggestion[];
  /** Position of the option reached with the arrow keys; -1 for none. */
  readonly active: number;
  /** Whether the input contains typed text. */
  readonly isTyped: boolean;
  /** Builds the suggestion index, so that the first letter is answered at once. */
  readonly prepare: () => void;
  /** Suggests for the current text. */
  readonly typed: (text: string) => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const NONE: readonly Suggestion[] = [];
const CLOSED = { text: '', isOpen: false, active: -1 };

/** The element that aria-activedescendant names. */
export function optionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}

/**
 * @param onChoose called with the active suggestion when Enter is pressed.
 * @param canRender false until the script that renders the list has loaded: until then the list stays closed.
 */
export function useSuggestions(onChoose: (need: string) => void, canRender: boolean): Suggestions {
  const directory = useDirectory();
  const [{ text, isOpen, active: reached }, set] = useState(CLOSED);
  const engine = directory.status === 'ready' ? directory.engine : null;
  const [found, setFound] = useState(NONE);
  const show = useEffectEvent((suggestions: readonly Suggestion[]) => {
    const chosen = list[active]?.text;
    setFound(suggestions);
    // What Enter would choose stays the same, or is no longer chosen.
    if (chosen === undefined) return;
    set({ text, isOpen, active: suggestions.findIndex(({ text }) => text === chosen) });
  });
  // The engine may arrive after the text: the list then opens for the current text.
  useEffect(() => {
    if (!isOpen || engine === null) return setFound(NONE);
    let isOutdated = false;
    engine.suggest(text).then(
      (suggestions) => {
        if (!isOutdated) show(suggestions);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      isOutdated = true;
    };
  }, [isOpen, engine, text]);
  const list = isOpen && canRender ? found : NONE;
  const active = Math.min(reached, list.length - 1);

  const prepare = () => void engine?.suggest('').catch(console.error);
  const typed = (text: string) => set({ text, isOpen: true, active: -1 });
  const close = () => set({ text, isOpen: false, active: -1 });

  /** Opens the list. If suggestions for the current text are pending, the key selects one as soon as they arrive. */
  function open(current: string, key: 'ArrowDown' | 'ArrowUp') {
    const isAwaited = isOpen && current === text;
    const end = key === 'ArrowDown' ? 0 : Number.POSITIVE_INFINITY;
    set({ text: current, isOpen: true, active: isAwaited ? end : -1 });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // While an input method composes, it handles the keys. (Phones compose every word and still get
    // suggestions.)
    if (event.nativeEvent.isComposing) return;
    const { key, currentTarget } = event;
    const chosen = list[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (list.length === 0) return open(currentTarget.value, key);
      const last = list.length - 1;
      const next = key === 'ArrowDown' ? active + 1 : (active < 0 ? list.length : active) - 1;
      set({ text, isOpen, active: next > last ? 0 : next < 0 ? last : next });
    } else if (key === 'Enter' && chosen !== undefined) onChoose(chosen.text);
    else if (key === 'Escape' && isOpen) {
      close();
      // Where nothing was shown, Escape may mean to leave the page (S12).
      if (list.length === 0) return;
    } else return;
    event.preventDefault();
  }

  return { list, active, isTyped: text !== '', prepare, typed, close, onKeyDown };
}
