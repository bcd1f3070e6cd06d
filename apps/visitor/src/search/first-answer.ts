/**
 * The answer that the page was sent with: the server answers search URLs, so that the page shows the answer before
 * any script has run (docs/decisions/095-the-server-answers-links.md).
 */
import type { Chapter } from 'domain/chapter.ts';
import type { Outcome } from 'engine';
import { showFirstChapter } from '../directory/chapter.ts';
import type { SearchAddress } from '../page/search-address.ts';

/** An outcome, and the question it answers. */
export interface AnsweredQuestion {
  /** The question, as written by `questionIn`. */
  readonly question: string;
  readonly outcome: Outcome;
}

export interface FirstAnswer extends AnsweredQuestion {
  /** The query string of its URL: '?q=roof+leak'. */
  readonly search: string;
  readonly chapter: Chapter;
}

/** The question in an address, as one text; the chosen chain is not part of it. */
export function questionIn({ need, exact }: SearchAddress): string {
  return JSON.stringify([need, exact]);
}

/** The components that show answers: a script that loads with the first answer. */
export type Answering = typeof import('./answer/answer.tsx');

/** The id of the page's element that contains it as JSON. */
export const FIRST_ANSWER = 'first-answer';

interface ShownAnswer extends FirstAnswer {
  readonly answering: Answering;
}

let shown: ShownAnswer | null = null;

/** null for a page that was sent without an answer. */
export const firstAnswer = () => shown;

/** Call before the page is rendered. @param json of a FirstAnswer, from the same build. */
export function takeFirstAnswer(json: string, answering: Answering): void {
  const sent: FirstAnswer = JSON.parse(json);
  shown = { ...sent, answering };
  showFirstChapter(sent.chapter);
}
