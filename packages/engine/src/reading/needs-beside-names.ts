/** Finds the needs typed together with a name: 'Garrett Holloway, and we need a plumber' (S11, M7). */

import { isNeedByItself } from '../request/clarity.ts';
import { overlaps, type Part } from '../text/word.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { type NeedByName, namesInNeed } from './names-in-need.ts';
import { ownTrades } from './own-trade.ts';
import { partsOf } from './parts-of-text.ts';
import { type ReadingOptions, type UnderstoodNeed, understandNeed } from './understand-need.ts';

/**
 * The need with the name and the other needs, in the order of the text. Another need is a part
 * separate from the name that is clearly a need, but not one for the members with that name.
 * If there are none, only the need with the name.
 */
export function needsBesideNames(
  named: NeedByName,
  options: ReadingOptions,
  index: DirectoryIndex,
): readonly [NeedByName | UnderstoodNeed, ...(NeedByName | UnderstoodNeed)[]] {
  const { understood, names } = named;
  const said = names.flatMap(({ words }) => words);
  const { text } = understood;
  const parts = partsOf(text);
  const first = parts.findIndex((part) => overlaps(part, said));
  const last = parts.findLastIndex((part) => overlaps(part, said));
  const isAnother = (need: UnderstoodNeed) => {
    const tradeOf = ownTrades(need.words, index);
    const members = names.flatMap((name) => name.members);
    return isNeedByItself(need) && members.every(({ member }) => tradeOf(member) === null);
  };
  const othersIn = (some: readonly Part[]) =>
    some
      .map(({ from, to }) => understandNeed(text.slice(from, to), options, index))
      .filter(isAnother);
  const before = othersIn(parts.slice(0, first));
  const after = othersIn(parts.slice(last + 1));
  const own = text.slice(parts[first]?.from, parts[last]?.to);
  const alone =
    before.length + after.length === 0
      ? null
      : namesInNeed(understandNeed(own, options, index), options, index);
  if (alone === null) return [named];
  const [lead = alone, ...others] = [...before, alone, ...after];
  return [lead, ...others];
}
