/** Starts the page: hydrates the prerendered shell and starts reading the directory. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { directoryStore } from '../features/search/directory-store.ts';
import { App } from './app.tsx';

const SEARCH_PATH = '/';

const root = document.getElementById('root') as HTMLElement;
const page = (
  <StrictMode>
    <App />
  </StrictMode>
);

const isSearch = location.pathname === SEARCH_PATH;
// Only the search page needs the engine and the directory.
if (isSearch) directoryStore.load();
// The shell is the search page's. Builds contain it; the development server sends an empty root.
if (isSearch && root.firstElementChild) hydrateRoot(root, page);
else renderFromScratch();

/** At another page's URL, replaces the shell, which public/asked.js has hidden. */
function renderFromScratch() {
  root.replaceChildren();
  document.documentElement.removeAttribute('data-elsewhere');
  createRoot(root).render(page);
}
