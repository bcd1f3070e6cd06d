/**
 * Renders the page at a search URL with its answer (docs/decisions/095-the-server-answers-links.md). Built as a
 * separate script that only the server runs.
 */

import { readDirectoryFile } from 'directory/data-api.ts';
import { parseDirectoryText } from 'directory/parse-directory-file.ts';
import { ReadFailed } from 'directory/read-pages.ts';
import type { Chapter } from 'domain/chapter.ts';
import { dayOf } from 'domain/day.ts';
import { createEngine, type Engine } from 'engine';
import { fetchKnowledge, parseKnowledge } from 'engine/client';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { parseSearchAddress } from './page/search-address.ts';
import * as answering from './search/answer/answer.tsx';
import {
  FIRST_ANSWER,
  type FirstAnswer,
  questionIn,
  takeFirstAnswer,
} from './search/first-answer.ts';

/** Longer needs are answered by the visitor's own device. */
const MAX_NEED_CHARS = 300;

/** Answered pages that are cached until the directory changes; each takes about 100 KB. */
const MAX_CACHED_PAGES = 50;

/** Preloads the script that makes the answer's buttons work, from its address in the page's build. */
const PRELOAD = `<link rel="modulepreload" crossorigin href="${import.meta.env.ANSWERING}">`;

/** The prerendered markup, which the answered page replaces. */
const DRAWN = /<div id="root">.*<\/div>(?=\s*<\/body>)/s;

type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

export interface RequestedPage {
  /** The built page. */
  readonly html: string;
  readonly url: URL;
}

/** The directory in use, the engine that answers from it, and the answered pages by day and query string. */
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
export function createAnsweredPage(read: (address: string) => Promise<ArrayBuffer>, fetch: Fetch) {
  const learning = fetchKnowledge(read).then(parseKnowledge);
  // Each request awaits it and gets the failure.
  learning.catch(() => {});

  let known: InUse | null = null;
  const api = { url: '', key: null, fetch: keepUnchanged(fetch) };
  const upToDate = shareReads(async (): Promise<InUse | null> => {
    const [file, knowledge] = await Promise.all([
      readDirectoryFile(api).catch(nullIfUnreadable),
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

  return async ({ html, url }: RequestedPage): Promise<string | null> => {
    const address = parseSearchAddress(url.search);
    const { need, exact, chainId } = address;
    const isElsewhere = import.meta.env.VITE_API_URL !== undefined;
    if (need === '' || need.length > MAX_NEED_CHARS || isElsewhere) return null;
    const inUse = await upToDate();
    if (inUse === null) return null;
    const { engine, chapter, pages } = inUse;
    // The server's day; where the visitor's is another, their browser answers again.
    const today = dayOf(new Date());
    const key = `${today} ${url.search}`;
    const drawn = pages.get(key);
    if (drawn !== undefined) return drawn;
    const outcome = engine.route(need, { lead: '', exact, chainId, today });
    const page = draw(html, {
      question: questionIn(address),
      outcome,
      search: url.search,
      chapter,
    });
    pages.set(key, page);
    const [oldest] = pages.keys();
    if (pages.size > MAX_CACHED_PAGES && oldest !== undefined) pages.delete(oldest);
    return page;
  };
}

/**
 * One read at a time, shared by all who wait for it. It starts after each of them asked, so it tells them of every
 * change that was saved before. After it, the server gets as much time for other work.
 */
function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= last.then(() => {
      next = null;
      const started = performance.now();
      const reading = read();
      const rest = () => new Promise((rested) => setTimeout(rested, performance.now() - started));
      last = reading.then(rest, rest);
      return reading;
    });
    return next;
  };
}

interface Kept {
  readonly etag: string;
  readonly body: Blob;
  readonly answer: Response;
}

const UNCHANGED = 304;

/** Keeps the last answer at each address, so that the server sends it again only if it has changed. */
function keepUnchanged(fetch: Fetch): Fetch {
  const kept = new Map<string, Kept>();
  return async (address, init = {}) => {
    const known = kept.get(address);
    const headers = new Headers(init.headers);
    if (known !== undefined) headers.set('If-None-Match', known.etag);
    const answer = await fetch(address, { ...init, headers });
    if (known !== undefined && answer.status === UNCHANGED) {
      return new Response(known.body, known.answer);
    }
    const etag = answer.headers.get('ETag');
    if (etag === null) return answer;
    const body = await answer.blob();
    kept.set(address, { etag, body, answer });
    return new Response(body, answer);
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
