/** The engine's one entry: a need and a directory in, one outcome out (S5). Pure. */
import type { Chapter } from '../domain/chapter.ts';
import type { Directory } from '../domain/directory.ts';
import type { Outcome } from './outcome.ts';

export type * from './outcome.ts';

export interface RouteOptions {
  /** Who is being introduced, for {lead} (C5). */
  readonly lead?: string;
  /** Route exactly what was typed, without correction (D3). */
  readonly exact?: boolean;
}

export interface Router {
  /** A blank need answers open seat; the page asks for a need before it calls (S3). */
  route(need: string, options?: RouteOptions): Outcome;
}

/** Builds the index of a directory once; each need then costs little more at 100,000 members than at 50. */
export declare function createRouter(directory: Directory, chapter?: Chapter): Router;
