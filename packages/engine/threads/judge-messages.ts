/** What the panel and the judge's worker send each other. Plain data: it is copied between their threads. */
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Expectation } from 'domain/expectation.ts';
import type { AnswerChange } from '../src/workbench/expectations/answer-changes.ts';
import type { Verdict } from '../src/workbench/expectations/judge.ts';
import type { Proposal } from '../src/workbench/expectations/proposal.ts';
import type { KnowledgeFiles } from './knowledge-files.ts';

/** The expectations to judge, and the directory from which needs are answered. */
export interface Judged extends ChapterDirectory {
  readonly expectations: readonly Expectation[];
}

/** The questions about the chapter that the judge was last sent, and their answers. */
export interface Asked {
  /** The verdicts on all expectations, in their order. */
  verdicts: { readonly asks: null; readonly answer: readonly Verdict[] };
  /** The answers that a save would change. */
  effect: { readonly asks: Proposal; readonly answer: readonly AnswerChange[] };
}

export type Kind = keyof Asked;

export type Question = {
  [K in Kind]: { readonly kind: K; readonly id: number; readonly asks: Asked[K]['asks'] };
}[Kind];

export type Message =
  | Question
  /** Sent once, before everything else. */
  | { readonly kind: 'knowledge'; readonly files: KnowledgeFiles }
  /** What later questions are about: the directory from which needs are answered, and the expectations. */
  | { readonly kind: 'answering'; readonly answering: ChapterDirectory }
  | { readonly kind: 'expectations'; readonly expectations: readonly Expectation[] }
  /** Cancels the question. */
  | { readonly kind: 'cancel'; readonly id: number };

export type Reply =
  | { readonly id: number; readonly answer: Asked[Kind]['answer'] }
  | { readonly id: number; readonly failure: unknown };

/** The part of a worker or a MessagePort that both sides use. */
export interface Port {
  postMessage(message: unknown, options?: { readonly transfer?: Transferable[] }): void;
  onmessage: ((event: MessageEvent) => void) | null;
}
