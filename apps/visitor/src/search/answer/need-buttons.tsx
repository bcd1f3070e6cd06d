/** Needs that are searched with one click: examples (S2) and related searches (D4). */
import type { FormEvent } from 'react';

interface Props {
  readonly needs: readonly string[];
  readonly onSearch: (need: string) => void;
}

export function NeedButtons({ needs, onSearch }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) onSearch(submitter.value);
  }

  // A form of submit buttons, so that a need can be clicked before the script has loaded.
  return (
    <form action="/" method="get" onSubmit={submit} className="-mx-2 flex flex-wrap gap-x-1">
      {needs.map((need) => (
        <button
          key={need}
          type="submit"
          name="q"
          value={need}
          className="min-h-11 cursor-pointer rounded-lg px-2 font-medium text-accent underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent"
        >
          {need}
        </button>
      ))}
    </form>
  );
}
