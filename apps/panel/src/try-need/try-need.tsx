/** Shows how a need routes with the current directory, and why. */

import type { Expectation } from 'domain/expectation.ts';
import type { ChapterPreview } from 'engine/admin';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from 'ui/button.ts';
import { ExpectThis } from './expectations/expect-this.tsx';
import { outcomeSummary } from './outcome-summary.ts';
import { OutcomeView } from './outcome-view.tsx';
import { type TriedNeed, useOutcome } from './use-outcome.ts';

interface Props {
  /** Created on first use: building its index takes a moment. */
  readonly workbench: () => Promise<ChapterPreview>;
  /** Null until they are read. */
  readonly expectations: readonly Expectation[] | null;
}

const NOTHING: TriedNeed = { need: '', exact: false };

export function TryNeed({ workbench, expectations }: Props) {
  const [tried, setTried] = useState(NOTHING);
  const state = useOutcome(workbench, tried);
  const section = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  const headingId = useId();
  const hintId = useId();

  // Scroll to the answer of a need just submitted, not to one that a save has changed.
  useEffect(() => {
    if (state.status === 'none' || !isAwaited.current) return;
    isAwaited.current = false;
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const need = String(new FormData(event.currentTarget).get('need') ?? '').trim();
    setTried({ need, exact: false });
    isAwaited.current = true;
  }

  return (
    <section ref={section} aria-labelledby={headingId}>
      <h2 id={headingId} className="font-serif text-2xl">
        Try it here
      </h2>
      <p id={hintId} className="mt-1 max-w-prose text-quiet">
        Type a need as a visitor would, and see who is named and why, with everything saved so far.
      </p>
      <form onSubmit={submit} className="mt-4 flex max-w-2xl gap-2">
        <input
          type="text"
          name="need"
          aria-label="A need to try"
          aria-describedby={hintId}
          required
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="roof leak"
          className="min-h-11 w-full min-w-0 rounded-lg border border-edge bg-sheet px-3 text-ink placeholder:text-quiet"
        />
        <button type="submit" className={`${buttonClass('primary')} shrink-0`}>
          Try it
        </button>
      </form>
      <p role="status" className="sr-only">
        {state.status === 'answered' && outcomeSummary(state.outcome)}
      </p>
      {state.status === 'failed' && <NotLoaded />}
      {state.status === 'answered' && (
        <OutcomeView outcome={state.outcome} onExact={(need) => setTried({ need, exact: true })} />
      )}
      {state.status === 'answered' && !tried.exact && expectations && (
        <ExpectThis need={tried.need} outcome={state.outcome} expectations={expectations} />
      )}
    </section>
  );
}

function NotLoaded() {
  return (
    <div role="alert" className="mt-5 max-w-2xl rounded-xl bg-danger-wash px-5 py-4">
      <p>The engine could not be loaded. Check your connection, then reload the page.</p>
      <button
        type="button"
        onClick={() => window.location.reload()}
        className={`${buttonClass('plain')} mt-3`}
      >
        Reload
      </button>
    </div>
  );
}
