/** Draws the page: hydrates what was drawn before, or replaces it at another page's URL. */
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  FIRST_ANSWER,
  type FirstAnswer,
  showFirstAnswer,
} from '../features/search/first-answer.ts';
import { App } from './app.tsx';

/** @param isSearch whether this is the search page, which is drawn before. */
export async function draw(isSearch: boolean): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const page = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // The development server sends an empty root.
  if (isSearch && root.firstElementChild && (await hasItsAnswer())) {
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

/** False when the page was sent with an answer, and the script that shows answers cannot be loaded. */
async function hasItsAnswer(): Promise<boolean> {
  const sent = document.getElementById(FIRST_ANSWER)?.textContent;
  if (sent === undefined) return true;
  try {
    const { Answer } = await import('../features/search/answering.ts');
    // Not validated: it comes from the same build as this script.
    showFirstAnswer(JSON.parse(sent) as FirstAnswer, Answer);
    return true;
  } catch {
    return false;
  }
}
