/** The one question of the page. A real form, so that it also works before the script has loaded. */
import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { scriptOnDemand } from 'ui/load-on-demand.ts';
import { useSearch } from '../page/search-context.tsx';
import * as searchTexts from '../texts/search.ts';
import { NEED_FIELD } from './answer/need.tsx';
import type { SuggestionList } from './suggestion-list.tsx';
import { optionId, type Suggestions, useSuggestions } from './use-suggestions.ts';

/** Milliseconds without a key press before the count is announced; announcing each letter would interrupt typing. */
const TYPING_PAUSE_MS = 600;

export function SearchForm() {
  const { address, searchFor } = useSearch();
  const { need } = address;
  const { suggestions, combobox, suggestionList } = useCombobox(searchFor);
  const hasNeed = need !== '';
  // The button moves beside the input to make room for the list, and stays there.
  const isInOneLine = hasNeed || suggestions.isTyped;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    suggestions.close();
    searchFor(String(new FormData(event.currentTarget).get('q') ?? ''));
  }

  return (
    <search className="block max-w-3xl">
      <form action="/" method="get" onSubmit={submit}>
        <Question hasNeed={hasNeed} />
        <div
          className={`relative flex flex-wrap gap-2 ${hasNeed ? 'mt-1' : 'mt-6 in-data-asked:mt-1'}`}
        >
          <input
            id={NEED_FIELD}
            type="text"
            name="q"
            {...combobox}
            defaultValue={need}
            placeholder={searchTexts.placeholder}
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
            // At twice the text size, the button moves below rather than leave no room to type.
            className={`min-h-13 min-w-0 grow-999 rounded-lg border border-edge bg-sheet px-3 text-lg text-ink placeholder:text-quiet placeholder:italic sm:px-4 ${isInOneLine ? 'basis-36' : 'basis-full in-data-asked:basis-36 sm:basis-36'}`}
          />
          <Button variant="primary" type="submit" className="min-h-13 grow">
            <span className="text-lg whitespace-nowrap">{searchTexts.findPath}</span>
          </Button>
          {suggestionList}
        </div>
        <ErrorBoundary>
          <SuggestionCount list={suggestions.list} />
        </ErrorBoundary>
      </form>
    </search>
  );
}

/** The input as a combobox, and its list, whose script loads once the input is used. */
function useCombobox(searchFor: (need: string) => void) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [List, setList] = useState<typeof SuggestionList | null>(null);
  const suggestions = useSuggestions(choose, List !== null);
  const { list, active } = suggestions;
  const isOpen = list.length > 0;

  function loadList() {
    if (List !== null) return;
    scriptOnDemand(import('./suggestion-list.tsx')).then(
      ({ SuggestionList }) => setList(() => SuggestionList),
      // The search works without suggestions.
      console.warn,
    );
  }

  function choose(suggested: string) {
    if (input.current) input.current.value = suggested;
    suggestions.close();
    searchFor(suggested);
  }

  const combobox: ComponentProps<'input'> = {
    ref: input,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': active < 0 ? undefined : optionId(listId, active),
    onFocus() {
      suggestions.prepare();
      loadList();
    },
    onInput(event) {
      loadList();
      suggestions.typed(event.currentTarget.value);
    },
    onKeyDown: suggestions.onKeyDown,
    onBlur: suggestions.close,
  };
  const suggestionList = List !== null && isOpen && (
    <ErrorBoundary>
      <List id={listId} suggestions={suggestions} onChoose={choose} />
    </ErrorBoundary>
  );
  return { suggestions, combobox, suggestionList };
}

function Question({ hasNeed }: { readonly hasNeed: boolean }) {
  return (
    <>
      <h1
        className={
          hasNeed
            ? 'sr-only'
            : 'welcome font-serif text-4xl leading-tight tracking-tight sm:text-6xl'
        }
      >
        <label htmlFor={NEED_FIELD}>{searchTexts.question}</label>
      </h1>
      {!hasNeed && (
        <p className="welcome mt-2 text-lg text-balance text-quiet">{searchTexts.promise}</p>
      )}
    </>
  );
}

/** Tells a screen reader how many suggestions there are, once typing pauses. */
function SuggestionCount({ list }: Pick<Suggestions, 'list'>) {
  const [announced, announce] = useState('');
  useEffect(() => {
    const words = list.length === 0 ? '' : searchTexts.suggestionCount(list.length);
    const waiting = setTimeout(() => announce(words), TYPING_PAUSE_MS);
    return () => clearTimeout(waiting);
  }, [list]);
  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}
