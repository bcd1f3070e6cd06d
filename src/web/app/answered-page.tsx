/**
 * Renders the page at a search URL with its answer (docs/decisions/095-the-server-answers-links.md). Built as a
 * separate script that only the server runs.
 */
import { renderToString } from 'react-dom/server';
import * as answering from '../features/search/answering.ts';
import { createEngine } from '../features/search/engine/local-engine.ts';
import {
  askedBy,
  FIRST_ANSWER,
  type FirstAnswer,
  takeFirstAnswer,
} from '../features/search/first-answer.ts';
import { readDirectoryFile } from '../lib/data-api.ts';
import { fetchKnowledge } from '../lib/knowledge.ts';
import { ReadFailed } from '../lib/read-pages.ts';
import { parseSearchAddress } from '../lib/search-address.ts';
import { App } from './app.tsx';

/** Longer needs are answered by the visitor's own device. */
const MAX_NEED_CHARS = 300;

/** Preloads the script that makes the answer's buttons work, from its address in the page's build. */
const PRELOAD = `<link rel="modulepreload" crossorigin href="${import.meta.env.ANSWERING}">`;

/** The prerendered markup, which the answered page replaces. */
const DRAWN = /<div id="root">.*<\/div>(?=\s*<\/body>)/s;

export interface AskedPage {
  /** The built page. */
  readonly html: string;
  readonly url: URL;
  /** Sends requests to the server as the visitor. */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
}

/**
 * @param read reads a file of the build at its address.
 * @returns a function that puts the answer into a page. Its result is null for a page that the browser must answer.
 */
export function createAnsweredPage(read: (address: string) => Promise<ArrayBuffer>) {
  const engine = createEngine();
  const learning = fetchKnowledge(read).then(engine.learn);
  // Each request awaits it and gets the failure.
  learning.catch(() => {});

  return async ({ html, url, fetch }: AskedPage): Promise<string | null> => {
    const address = parseSearchAddress(url.search);
    const { need, exact, chainId } = address;
    const isElsewhere = import.meta.env.VITE_API_URL !== undefined;
    if (need === '' || need.length > MAX_NEED_CHARS || isElsewhere) return null;
    const [file] = await Promise.all([
      readDirectoryFile({ url: url.origin, key: null, fetch }).catch(nullIfUnreadable),
      learning,
    ]);
    if (file === null) return null;
    const { chapter } = await engine.use(file);
    const outcome = await engine.route(need, { lead: '', exact, chainId });
    return draw(html, { asked: askedBy(address), outcome, search: url.search, chapter });
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
