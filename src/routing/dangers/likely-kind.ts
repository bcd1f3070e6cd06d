/** Which kind of danger a text tells of that sounds like danger and holds no sign: by the words that signs hold. */
import type { DangerKnowledge } from './danger-knowledge.ts';
import type { ReadText } from './find-sign.ts';

/** What the words of a text must bring together, where a word of one kind alone brings 1. */
const LEAST = 1;

/**
 * The position of the kind whose signs' rarest words stand in the text, a word of few kinds counting more; null
 * when they tell too little.
 */
export function likelyKind(
  { kinds, signs, signsByKey }: DangerKnowledge,
  text: ReadText,
): number | null {
  const sums = new Float64Array(kinds.length);
  for (const key of new Set(text.flatMap(({ keys }) => keys))) {
    if (!Object.hasOwn(signsByKey, key)) continue;
    const own = new Set<number>();
    for (const position of signsByKey[key] ?? []) {
      const sign = signs[position];
      if (sign !== undefined && sign.strength !== 'urgent') own.add(sign.kind);
    }
    for (const kind of own) sums[kind] = (sums[kind] ?? 0) + 1 / own.size;
  }
  const most = Math.max(...sums);
  return most < LEAST ? null : sums.indexOf(most);
}
