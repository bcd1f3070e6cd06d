/** What a change does to the answers that are expected (E3). Pure. */
import type { Expectation } from 'domain/expectation.ts';
import { type GivenAnswer, isSameAnswer } from './given-answer.ts';
import type { Verdict } from './judge.ts';

export interface AnswerChange {
  readonly expectation: Expectation;
  readonly before: GivenAnswer;
  readonly after: GivenAnswer;
  /**
   * - broken: was as expected and no longer is. met: is now as expected.
   * - other: was wrong and is now a different wrong answer.
   */
  readonly turn: Turn;
}

const TURNS = ['broken', 'met', 'other'] as const;
type Turn = (typeof TURNS)[number];

/**
 * The answers that change: first those that break an expectation, then those that newly meet one. An answer that meets
 * its expectation before and after is left out, even if it names another member of the expected profession.
 * @param before the verdicts on the expectations, in the same order; likewise `after`.
 * @example const verdict = (isMet) => ({ isMet, given: { kind: 'nobody', names: [], professions: [] } });
 * answerChanges([{ need: 'roof leak' }], [verdict(true)], [verdict(false)])[0].turn // 'broken'
 */
export function answerChanges(
  expectations: readonly Expectation[],
  before: readonly Verdict[],
  after: readonly Verdict[],
): readonly AnswerChange[] {
  const changes = expectations.flatMap((expectation, at): AnswerChange[] => {
    const [was, is] = [before[at], after[at]];
    const turn = was && is && turnOf(was, is);
    return turn ? [{ expectation, before: was.given, after: is.given, turn }] : [];
  });
  return inOrder(changes);
}

/** Those that break an expectation first. */
export function inOrder(changes: readonly AnswerChange[]): readonly AnswerChange[] {
  return TURNS.flatMap((turn) => changes.filter((change) => change.turn === turn));
}

function turnOf(was: Verdict, is: Verdict): Turn | null {
  if (was.isMet !== is.isMet) return is.isMet ? 'met' : 'broken';
  return is.isMet || isSameAnswer(was.given, is.given) ? null : 'other';
}
