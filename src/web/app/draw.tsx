/** Draws the page: hydrates the prerendered shell, or replaces it at another page's URL. */
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';

/** @param isSearch whether this is the search page, whose shell is prerendered. */
export function draw(isSearch: boolean): void {
  const root = document.getElementById('root') as HTMLElement;
  const page = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // Builds contain the shell; the development server sends an empty root.
  if (isSearch && root.firstElementChild) {
    // A transition keeps a slow phone responsive while React hydrates the page.
    startTransition(() => {
      hydrateRoot(root, page);
    });
    return;
  }
  // public/asked.js has hidden the shell.
  root.replaceChildren();
  document.documentElement.removeAttribute('data-elsewhere');
  createRoot(root).render(page);
}
