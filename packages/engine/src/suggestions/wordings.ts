/**
 * The wordings that can be suggested (whole needs, trades, the chapter's own roles and chains, its people), and finding
 * those that match.
 */
import { commaList } from 'domain/comma-list.ts';
import type { Member } from 'domain/member.ts';
import type { RoleGroup } from '../members/member-groups.ts';
import { byPreference, placer } from '../members/placed-member.ts';
import {
  isTitle,
  kindOf,
  type ProfessionEntry,
  type Terms,
} from '../professions/profession-table.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import { oncePerKey } from '../text/look-up.ts';
import { folded, type Word } from '../text/word.ts';
import { begins, beginsNearly, lettersOf, MIN_LETTERS_WITH_SLIP } from './typed-words.ts';

interface Wording {
  readonly text: string;
  /** Its words as people type them, separately and in one string. */
  readonly words: readonly string[];
  readonly letters: string;
  /** What it names: two names of the same subject are never suggested together. */
  readonly subject: unknown;
  /** Whether it is only another name of a trade. */
  readonly isTitle: boolean;
  /** Whether it names a trade that no member holds. */
  readonly isOfOpenSeat: boolean;
  /** Lower ranks first: held before open seats, then by how much its source is asked for, then by its place there. */
  readonly rank: number;
}

interface FoundWording {
  readonly wording: Wording;
  /** Whether the wording itself starts with the typed text, not just one of its words. */
  readonly isAtStart: boolean;
}

export type FindWordings = (typed: readonly Word[]) => readonly FoundWording[];

/**
 * The source of a wording, the most asked first: the chapter's examples; names of professions; common needs; roles,
 * chains and their triggers; people. Other names of trades come only where there is nothing else:
 * 'photoengraver' helps nobody who types 'photo'.
 */
const EXAMPLE = 0;
const NAME = 1;
const COMMON = 2;
const OWN = 3;
const PERSON = 4;
const TITLE = 5;

/** The ranks of two sources are this far apart: more than the length of any wording or list, so that sources never mix. */
const OPEN_STEP = 10_000;
const SOURCE_STEP = 1_000;

/** Of a larger directory, the people whose names are suggested are the best of each role, the home chapter first. */
const MAX_PEOPLE = SOURCE_STEP;

/**
 * Finds the wordings that contain the typed words, best first. Those of the table are read when a word with their first
 * letters is typed: reading all of them would delay the first suggestions.
 */
export function wordingFinder(index: DirectoryIndex): FindWordings {
  const chapterWordings = [...ofChapter(index)];
  const termsWith = termFinder(index.trades.terms);
  const ofTerm = termReader(index);

  const withLetter = oncePerKey((letter: string): readonly Wording[] =>
    [
      ...termsWith(letter).map(ofTerm),
      ...chapterWordings.filter((wording) => hasWordFrom(letter, wording)),
    ].sort((a, b) => a.rank - b.rank),
  );

  /** The wordings with a word that starts with these one or two letters, by rank. */
  const startingWith = oncePerKey((start: string): readonly Wording[] => {
    const [letter = ''] = start;
    return withLetter(letter).filter((wording) => hasWordFrom(start, wording));
  });

  /** @param sure letters at the start of the first word that must be right, 1 or 2. */
  function containing(words: readonly Word[], beginning: typeof begins, sure: number) {
    const [first] = words;
    if (first === undefined) return [];
    const start = words.map(({ typed }) => typed).join(' ');
    const found = startingWith(first.typed.slice(0, sure))
      .filter((wording) => words.every((word) => contains(wording, word, beginning)))
      .map((wording) => ({ wording, isAtStart: wording.letters.startsWith(start) }));
    const others = found.filter((one) => !one.wording.isTitle);
    return (others.length > 0 ? others : found).sort(
      (a, b) => Number(b.isAtStart) - Number(a.isAtStart),
    );
  }

  const mayBeSlip = (word: Word) =>
    word.typed.length >= MIN_LETTERS_WITH_SLIP && !index.lexicon.isKnown(word);

  return (words) => {
    const telling = words.filter((word) => word.telling);
    const meant = words.filter((word) => word.telling || word === words.at(-1));
    // All typed words; or without plain words, except one still being typed; or without any plain words.
    for (const asked of new Map(
      [words, meant, telling].map((some) => [some.length, some]),
    ).values()) {
      const found = containing(asked, begins, 2);
      if (found.length > 0) return found;
    }
    return telling.some(mayBeSlip) ? containing(telling, beginsNearly, 1) : [];
  };
}

function hasWordFrom(start: string, { words }: Wording): boolean {
  return words.some((word) => word.startsWith(start));
}

/** A completely typed word may also be a plural of the wording's word. */
function contains({ words }: Wording, { typed, base }: Word, beginning: typeof begins): boolean {
  return words.some((word) => beginning(word, typed) || word === base);
}

/** The chapter's examples, names of professions, needs, the chapter's own roles and chains, and its people. */
function* ofChapter(index: DirectoryIndex): Iterable<Wording> {
  const { chapter, commonNeeds, directory, groups, trades, seats } = index;
  const subjects = new Map<RoleGroup, ProfessionEntry>();
  const examples = new Map(chapter.examples.map((text, i) => [text.toLowerCase(), i]));
  for (const entry of trades.entries) {
    const { name } = entry.profession;
    const holders = seats.holders(entry);
    for (const group of holders) subjects.set(group, entry);
    const step = holders.length > 0 ? 0 : OPEN_STEP;
    const example = examples.get(name.toLowerCase());
    examples.delete(name.toLowerCase());
    yield example === undefined
      ? wording(name, entry, NAME, name.length, step)
      : wording(name, entry, EXAMPLE, example, step);
  }
  for (const text of chapter.examples) {
    const i = examples.get(text.toLowerCase());
    if (i !== undefined) yield wording(text, text, EXAMPLE, i);
  }
  for (const [i, text] of commonNeeds.entries()) yield wording(text, text, COMMON, i);
  for (const group of groups) {
    const subject = subjects.get(group) ?? group;
    for (const { text } of group.names) yield wording(text, subject, OWN);
  }
  for (const chain of directory.chains) {
    const names = [chain.scenario, ...commaList(chain.trigger_keywords)];
    for (const text of names) yield wording(text, chain, OWN);
  }
  for (const [i, member] of peopleOf(index).entries()) {
    const { member_name, company } = member;
    yield wording(member_name, member, PERSON, i);
    if (company !== null) yield wording(company, member, PERSON, i);
  }
}

/** Members at home first, then by nearby chapter. */
function peopleOf({ directory, chapter, groups }: DirectoryIndex): Member[] {
  const { members } = directory;
  const placed =
    members.length > MAX_PEOPLE
      ? [...new Set(groups.flatMap(({ best }) => best))]
      : members.map(placer(chapter));
  return placed
    .sort(byPreference)
    .slice(0, MAX_PEOPLE)
    .map(({ member }) => member);
}

/** Finds the titles and synonyms with a word that starts like this. */
function termFinder(terms: Terms): (start: string) => number[] {
  const letters = terms.typed.map(folded);
  return (start) => {
    const starts = letters.map((word) => word.startsWith(start));
    const found = new Set<number>();
    for (let term = 0; term < terms.count; term++) {
      const end = terms.start[term + 1] as number;
      for (let at = terms.start[term] as number; at < end; at++) {
        if (starts[terms.words[at] as number]) found.add(term);
      }
    }
    return [...found].filter((term) => isTitle(kindOf(terms, term)));
  };
}

/** Reads the wording of a title or a synonym. */
function termReader({ trades, seats }: DirectoryIndex): (term: number) => Wording {
  const { terms, entries } = trades;
  const steps = entries.map((entry) => (seats.holders(entry).length > 0 ? 0 : OPEN_STEP));
  return (term) => {
    const position = terms.profession[term] as number;
    const source = kindOf(terms, term) === 'synonym' ? OWN : TITLE;
    const text = terms.textOf(term);
    const entry = entries[position] as ProfessionEntry;
    return wording(text, entry, source, text.length, steps[position]);
  };
}

/** @param place among the wordings of its source. */
function wording(
  text: string,
  subject: unknown,
  source: number,
  place = text.length,
  step = 0,
): Wording {
  const words = lettersOf(text);
  return {
    text,
    words,
    letters: words.join(' '),
    subject,
    isTitle: source === TITLE,
    isOfOpenSeat: step > 0,
    rank: step + source * SOURCE_STEP + place,
  };
}
