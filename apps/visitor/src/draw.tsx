/** Renders the app: hydrates the markup it was sent with, or replaces it at another page's URL. */
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { NEED_FIELD } from './search/answer/need.tsx';

/** @param isDrawn whether the page was sent with markup that can be hydrated. */
export function draw(isDrawn: boolean): void {
  const root = document.getElementById('root') as HTMLElement;
  const page = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // The development server sends an empty root.
  if (isDrawn && root.firstElementChild && !isTranslated(root)) {
    // A transition keeps a slow phone responsive while React hydrates the page.
    startTransition(() => {
      hydrateRoot(root, page);
    });
    return;
  }
  const typed = needField()?.value;
  // public/before-paint.js has hidden the shell.
  root.replaceChildren();
  document.documentElement.removeAttribute('data-elsewhere');
  flushSync(() => createRoot(root).render(page));
  const field = needField();
  if (field && typed) field.value = typed;
}

/** A browser that translates puts its words into elements of its own: such a page cannot be hydrated. */
function isTranslated(root: HTMLElement): boolean {
  return root.querySelector('font') !== null;
}

function needField(): HTMLInputElement | null {
  return document.querySelector(`input#${NEED_FIELD}`);
}
