/** The results of the rounds of one kind of fault. */
import type { Verdict } from './writers.ts';

export interface Outcome extends Verdict {
  /** What was done to the server or its disk. */
  readonly fault: string;
  readonly rounds: number;
  /** Rounds after which the server did not start or recover by itself. */
  readonly failedStarts: number;
  /** Milliseconds from the fault, or from the restart, to the first response; of the slowest round. */
  readonly recoveryMs: number;
}

export function noRounds(fault: string): Outcome {
  const counts = { members: 0, accounts: 0, lost: 0, duplicated: 0 };
  return { fault, rounds: 0, ...counts, failedStarts: 0, recoveryMs: 0 };
}

export function addRound(before: Outcome, verdict: Verdict, recoveryMs: number): Outcome {
  return {
    ...before,
    rounds: before.rounds + 1,
    members: before.members + verdict.members,
    accounts: before.accounts + verdict.accounts,
    lost: before.lost + verdict.lost,
    duplicated: before.duplicated + verdict.duplicated,
    recoveryMs: Math.max(before.recoveryMs, recoveryMs),
  };
}

/** Adds the result of verifying an earlier round's writes again. */
export function addLater(before: Outcome, { lost, duplicated }: Verdict): Outcome {
  return { ...before, lost: before.lost + lost, duplicated: before.duplicated + duplicated };
}

export function addFailedStart(before: Outcome): Outcome {
  return { ...before, rounds: before.rounds + 1, failedStarts: before.failedStarts + 1 };
}
