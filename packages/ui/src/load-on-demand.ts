/** Scripts and pages that load on demand. */
import { type ComponentType, lazy } from 'react';

/** A script failed to load. Browsers cache that failure while the page is open, so only a reload helps. */
export class ScriptNotLoaded extends Error {
  override readonly name = 'ScriptNotLoaded';
}

/** The session storage key of the build that was reloaded to get a newer one. */
const RELOADED = 'pathfinder-reloaded';

/**
 * If the server has a newer version of the page, with other scripts, reloads the page once.
 * @throws {ScriptNotLoaded} when the server is unreachable, or a reload has not helped.
 */
export async function scriptOnDemand<M>(script: Promise<M>): Promise<M> {
  return script.catch(async (cause: unknown) => {
    if (await claimReload().catch(() => false)) {
      window.location.reload();
      return new Promise<never>(() => {});
    }
    throw new ScriptNotLoaded('A part of the page could not be loaded', { cause });
  });
}

/** Whether to reload for a newer build; true once for each. */
async function claimReload(): Promise<boolean> {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
  if (build === undefined || sessionStorage.getItem(RELOADED) === build) return false;
  const page = await fetch(location.pathname, { cache: 'no-store' });
  const html = await page.text();
  if (!html.includes('name="build"') || html.includes(build)) return false;
  sessionStorage.setItem(RELOADED, build);
  return true;
}

/** A page's script failed to load: there is no connection, or a newer build has replaced it. */
export class PageNotLoaded extends Error {}

/** A page, or part of one, that loads its script when it is shown. */
export function pageOnDemand(load: () => Promise<{ readonly default: ComponentType }>) {
  return lazy(() =>
    scriptOnDemand(load()).catch((reason: ScriptNotLoaded) => {
      // What a script itself throws is no matter of the connection.
      if (!(reason.cause instanceof TypeError)) throw reason.cause;
      throw new PageNotLoaded('A page could not be loaded', { cause: reason.cause });
    }),
  );
}
