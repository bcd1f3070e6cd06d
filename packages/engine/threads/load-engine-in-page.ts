/** Runs the engine in the page, where the browser gives no worker or the worker has stopped answering. */

import type { EngineInPage } from './engine-in-page.ts';
import inPage from './engine-in-page.ts?worker&url';

declare global {
  interface Window {
    /** Set by its script. */
    engineInPage: EngineInPage;
  }
}

/** Answers take the page's own time, but come. @throws when the script cannot be fetched. */
export async function loadEngineInPage(): Promise<EngineInPage> {
  await import(/* @vite-ignore */ inPage);
  return window.engineInPage;
}
