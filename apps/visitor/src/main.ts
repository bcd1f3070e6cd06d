/**
 * The entry script: requests what an answer needs, and loads the page. At a search URL the requests start at once;
 * otherwise the page is painted first.
 */

import { scriptOnDemand } from 'ui/load-on-demand.ts';
import { firstPaint } from './page/paint.ts';
import { directoryStore } from './search/directory-store.ts';
import { FIRST_ANSWER, takeFirstAnswer } from './search/first-answer.ts';

const SEARCH_PATH = '/';

/** Milliseconds before the work for offline visits, so that it does not slow down rendering the first answer. */
const IDLE_BEFORE_OFFLINE_MS = 1_000;

const isSearchPage = location.pathname === SEARCH_PATH;
// Only the search page needs the engine and the directory.
const reading = isSearchPage ? startReading() : firstPaint();
void Promise.all([scriptOnDemand(import('./draw.tsx')), prepareHydration()]).then(
  ([{ draw }, canHydrate]) => draw(canHydrate),
  showNotLoaded,
);
if (import.meta.env.PROD) {
  void reading
    .then(() => new Promise((resolve) => setTimeout(resolve, IDLE_BEFORE_OFFLINE_MS)))
    .then(() => import('./after-answer.tsx'))
    .then(({ afterAnswer }) => afterAnswer())
    // The answer works without it.
    .catch(console.warn);
}

/**
 * Takes the answer that the page was sent with, if any, and loads the script that shows answers.
 * @returns whether the page can be hydrated.
 */
async function prepareHydration(): Promise<boolean> {
  const sent = document.getElementById(FIRST_ANSWER);
  if (sent === null) return isSearchPage;
  return import('./search/answer/answer.tsx').then(
    (answering) => {
      takeFirstAnswer(sent.textContent, answering);
      return true;
    },
    () => false,
  );
}

/** At '/' the page stays as it was sent: its form and links work without scripts. Elsewhere it is the wrong page. */
function showNotLoaded(reason: unknown): void {
  console.warn(reason);
  const said = document.querySelector<HTMLTemplateElement>('#not-loaded');
  if (!isSearchPage && said) document.body.replaceChildren(said.content);
}

async function startReading(): Promise<void> {
  // public/before-paint.js has marked the page.
  const isAsked = document.documentElement.hasAttribute('data-asked');
  if (!isAsked) await firstPaint();
  await directoryStore.load();
}
