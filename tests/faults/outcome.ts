/** What rounds of one kind of fault came to. */
import type { Verdict } from './writers.ts';

export interface Outcome extends Verdict {
  /** What was done to the server or its disk. */
  readonly fault: string;
  readonly rounds: number;
  /** Rounds after which the server did not start, or recover, by itself. */
  readonly notStarted: number;
  /** Milliseconds from the fault, or from the start after it, to the first answer; the slowest round's. */
  readonly recoveryMs: number;
}

export function noRounds(fault: string): Outcome {
  const counts = { members: 0, accounts: 0, lost: 0, twice: 0 };
  return { fault, rounds: 0, ...counts, notStarted: 0, recoveryMs: 0 };
}

export function addRound(before: Outcome, verdict: Verdict, recoveryMs: number): Outcome {
  return {
    ...before,
    rounds: before.rounds + 1,
    members: before.members + verdict.members,
    accounts: before.accounts + verdict.accounts,
    lost: before.lost + verdict.lost,
    twice: before.twice + verdict.twice,
    recoveryMs: Math.max(before.recoveryMs, recoveryMs),
  };
}

/** What was found when an earlier round's answers were looked for once more. */
export function addLater(before: Outcome, { lost, twice }: Verdict): Outcome {
  return { ...before, lost: before.lost + lost, twice: before.twice + twice };
}

export function addFailedStart(before: Outcome): Outcome {
  return { ...before, rounds: before.rounds + 1, notStarted: before.notStarted + 1 };
}
