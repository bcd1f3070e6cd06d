/** Whether the rest of a need, apart from a name, asks for the trade of the member with that name (M7). */
import type { Member } from 'domain/member.ts';
import { nameContaining, type RoleGroup } from '../members/member-groups.ts';
import { isNeedByItself } from '../professions/certainty.ts';
import { findProfessions } from '../professions/find-professions.ts';
import {
  type CountedWord,
  countedAlike,
  countedFor,
  weighNeed,
} from '../professions/weigh-need.ts';
import { oncePerKey } from '../text/look-up.ts';
import { basesOf, tellingWords, type Word } from '../text/word.ts';
import type { DirectoryIndex } from './directory-index.ts';

export interface OwnTrade {
  /** The words that ask for the trade. */
  readonly counted: readonly CountedWord[];
  /** The profession, or the role or alias, as written. */
  readonly name: string;
}

/**
 * @param words the need, where the words of its names are not telling.
 * @returns for a member, the trade that the need asks for: a profession whose seat they hold or
 *   cover, or else their role by its wording; null when the need asks for something else.
 */
export function ownTrades(
  words: readonly Word[],
  { trades, groups, seats }: DirectoryIndex,
): (member: Member) => OwnTrade | null {
  const evidence = weighNeed(words, trades.evidence);
  const found = findProfessions(words, evidence, trades);
  const professions = isNeedByItself({ words, professions: found }) ? found : [];
  const telling = tellingWords(words);

  const tradeOf = oncePerKey((group: RoleGroup): OwnTrade | null => {
    const asked = professions.find(({ entry }) =>
      [entry, ...entry.neighbours].some((each) => seats.holders(each).includes(group)),
    );
    if (asked !== undefined) {
      const counted = countedFor(words, asked.entry, trades.evidence);
      return { counted, name: asked.entry.profession.name };
    }
    const role = nameContaining(group, basesOf(telling));
    return role === undefined ? null : { counted: countedAlike(words, telling), name: role.text };
  });

  return ({ profession_role, role_alias }) => {
    const group = groups.find(
      ({ first }) => first.profession_role === profession_role && first.role_alias === role_alias,
    );
    return group === undefined ? null : tradeOf(group);
  };
}
