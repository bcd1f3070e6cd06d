/**
 * Renders the page at a search URL with its answer (docs/decisions/095-the-server-answers-links.md). Built as a
 * separate script that only the server runs.
 */

import { readDirectoryFile } from 'directory/data-api.ts';
import { parseDirectoryText } from 'directory/parse-directory-file.ts';
import { ReadFailed } from 'directory/read-pages.ts';
import type { Chapter } from 'domain/chapter.ts';
import { createEngine, type Engine } from 'engine';
import { fetchKnowledge, parseKnowledge } from 'engine/client';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { parseSearchAddress } from './page/search-address.ts';
import * as answering from './search/answering.ts';
import { askedBy, FIRST_ANSWER, type FirstAnswer, takeFirstAnswer } from './search/first-answer.ts';

/** Longer needs are answered by the visitor's own device. */
const MAX_NEED_CHARS = 300;

/** Answered pages that are kept until the directory changes; each takes about 100 KB. */
const MAX_KEPT_PAGES = 50;

/** Preloads the script that makes the answer's buttons work, from its address in the page's build. */
const PRELOAD = `<link rel="modulepreload" crossorigin href="${import.meta.env.ANSWERING}">`;

/** The prerendered markup, which the answered page replaces. */
const DRAWN = /<div id="root">.*<\/div>(?=\s*<\/body>)/s;

export interface AskedPage {
  /** The built page. */
  readonly html: string;
  readonly url: URL;
}

/** The directory in use, the engine that answers from it, and the answered pages by their query strings. */
interface InUse {
  readonly text: string;
  readonly engine: Engine;
  readonly chapter: Chapter;
  readonly pages: Map<string, string>;
}

/**
 * @param read reads a file of the build at its address.
 * @param fetch sends requests to the server, as one who is signed out.
 * @returns a function that puts the answer into a page. Its result is null for a page that the browser must answer.
 */
export function createAnsweredPage(
  read: (address: string) => Promise<ArrayBuffer>,
  fetch: (address: string, init?: RequestInit) => Promise<Response>,
) {
  const learning = fetchKnowledge(read).then(parseKnowledge);
  // Each request awaits it and gets the failure.
  learning.catch(() => {});

  let known: InUse | null = null;
  const upToDate = shareReads(async (origin: string): Promise<InUse | null> => {
    const [file, knowledge] = await Promise.all([
      readDirectoryFile({ url: origin, key: null, fetch }).catch(nullIfUnreadable),
      learning,
    ]);
    if (file === null) return null;
    const text = await file.text();
    if (text !== known?.text) {
      const directory = parseDirectoryText(text);
      const { chapter } = directory;
      const engine = createEngine(knowledge, directory, chapter);
      known = { text, engine, chapter, pages: new Map() };
    }
    return known;
  });

  return async ({ html, url }: AskedPage): Promise<string | null> => {
    const address = parseSearchAddress(url.search);
    const { need, exact, chainId } = address;
    const isElsewhere = import.meta.env.VITE_API_URL !== undefined;
    if (need === '' || need.length > MAX_NEED_CHARS || isElsewhere) return null;
    const inUse = await upToDate(url.origin);
    if (inUse === null) return null;
    const { engine, chapter, pages } = inUse;
    const drawn = pages.get(url.search);
    if (drawn !== undefined) return drawn;
    const outcome = engine.route(need, { lead: '', exact, chainId });
    const page = draw(html, { asked: askedBy(address), outcome, search: url.search, chapter });
    pages.set(url.search, page);
    const [oldest] = pages.keys();
    if (pages.size > MAX_KEPT_PAGES && oldest !== undefined) pages.delete(oldest);
    return page;
  };
}

/**
 * One read at a time, shared by all who wait for it. It starts after each of them asked, so it tells them of every
 * change that was saved before. After it, the server gets as much time for other work.
 */
function shareReads<T>(read: (origin: string) => Promise<T>): (origin: string) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return (origin) => {
    next ??= last.then(() => {
      next = null;
      const started = performance.now();
      const reading = read(origin);
      const rest = () => new Promise((rested) => setTimeout(rested, performance.now() - started));
      last = reading.then(rest, rest);
      return reading;
    });
    return next;
  };
}

/** The browser then reads the directory itself, and reports a failure. */
function nullIfUnreadable(reason: unknown): null {
  if (reason instanceof ReadFailed) return null;
  throw reason;
}

function draw(html: string, answer: FirstAnswer): string {
  // '<' could end the script element.
  const data = JSON.stringify(answer).replaceAll('<', '\\u003c');
  // The browser does the same before it hydrates.
  takeFirstAnswer(data, answering);
  const drawn = renderToString(<App />);
  const script = `<script type="application/json" id="${FIRST_ANSWER}">${data}</script>`;
  return html
    .replace('</head>', () => `${PRELOAD}</head>`)
    .replace(DRAWN, () => `<div id="root">${drawn}</div>${script}`);
}
