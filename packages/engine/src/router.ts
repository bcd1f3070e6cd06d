/** The engine's entry point: builds a router from a directory, which answers and suggests needs. Pure. */
import type { Chapter } from 'domain/chapter.ts';
import type { Directory } from 'domain/directory.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import { type DirectoryIndex, indexDirectory } from './reading/directory-index.ts';
import { type Route, routeOver } from './route-need.ts';
import { type Suggestion, suggester } from './suggestions/suggester.ts';

export type * from './answers/outcome.ts';
export type { Route, RouteOptions } from './route-need.ts';

export interface Router {
  /**
   * Answers a need. A blank need gives an open seat; the page asks for a need before it calls (S3).
   * @example router.route('roof leak').mode // 'member'
   */
  readonly route: Route;
  /**
   * Suggests needs that start with the typed text, best first, 6 at most (S13). The first call
   * takes longer: it collects all wordings.
   * @example router.suggest('plum').map(({ text }) => text)[0] // 'Plumber'
   */
  suggest(typed: string): readonly Suggestion[];
}

/**
 * Builds the index of a directory once; each need then costs little more at 100,000 members than at 50.
 * @param chapter the towns, words and boosts of the chapter.
 * @example const { route } = createRouter(knowledge, directory, chapter); route('locksmith').mode // 'open-seat'
 */
export function createRouter(knowledge: Knowledge, directory: Directory, chapter: Chapter): Router {
  return routerOver(indexDirectory(knowledge, directory, chapter));
}

/**
 * A router over an existing index, for callers that use the index for more than routing.
 * @example routerOver(index).route('roof leak').mode // 'member'
 */
export function routerOver(index: DirectoryIndex): Router {
  const route = routeOver(index);
  return { route, suggest: suggester(index, route) };
}
