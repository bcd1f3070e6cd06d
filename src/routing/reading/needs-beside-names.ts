/** The needs that were typed along with a name: 'Garrett Holloway, and we need a plumber' (S11, M7). */
import type { DirectoryIndex } from '../directory-index.ts';
import { overlaps } from '../text/word.ts';
import { type NamedNeed, namesInNeed } from './names-in-need.ts';
import { isNeedByItself } from './needs-in.ts';
import { ownTrades } from './own-trade.ts';
import { partsOf } from './parts-of-text.ts';
import { type ReadingOptions, type UnderstoodNeed, understandNeed } from './understand-need.ts';

/** Needs that are answered at most, as many as any text is cut into (S11). */
const MOST_NEEDS = 3;

/** A part of a text; `from` and `to` as in Word. */
interface Part {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The need with the name and the others, in the order of the text: what stands apart from the name and is
 * clearly a need, but not of the members with that name. The named need alone when there is none.
 */
export function needsBesideNames(
  named: NamedNeed,
  options: ReadingOptions,
  index: DirectoryIndex,
): readonly [NamedNeed | UnderstoodNeed, ...(NamedNeed | UnderstoodNeed)[]] {
  const { understood, names } = named;
  const said = names.flatMap(({ words }) => words);
  const parts = partsIn(understood.need);
  const first = parts.findIndex((part) => overlaps(part, said));
  const last = parts.findLastIndex((part) => overlaps(part, said));
  const isAnother = (need: UnderstoodNeed) => {
    const tradeOf = ownTrades(need.words, index);
    const members = names.flatMap((name) => name.members);
    return isNeedByItself(need) && members.every(({ member }) => tradeOf(member) === null);
  };
  const othersIn = (some: readonly Part[]) =>
    some.map(({ text }) => understandNeed(text, options, index)).filter(isAnother);
  const before = othersIn(parts.slice(0, first));
  const after = othersIn(parts.slice(last + 1));
  const own = understood.need.slice(parts[first]?.from, parts[last]?.to);
  const alone =
    before.length + after.length === 0
      ? null
      : namesInNeed(understandNeed(own, options, index), options, index);
  if (alone === null) return [named];
  const [lead = alone, ...others] = [...before, alone, ...after].slice(0, MOST_NEEDS);
  return [lead, ...others];
}

function partsIn(text: string): Part[] {
  let end = 0;
  return partsOf(text).map((part) => {
    const from = text.indexOf(part, end);
    end = from + part.length;
    return { text: part, from, to: end };
  });
}
