/**
 * The first script: requests what an answer needs, then loads the page. A link to a search asks for everything at
 * once; otherwise the page is drawn first.
 */
import { directoryStore } from '../features/search/directory-store.ts';
import { firstPaint } from '../lib/first-paint.ts';

const SEARCH_PATH = '/';

const isSearch = location.pathname === SEARCH_PATH;
// Only the search page needs the engine and the directory.
if (isSearch) void startReading();
void import('./draw.tsx').then(({ draw }) => draw(isSearch));

async function startReading(): Promise<void> {
  // public/asked.js has marked the page.
  const isAsked = document.documentElement.hasAttribute('data-asked');
  if (!isAsked) await firstPaint();
  await directoryStore.load();
}
