/**
 * The answer that the page was sent with: the server answers a link to a search, so that the page shows the answer
 * before any script has run (docs/decisions/095-the-server-answers-links.md).
 */
import type { Chapter } from '../../../domain/chapter.ts';
import type { Outcome } from '../../../routing/route-need.ts';
import { showFirstChapter } from '../../lib/chapter.ts';
import type { Answer } from './answering.ts';

export interface FirstAnswer {
  /** The query that it answers: '?q=roof+leak'. */
  readonly search: string;
  readonly outcome: Outcome;
  readonly chapter: Chapter;
}

/** The id of the page's element that contains it as JSON. */
export const FIRST_ANSWER = 'first-answer';

interface ShownAnswer extends FirstAnswer {
  readonly AnswerView: typeof Answer;
}

let shown: ShownAnswer | null = null;

/** null for a page that was sent without. */
export const firstAnswer = () => shown;

/** Call before the page is drawn. */
export function showFirstAnswer(answer: FirstAnswer, AnswerView: typeof Answer): void {
  shown = { ...answer, AnswerView };
  showFirstChapter(answer.chapter);
}
