/** Which kind of danger a text tells of that sounds like danger and holds no sign. */
import { ownValue } from '../own-value.ts';
import type { DangerTone } from './danger-knowledge.ts';
import type { ReadText } from './find-sign.ts';

/** The position of the kind that most of its words tell of; null when two kinds are as likely, or none is. */
export function likelyKind({ kindsOf }: DangerTone, text: ReadText): number | null {
  const votes = new Map<number, number>();
  for (const stem of new Set(text.flatMap(({ stems }) => stems))) {
    for (const kind of ownValue(kindsOf, stem) ?? []) votes.set(kind, (votes.get(kind) ?? 0) + 1);
  }
  const [first, second] = [...votes].sort(([, a], [, b]) => b - a);
  return first === undefined || first[1] === second?.[1] ? null : first[0];
}
