/** What the page and the engine's worker send each other. Plain data: it is copied between their threads. */
import type { Chapter } from 'domain/chapter.ts';
import type { DirectorySize } from 'domain/directory.ts';
import type { Outcome, RouteOptions } from '../src/router.ts';
import type { Suggestion } from '../src/suggestions/suggester.ts';
import type { KnowledgeFiles } from './knowledge-files.ts';

/** Sent once, before everything else: the engine's built-in knowledge. */
export interface Introduction {
  readonly kind: 'knowledge';
  readonly files: KnowledgeFiles;
}

/** What the page itself shows of a directory. */
export interface DirectoryFacts extends DirectorySize {
  /** False when the engine was already using the same directory. */
  readonly isNew: boolean;
  readonly chapter: Chapter;
}

/** The questions that the engine answers, and the answer to each. */
export interface Asked {
  /** Answers from this directory from now on. */
  directory: { readonly asks: Blob; readonly answer: DirectoryFacts };
  route: {
    readonly asks: { readonly need: string; readonly options: RouteOptions };
    readonly answer: Outcome;
  };
  suggest: { readonly asks: string; readonly answer: readonly Suggestion[] };
}

export type Kind = keyof Asked;

export type Question = {
  [K in Kind]: { readonly kind: K; readonly id: number; readonly asks: Asked[K]['asks'] };
}[Kind];

export type Reply =
  | { readonly kind: Kind; readonly id: number; readonly answer: Asked[Kind]['answer'] }
  | { readonly kind: Kind; readonly id: number; readonly failure: unknown };

/** The part of a worker or a MessagePort that both sides use. */
export interface Port {
  postMessage(message: unknown, options?: { readonly transfer?: Transferable[] }): void;
  onmessage: ((event: MessageEvent) => void) | null;
}
