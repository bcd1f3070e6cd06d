/** The one question of the page. A real form, so that it also works before the script has loaded. */
import { type FormEvent, useId } from 'react';
import { buttonClass } from '../../components/button.ts';
import { Examples } from './examples.tsx';

interface Props {
  /** What was searched, or '' before. */
  readonly need: string;
  readonly onSearch: (typed: string) => void;
  /** Called when the visitor reaches for the input. */
  readonly onReach: () => void;
}

export function SearchForm({ need, onSearch, onReach }: Props) {
  const inputId = useId();
  const asked = need !== '';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
  }

  return (
    <search className="block max-w-3xl">
      <form action="/" method="get" onSubmit={submit}>
        <h1
          className={
            asked
              ? 'sr-only'
              : 'welcome font-serif text-4xl leading-tight tracking-tight sm:text-6xl'
          }
        >
          <label htmlFor={inputId}>What do you need?</label>
        </h1>
        {!asked && (
          <p className="welcome mt-2 text-lg text-balance text-quiet">
            Pathfinder names the chapter member who should handle it, and writes the introduction.
          </p>
        )}
        <div
          className={`flex gap-2 ${asked ? 'mt-1' : 'mt-6 flex-wrap in-data-asked:mt-1 in-data-asked:flex-nowrap sm:flex-nowrap'}`}
        >
          <input
            id={inputId}
            type="text"
            name="q"
            onFocus={onReach}
            onInput={onReach}
            defaultValue={need}
            placeholder="roof leak"
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-13 w-full min-w-0 rounded-lg border border-edge bg-sheet px-3 text-lg sm:px-4 text-ink placeholder:text-quiet"
          />
          <button
            type="submit"
            className={`${buttonClass('primary')} min-h-13 ${asked ? '' : 'w-full in-data-asked:w-auto sm:w-auto'}`}
          >
            <span className="text-lg whitespace-nowrap">Find Path</span>
          </button>
        </div>
      </form>
      {!asked && (
        <div className="welcome mt-3">
          <Examples onSearch={onSearch} />
        </div>
      )}
    </search>
  );
}
