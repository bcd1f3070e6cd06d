/** Starts the page: takes over the drawn shell and begins reading the directory. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { directoryStore } from '../features/search/directory.ts';
import { App } from './app.tsx';

const SEARCH_PATH = '/';

const root = document.getElementById('root') as HTMLElement;
const page = (
  <StrictMode>
    <App />
  </StrictMode>
);

const isSearch = location.pathname === SEARCH_PATH;
// Only the search needs the engine and the directory; other addresses are spared them.
if (isSearch) directoryStore.load();
// The shell is the search page's. A build holds it; the development server sends an empty root.
if (isSearch && root.firstElementChild) hydrateRoot(root, page);
else drawAnew();

/** At another page's address the shell, which public/asked.js has hidden, gives way. */
function drawAnew() {
  root.replaceChildren();
  document.documentElement.removeAttribute('data-elsewhere');
  createRoot(root).render(page);
}
