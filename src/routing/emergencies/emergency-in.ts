/** Whether a need tells of danger, and what to do first. Quiet when the same words say something else. */
import { commaList } from '../../domain/comma-list.ts';
import { emergencies, noEmergency } from '../knowledge/emergencies.ts';
import { append } from '../multimap.ts';
import type { Emergency } from '../outcome.ts';
import { containsWholeRun } from '../text/contains.ts';
import { stemsOf, type Word, wordOf, wordsOf } from '../text/word.ts';

/** Words that may stand between the first word of a sign and any other: 'smoke is coming out of the panel'. */
const REACH = 6;

interface Sign {
  /** Position of its kind: the lower, the more pressing. */
  readonly kind: number;
  /** Stems beside the first one: of each list, one stands near it. */
  readonly others: readonly (readonly string[])[];
}

const calledOffBy = emergencies.map(({ unless }) =>
  commaList(`${noEmergency},${unless ?? ''}`).map((run) => stemsOf(wordsOf(run))),
);
const signsByStem = new Map<string, Sign[]>();
for (const [kind, { signs }] of emergencies.entries()) {
  for (const sign of commaList(signs)) {
    const [first = [], ...others] = sign
      .split(' ')
      .map((words) => stemsOf(words.split('/').map((w) => wordOf(w))));
    for (const stem of first) append(signsByStem, stem, { kind, others });
  }
}

/** The most pressing emergency that the words of a need tell of; null for none. */
export function emergencyIn(words: readonly Word[]): Emergency | null {
  const stems = stemsOf(words);
  let found = emergencies.length;
  stems.forEach((stem, at) => {
    for (const { kind, others } of signsByStem.get(stem) ?? []) {
      if (kind >= found) continue;
      const near = stems.slice(Math.max(0, at - REACH - 1), at + REACH + 2);
      const isThere = others.every((any) => any.some((other) => near.includes(other)));
      if (isThere && !isCalledOff(stems, kind)) found = kind;
    }
  });
  const kind = emergencies[found];
  return kind === undefined ? null : { advice: kind.advice, callFirst: !kind.beyondTrades };
}

function isCalledOff(stems: readonly string[], kind: number): boolean {
  return calledOffBy[kind]?.some((run) => containsWholeRun(stems, run)) ?? false;
}
