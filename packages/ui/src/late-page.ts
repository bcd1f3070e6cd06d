/** A page, or part of one, that loads its script when it is shown. */
import { type ComponentType, lazy } from 'react';
import { lateScript } from './late-script.ts';

/** A page's script failed to load: there is no connection, or a newer build has replaced it. */
export class PageNotLoaded extends Error {}

export function latePage(load: () => Promise<{ readonly default: ComponentType }>) {
  return lazy(() =>
    lateScript(load()).catch((cause: unknown) => {
      throw new PageNotLoaded('A page could not be loaded', { cause });
    }),
  );
}
