/** Whether a need is answered as expected, and the answer it gets (E2). Pure. */
import type { Expectation } from 'domain/expectation.ts';
import type { GivenAnswer } from './given-answer.ts';

export interface Verdict {
  readonly isMet: boolean;
  readonly given: GivenAnswer;
}

/** The part of an expectation that is judged. */
export type Expected = Pick<Expectation, 'kind' | 'answer'>;

/**
 * Names are compared ignoring case.
 * @example judge({ kind: 'chain', answer: 'Selling' }, { kind: 'nobody', names: [], professions: [] }).isMet // false
 */
export function judge(expected: Expected, given: GivenAnswer): Verdict {
  return { isMet: isMet(expected, given), given };
}

function isMet({ kind, answer }: Expected, given: GivenAnswer): boolean {
  const isAmong = (names: readonly string[]) =>
    names.some((name) => folded(name) === folded(answer ?? ''));
  switch (kind) {
    case 'profession':
      return given.kind === 'member' && isAmong(given.professions);
    case 'member':
    case 'chain':
    case 'open-seat':
      return given.kind === kind && isAmong(given.names);
    case 'nobody':
    case 'danger':
      return given.kind === kind;
  }
}

function folded(name: string): string {
  return name.trim().toLowerCase();
}

/**
 * The expectation that an answer meets: today's answer, to be kept.
 * @example expectedFrom({ kind: 'danger', names: ['gas'], professions: [] }) // { kind: 'danger', answer: null }
 */
export function expectedFrom({ kind, names }: GivenAnswer): Expected {
  return { kind, answer: kind === 'danger' ? null : (names[0] ?? null) };
}
