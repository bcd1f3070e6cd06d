/** The search page: ask, then read the answer (S). */
import { useEffect } from 'react';
import { useHydrated } from 'ui/hydrated.ts';
import { PageFrame } from 'ui/page-frame.tsx';
import { ReadFailure } from 'ui/read-failure.tsx';
import { shorten } from 'ui/shorten.ts';
import * as siteTexts from 'ui/texts/site.ts';
import { dismissToast, showToast } from 'ui/toasts.ts';
import { PageNotes } from '../page/page-notes.tsx';
import { SiteFooter } from '../page/site-footer.tsx';
import * as searchTexts from '../texts/search.ts';
import { ANSWER_HEADING } from './answer/answer-heading.tsx';
import { Examples } from './examples.tsx';
import { firstAnswer } from './first-answer.ts';
import { HowItWorks } from './how-it-works.tsx';
import { Reading } from './reading.tsx';
import { SearchForm } from './search-form.tsx';
import { useDirectory } from './use-directory.ts';
import { useSearch } from './use-search.ts';

/** Longer titles are cut: tabs and the history show no more. */
const MAX_TITLE_CHARS = 60;

const HOME_COLUMNS =
  'pt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-center lg:gap-20 lg:pt-14 in-data-asked:block in-data-asked:pt-0';

export function SearchPage() {
  const search = useSearch();
  const { address, outcome, run, status } = search;
  const directory = useDirectory();
  const answering = directory.status === 'ready' ? directory.answering : firstAnswer()?.answering;
  const { need, chainId } = address;
  const asked = need !== '';

  // The title shows the need only once the outcome allows it: the visitor may be watched (S12).
  const named = outcome !== null && !outcome.danger?.wayOut;
  useEffect(() => {
    document.title = named ? siteTexts.titleOf(shorten(need, MAX_TITLE_CHARS)) : siteTexts.title;
  }, [named, need]);
  // Before hydration the address is unknown here; public/asked.js has marked the page.
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.toggleAttribute('data-asked', asked);
  }, [asked, isHydrated]);

  const found = outcome?.mode !== 'open-seat';
  const inDanger = outcome !== null && outcome.danger !== null;
  const toastTitle =
    outcome && answering && !inDanger && !answering.chosenAmong(outcome, chainId)
      ? answering.outcomeToast(outcome)
      : null;
  useEffect(() => {
    if (toastTitle === null) return;
    showToast({
      id: run,
      kind: found ? 'success' : 'info',
      title: toastTitle,
      announcedElsewhere: true,
    });
    return () => dismissToast(run);
  }, [toastTitle, found, run]);

  const failure = status === 'failed' && (
    <ReadFailure
      text={searchTexts.checkConnection}
      headingId={asked ? ANSWER_HEADING : undefined}
      onRetry={search.retry}
    />
  );

  return (
    <PageFrame footer={<DirectoryDate />}>
      <div className={asked ? '' : HOME_COLUMNS}>
        <div>
          <SearchForm key={need} need={need} onSearch={search.searchFor} />
          {!asked && failure}
        </div>
        {!asked && <HowItWorks />}
      </div>
      <p role="status" className="sr-only">
        {/* Written after hydration, or it would not be announced. */}
        {isHydrated && outcome && answering?.outcomeSentence(outcome, chainId)}
      </p>
      {!asked && (
        <div className="mt-8 hidden in-data-asked:block">
          <Reading need="" isSlow />
        </div>
      )}
      {asked && (
        <section
          key={run + chainId}
          ref={search.actions > 0 ? takeFocus : null}
          tabIndex={-1}
          aria-labelledby={ANSWER_HEADING}
          // An answer that the page was sent with is there from the start, so it does not animate.
          className={search.actions === 0 && firstAnswer() ? 'mt-8' : 'rise mt-8'}
        >
          {outcome === null && status !== 'failed' && (
            <Reading need={need} isSlow={status === 'loading'} />
          )}
          {outcome === null && failure}
          {outcome && answering && (
            // Buttons need the script; links work without it.
            <fieldset role="none" disabled={!isHydrated} className="contents">
              <answering.Answer outcome={outcome} search={search} />
            </fieldset>
          )}
          {(status === 'failed' || (outcome !== null && !inDanger)) && (
            <div className="mt-14 print:hidden">
              <Examples onSearch={search.searchFor} />
            </div>
          )}
        </section>
      )}
    </PageFrame>
  );
}

/** Moves to the start of the answer, for sighted readers and screen readers alike. */
function takeFocus(answer: HTMLElement | null) {
  if (answer === null) return;
  answer.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

/** The footer: the date of the data (S7), in the visitor's locale. */
function DirectoryDate() {
  // Formatted after the engine's worker has formatted one: the first date is slow (engine/engine.worker.ts).
  const isRead = useDirectory().status !== 'loading';
  const today = isRead ? new Date().toLocaleDateString(undefined, { dateStyle: 'long' }) : '';
  return (
    <SiteFooter>
      <p>{searchTexts.lastUpdated(today)}</p>
      <PageNotes />
    </SiteFooter>
  );
}
