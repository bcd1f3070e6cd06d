/**
 * Finds the trades that a text names outright: by a title, by a role or an alias as a member wrote it, or by what a
 * trade works with and a word for people or a business ('lawn guy'). Looks at single mentions, and at the sentence only
 * for a role that names no people: that must be all that is asked.
 */
import {
  agentEndings,
  agentTitles,
  placeTitles,
  tradePeople,
} from '../knowledge/around-requests.ts';
import type { ExactTerms } from '../professions/exact-terms.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { basesOf, type Word } from '../text/word.ts';

export interface Mention {
  /** Places of its first word and of the word after its last. */
  readonly from: number;
  readonly to: number;
  readonly words: readonly Word[];
  /** The professions that these words name; empty for a member's role that is none. */
  readonly entries: readonly ProfessionEntry[];
}

/** The professions that a member's role or alias names, by its base forms; undefined for what no member has. */
export type RoleNames = (bases: readonly string[]) => readonly ProfessionEntry[] | undefined;

/** Longest title that is looked for, in words: 'residential real estate closing attorney'. */
const LONGEST_TITLE_WORDS = 5;

/** Words of a thing before one for people: 'heating and air company'. */
const LONGEST_THING_WORDS = 4;

/** Stands between things of one trade: 'heating and air company'. */
const AND = 'and';

/** The trades a text names outright, in order and without overlap; of two that begin alike, the longer. */
export function mentionsIn(
  words: readonly Word[],
  exact: ExactTerms,
  roles: RoleNames = () => undefined,
): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length; at++) {
    const mention = titleAt(words, at, exact, roles) ?? peopleAt(words, at, exact);
    if (mention === null) continue;
    while ((mentions.at(-1)?.to ?? 0) > mention.from) mentions.pop();
    mentions.push(mention);
    at = mention.to - 1;
  }
  return mentions;
}

function titleAt(
  words: readonly Word[],
  from: number,
  exact: ExactTerms,
  roles: RoleNames,
): Mention | null {
  const longest = Math.min(LONGEST_TITLE_WORDS, words.length - from);
  const first = words.findIndex(({ telling }) => telling);
  const last = words.findLastIndex(({ telling }) => telling);
  for (let length = longest; length > 0; length--) {
    const to = from + length;
    const run = words.slice(from, to);
    if (!run.some(({ telling }) => telling)) continue;
    const isTitle = isForPeople(words[to - 1]);
    const entries = isTitle ? exact.titled(run) : [];
    if (entries.length > 0) return { from, to, words: run, entries };
    // A role that names no people, such as 'Signs', may be about the thing: it must be all that is asked.
    const isAll = from <= first && to > last;
    const held = isTitle || isAll ? roles(basesOf(run)) : undefined;
    if (held !== undefined) return { from, to, words: run, entries: held };
  }
  return null;
}

/** Whether a title ends like the name of a person or a business, and not like that of a thing or a field. */
function isForPeople(word: Word | undefined): boolean {
  if (word === undefined) return false;
  return (
    agentTitles.has(word.base) ||
    placeTitles.has(word.base) ||
    agentEndings.some((ending) => word.base.endsWith(ending))
  );
}

/** 'lawn guy', read from its last word back. */
function peopleAt(words: readonly Word[], at: number, exact: ExactTerms): Mention | null {
  const people = words[at];
  if (people === undefined || !tradePeople.has(people.base) || at === 0) return null;
  for (let length = Math.min(LONGEST_THING_WORDS, at); length > 0; length--) {
    const from = at - length;
    const thing = words.slice(from, at);
    if (!thing[0]?.telling || !thing.at(-1)?.telling) continue;
    if (!thing.every(({ telling, base }) => telling || base === AND)) continue;
    // Whoever calls their own people so is meant before those who only work with the thing: 'brick guy'.
    const own = exact.owners(words.slice(from, at + 1));
    const entries = own.length > 0 ? own : exact.owners(thing);
    if (entries.length > 0) return { from, to: at + 1, words: words.slice(from, at + 1), entries };
  }
  return null;
}
