/**
 * The wordings that can be suggested (professions, the chapter's own words, chains, common needs),
 * and finding those that match.
 */
import { commaList } from 'domain/comma-list.ts';
import type { TermKind } from '../knowledge/knowledge.ts';
import type { RoleGroup } from '../members/member-groups.ts';
import {
  isTitle,
  kindOf,
  type ProfessionEntry,
  type Terms,
} from '../professions/profession-table.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import { oncePerKey } from '../text/look-up.ts';
import type { Word } from '../text/word.ts';
import { begins, beginsNearly, folded, lettersOf, MIN_LETTERS_WITH_SLIP } from './typed-words.ts';

interface Wording {
  readonly text: string;
  /** Its words as people type them, separately and in one string. */
  readonly words: readonly string[];
  readonly letters: string;
  /** What it names: two names of the same subject are never suggested together. */
  readonly subject: unknown;
  /** Lower ranks first: held before open seats, then by how plainly it names its subject, then by length. */
  readonly rank: number;
}

interface FoundWording {
  readonly wording: Wording;
  /** Whether the wording itself starts with the typed text, not just one of its words. */
  readonly isAtStart: boolean;
}

export type FindWordings = (typed: readonly Word[]) => readonly FoundWording[];

/** The source of a wording: a profession's name; the chapter's own words and common needs; the table. */
const NAME = 0;
const OWN = 1;
const TABLE = 2;

/** Steps of a rank. No wording worth suggesting is longer than the smaller one. */
const OPEN_STEP = 10_000;
const SOURCE_STEP = 1_000;

/**
 * If a keyword shares this many first letters with its profession's name, it adds nothing:
 * 'plumbing' beside 'Plumber'.
 */
const SHARED_START_LETTERS = 5;

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
      ...termsWith(letter).flatMap(ofTerm),
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
    return found.sort((a, b) => Number(b.isAtStart) - Number(a.isAtStart));
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

/** Names of professions, and the chapter's own words: its roles, chains and common needs. */
function* ofChapter(index: DirectoryIndex): Iterable<Wording> {
  const { directory, groups, trades, seats } = index;
  const subjects = new Map<RoleGroup, ProfessionEntry>();
  for (const entry of trades.entries) {
    const holders = seats.holders(entry);
    for (const group of holders) subjects.set(group, entry);
    yield wording(entry.profession.name, entry, NAME, holders.length > 0 ? 0 : OPEN_STEP);
  }
  for (const group of groups) {
    const subject = subjects.get(group) ?? group;
    for (const { text } of group.names) yield wording(text, subject, OWN);
  }
  for (const chain of directory.chains) {
    const names = [chain.scenario, ...commaList(chain.trigger_keywords)];
    for (const text of names) yield wording(text, chain, OWN);
  }
  for (const text of index.commonNeeds) yield wording(text, text, OWN);
}

/** Finds the titles, synonyms and keywords with a word that starts like this. */
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
    return [...found].filter((term) => isSuggested(kindOf(terms, term)));
  };
}

function isSuggested(kind: TermKind): boolean {
  return isTitle(kind) || kind === 'keyword';
}

/** Reads the wording of a title, a synonym or a keyword; none for a keyword that adds nothing. */
function termReader({ trades, seats }: DirectoryIndex): (term: number) => Wording[] {
  const { terms, entries } = trades;
  const steps = entries.map((entry) => (seats.holders(entry).length > 0 ? 0 : OPEN_STEP));
  return (term) => {
    const position = terms.profession[term] as number;
    const entry = entries[position] as ProfessionEntry;
    const kind = kindOf(terms, term);
    const text = terms.textOf(term);
    const step = steps[position] as number;
    if (kind !== 'keyword') return [wording(text, entry, kind === 'synonym' ? OWN : TABLE, step)];
    const start = text.slice(0, SHARED_START_LETTERS);
    const saysMore = text.includes(' ') || !entry.profession.name.toLowerCase().startsWith(start);
    return saysMore ? [wording(text, text, TABLE, step)] : [];
  };
}

function wording(text: string, subject: unknown, source: number, step = 0): Wording {
  const words = lettersOf(text);
  return {
    text,
    words,
    letters: words.join(' '),
    subject,
    rank: step + source * SOURCE_STEP + text.length,
  };
}
