/** The one question of the page. A real form, so that it also works before the script has loaded. */
import { type FormEvent, useId } from 'react';
import { buttonClass } from '../../components/button.ts';
import { NeedButtons } from './need-buttons.tsx';

const EXAMPLES = ['roof leak', 'drainage', 'realtor', 'wedding planner', 'SEO'];

interface Props {
  /** What was searched, or '' before. */
  readonly need: string;
  readonly onSearch: (typed: string) => void;
}

export function SearchForm({ need, onSearch }: Props) {
  const inputId = useId();
  const asked = need !== '';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
  }

  return (
    <search className={`block ${asked ? 'max-w-3xl' : 'max-w-3xl pt-6 sm:pt-14'}`}>
      <form action="/" method="get" onSubmit={submit}>
        <h1
          className={`font-serif tracking-tight text-balance ${asked ? 'text-lg' : 'text-4xl leading-tight sm:text-6xl'}`}
        >
          <label htmlFor={inputId}>What do you need?</label>
        </h1>
        <div className={`flex flex-wrap gap-2 sm:flex-nowrap ${asked ? 'mt-2' : 'mt-5'}`}>
          <input
            id={inputId}
            type="search"
            name="q"
            defaultValue={need}
            placeholder="roof leak"
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-13 w-full min-w-0 rounded-lg border border-edge bg-sheet px-4 text-lg text-ink placeholder:text-quiet"
          />
          <button
            type="submit"
            className={`${buttonClass('primary')} min-h-13 w-full px-6 sm:w-auto`}
          >
            <span className="text-lg whitespace-nowrap">Find Path</span>
          </button>
        </div>
      </form>
      {!asked && (
        <div className="mt-3 flex flex-wrap items-center gap-x-2 text-quiet">
          <p>Try an example:</p>
          <NeedButtons needs={EXAMPLES} onSearch={onSearch} />
        </div>
      )}
    </search>
  );
}
