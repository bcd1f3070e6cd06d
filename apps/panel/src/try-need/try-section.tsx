/**
 * Tries a need against the current directory: who is named, in which mode and why; below it the expected answers (E5).
 */
import type { Expectation } from 'domain/expectation.ts';
import type { Outcome } from 'engine';
import {
  type FormEvent,
  Fragment,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from 'ui/button.tsx';
import { Apart, ErrorBoundary } from 'ui/error-boundary.tsx';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { usePanelDirectory } from '../records/panel-directory.ts';
import { useLoadPreviewEngine } from '../records/preview-engine.tsx';
import { ExpectThis } from './expect-this.tsx';
import { ExpectationsSection } from './expectations-section.tsx';
import { OutcomeView, outcomeSummary } from './outcome-view.tsx';

interface TrySectionProps {
  /** Shown below the form of an expectation. */
  readonly renderHistory: (form: RecordForm<Expectation>) => ReactNode;
}

/** Tries a need, and lists the answers that the chapter expects (E5). */
export function TrySection({ renderHistory }: TrySectionProps) {
  const { expectations, expectationsStatus } = usePanelDirectory();
  return (
    <div className="grid grid-cols-1 gap-12">
      <Apart>
        <TryNeed expectations={expectationsStatus === 'read' ? expectations : null} />
        <ExpectationsSection renderHistory={renderHistory} />
      </Apart>
    </div>
  );
}

interface TryNeedProps {
  /** Null until they are read. */
  readonly expectations: readonly Expectation[] | null;
}

const NOTHING: TriedNeed = { need: '', exact: false };

/** Shows how a need routes with the current directory, and why. */
function TryNeed({ expectations }: TryNeedProps) {
  const [tried, setTried] = useState(NOTHING);
  const state = useOutcome(tried);
  const answered = state.status === 'answered' ? state : null;
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

  function tryNeed(need: string) {
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
      <ErrorBoundary>
        <NeedForm hintId={hintId} onTry={tryNeed} />
      </ErrorBoundary>
      <ErrorBoundary>
        <Announcement outcome={answered?.outcome ?? null} />
      </ErrorBoundary>
      {state.status === 'failed' && <NotLoaded />}
      {answered && (
        // Another need is drawn anew: without a correction, also after one whose answer could not be shown.
        <Fragment key={answered.need}>
          <Apart>
            <OutcomeView
              outcome={answered.outcome}
              onExact={(need) => setTried({ need, exact: true })}
            />
            {!answered.exact && expectations && (
              <ExpectThis
                need={answered.need}
                outcome={answered.outcome}
                expectations={expectations}
              />
            )}
          </Apart>
        </Fragment>
      )}
    </section>
  );
}

/** What is answered, for screen readers. */
function Announcement({ outcome }: { readonly outcome: Outcome | null }) {
  return (
    <p role="status" className="sr-only">
      {outcome && outcomeSummary(outcome)}
    </p>
  );
}

interface NeedFormProps {
  readonly hintId: string;
  readonly onTry: (need: string) => void;
}

function NeedForm({ hintId, onTry }: NeedFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onTry(String(new FormData(event.currentTarget).get('need') ?? '').trim());
  }

  return (
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
      <Button variant="primary" type="submit" className="shrink-0">
        Try it
      </Button>
    </form>
  );
}

function NotLoaded() {
  return (
    <div role="alert" className="mt-5 max-w-2xl rounded-xl bg-danger-wash px-5 py-4">
      <p>The engine could not be loaded. Check your connection, then reload the page.</p>
      <Button variant="plain" onClick={() => window.location.reload()} className="mt-3">
        Reload
      </Button>
    </div>
  );
}

interface TriedNeed {
  /** As typed; '' before anything was tried. */
  readonly need: string;
  /** Whether it is routed as typed, without correction (D3). */
  readonly exact: boolean;
}

type OutcomeState =
  | { readonly status: 'none' }
  | { readonly status: 'failed' }
  | (TriedNeed & { readonly status: 'answered'; readonly outcome: Outcome });

const NONE: OutcomeState = { status: 'none' };

/**
 * The engine's outcome for a need, recomputed whenever the directory changes.
 * The previous answer stays until the next one arrives, to avoid flicker.
 * @param tried routed again whenever the object changes, for instance to retry after a failure.
 */
function useOutcome(tried: TriedNeed): OutcomeState {
  const loadEngine = useLoadPreviewEngine();
  const [state, setState] = useState(NONE);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: OutcomeState) => {
      if (isCurrent) setState(next);
    };
    const { need, exact } = tried;
    if (need === '') show(NONE);
    else {
      loadEngine()
        .then((engine) =>
          show({ status: 'answered', ...tried, outcome: engine.route(need, { exact }) }),
        )
        .catch((reason: unknown) => {
          console.warn('The need could not be answered:', reason);
          show({ status: 'failed' });
        });
    }
    return () => {
      isCurrent = false;
    };
  }, [loadEngine, tried]);

  return state;
}
