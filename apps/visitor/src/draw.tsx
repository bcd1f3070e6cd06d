/** Renders the app: hydrates the markup it was sent with, or replaces it at another page's URL. */
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';

/** @param isDrawn whether the page was sent with markup that can be hydrated. */
export function draw(isDrawn: boolean): void {
  const root = document.getElementById('root') as HTMLElement;
  const page = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // The development server sends an empty root.
  if (isDrawn && root.firstElementChild) {
    // A transition keeps a slow phone responsive while React hydrates the page.
    startTransition(() => {
      hydrateRoot(root, page);
    });
    return;
  }
  // public/before-paint.js has hidden the shell.
  root.replaceChildren();
  document.documentElement.removeAttribute('data-elsewhere');
  createRoot(root).render(page);
}
