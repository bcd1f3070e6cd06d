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

// Only the search needs the engine and the directory; other addresses are spared them.
if (location.pathname === SEARCH_PATH) directoryStore.load();
// A build holds the prerendered shell; the development server sends an empty root.
if (root.firstElementChild) hydrateRoot(root, page);
else createRoot(root).render(page);
