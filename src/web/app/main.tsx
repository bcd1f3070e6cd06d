/** Starts the page: takes over the drawn shell and begins reading the directory. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { directoryStore } from '../features/search/directory.ts';
import { App } from './app.tsx';

const root = document.getElementById('root') as HTMLElement;
const page = (
  <StrictMode>
    <App />
  </StrictMode>
);

directoryStore.load();
// A build holds the prerendered shell; the development server sends an empty root.
if (root.firstElementChild) hydrateRoot(root, page);
else createRoot(root).render(page);
