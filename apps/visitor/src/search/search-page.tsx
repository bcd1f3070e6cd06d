/** The search page: ask, then read the answer (S). */
import { useEffect } from 'react';
import { Apart, ErrorBoundary, ReadFailure } from 'ui/error-boundary.tsx';
import { useHydrated } from 'ui/store.ts';
import * as siteTexts from 'ui/texts/site.ts';
import { dismissToast, showToast } from 'ui/toasts.tsx';
import { type Search, SearchContext, useSearch } from '../page/search-context.tsx';
import { searchTitle } from '../page/search-title.ts';
import { PageNotes, VisitorFrame } from '../page/visitor-frame.tsx';
import * as searchTexts from '../texts/search.ts';
import { ANSWER_HEADING, isUnderstood } from './answer/need.tsx';
import { AboutChapter, Examples, HowItWorks, Reading } from './before-answer.tsx';
import { useDirectory } from './directory-store.ts';
import { firstAnswer } from './first-answer.ts';
import { SearchForm } from './search-form.tsx';
import { useSearchState } from './search-state.ts';

const HOME_COLUMNS =
  'pt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-center lg:gap-20 lg:pt-14 in-data-asked:block in-data-asked:pt-0';

export function SearchPage() {
  const search = useSearchState();
  const { address, status } = search;
  const { need, chainId } = address;
  const hasNeed = need !== '';
  useTitle(search);
  useNeedMark(hasNeed);

  return (
    <SearchContext value={search}>
      <VisitorFrame notes={<DirectoryDate />}>
        <div className={hasNeed ? '' : HOME_COLUMNS}>
          <div>
            <ErrorBoundary>
              <SearchForm key={need} />
            </ErrorBoundary>
            {!hasNeed && (
              <div className="welcome mt-3 max-w-3xl">
                <Apart>
                  <Examples />
                  <AboutChapter />
                </Apart>
              </div>
            )}
            {!hasNeed && status === 'failed' && <Failure />}
          </div>
          <ErrorBoundary>{!hasNeed && <HowItWorks />}</ErrorBoundary>
        </div>
        {/* Stays, while what is said in it is new for each search: screen readers say only what is added to it. */}
        <div role="status">
          <ErrorBoundary key={search.run}>
            <Announcement />
          </ErrorBoundary>
        </div>
        {!hasNeed && (
          <div className="mt-8 hidden in-data-asked:block">
            <ErrorBoundary>
              <Reading need="" isSlow />
            </ErrorBoundary>
          </div>
        )}
        <ErrorBoundary key={search.run + chainId}>{hasNeed && <AnswerSection />}</ErrorBoundary>
      </VisitorFrame>
    </SearchContext>
  );
}

function AnswerSection() {
  const { address, outcome, failure, status, actions } = useSearch();
  const answering = useAnswering();
  const isHydrated = useHydrated();
  // Shown by the boundary around the answer.
  if (failure !== null) throw failure.error;
  return (
    <section
      ref={actions > 0 ? takeFocus : null}
      tabIndex={-1}
      aria-labelledby={ANSWER_HEADING}
      // An answer that the page was sent with is there from the start, so it does not animate.
      className={actions === 0 && firstAnswer() ? 'mt-8' : 'rise mt-8'}
    >
      {outcome === null && status !== 'failed' && (
        <Reading need={address.need} isSlow={status === 'loading'} />
      )}
      {outcome === null && status === 'failed' && <Failure headingId={ANSWER_HEADING} />}
      {outcome && answering && (
        // Buttons need the script; links work without it.
        <fieldset role="none" disabled={!isHydrated} className="contents">
          <answering.Answer outcome={outcome} />
        </fieldset>
      )}
      {(outcome === null ? status === 'failed' : !outcome.danger && !isUnderstood(outcome)) && (
        <div className="mt-14 print:hidden">
          <ErrorBoundary>
            <Examples />
          </ErrorBoundary>
        </div>
      )}
    </section>
  );
}

function Failure({ headingId }: { readonly headingId?: string }) {
  const { address, retry } = useSearch();
  const text =
    address.need === '' ? searchTexts.checkConnection : searchTexts.checkConnectionForNeed;
  return <ReadFailure text={text} headingId={headingId} onRetry={retry} />;
}

/** The components that show answers; undefined until they have loaded. */
function useAnswering() {
  const directory = useDirectory();
  return directory.status === 'ready' ? directory.answering : firstAnswer()?.answering;
}

/** The title shows the need only once the outcome allows it: the visitor may be watched (S12). */
function useTitle({ address: { need }, outcome }: Search) {
  const named = outcome !== null && !outcome.danger?.wayOut;
  useEffect(() => {
    document.title = named ? searchTitle(need) : siteTexts.title;
  }, [named, need]);
}

/** Before hydration the address is unknown here; public/before-paint.js has marked the page. */
function useNeedMark(hasNeed: boolean) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.toggleAttribute('data-asked', hasNeed);
  }, [hasNeed, isHydrated]);
}

/** Says what was found: a sentence for screen readers, and the toast. */
function Announcement() {
  const search = useSearch();
  const { address, outcome } = search;
  const answering = useAnswering();
  const isHydrated = useHydrated();
  useOutcomeToast(search, answering);
  return (
    <p className="sr-only">
      {/* Written after hydration, or it would not be announced. */}
      {isHydrated && outcome && answering?.outcomeSentence(outcome, address.chainId)}
    </p>
  );
}

/** The toast of S6, while its answer is shown. There is none in danger, or for a chain chosen among several. */
function useOutcomeToast(
  { address, outcome, run }: Search,
  answering: ReturnType<typeof useAnswering>,
) {
  const found = outcome?.mode !== 'open-seat';
  const title =
    outcome && answering && !outcome.danger && !answering.chosenAmong(outcome, address.chainId)
      ? answering.outcomeToast(outcome)
      : null;
  useEffect(() => {
    if (title === null) return;
    showToast({ id: run, kind: found ? 'success' : 'info', title, announcedElsewhere: true });
    return () => dismissToast(run);
  }, [title, found, run]);
}

/** Moves to the start of the answer, for sighted readers and screen readers alike. */
function takeFocus(answer: HTMLElement | null) {
  if (answer === null) return;
  answer.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

/** The footer: the date of the data (S7), in the visitor's locale. */
function DirectoryDate() {
  // Formatted after the engine's worker has formatted one: the first date is slow (engine/threads/engine.worker.ts).
  const isRead = useDirectory().status !== 'loading';
  const today = isRead ? new Date().toLocaleDateString(undefined, { dateStyle: 'long' }) : '';
  return (
    <>
      <p>{searchTexts.lastUpdated(today)}</p>
      <PageNotes />
    </>
  );
}
