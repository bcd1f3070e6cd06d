/**
 * The wordings that can be suggested (professions, the chapter's own words, chains, common needs),
 * and finding those that match.
 */
import { commaList } from '../../domain/comma-list.ts';
import type { RoleGroup } from '../members/member-groups.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { isTitle } from '../professions/terms.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import { append } from '../text/look-up.ts';
import type { Word } from '../text/word.ts';
import { begins, beginsNearly, FEWEST_WITH_SLIP, lettersOf } from './typed-words.ts';

export interface Wording {
  readonly text: string;
  /** Its words as people type them, separately and in one string. */
  readonly words: readonly string[];
  readonly letters: string;
  /** What it names: two names of the same subject are never suggested together. */
  readonly subject: unknown;
  /** Lower ranks first: held before open seats, then by how plainly it names its subject, then by length. */
  readonly rank: number;
}

export interface FoundWording {
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
const SAME_START = 5;

/** Finds the wordings that contain the typed words, best first. Built once per directory. */
export function wordingFinder(index: DirectoryIndex): FindWordings {
  const byStart = wordingsByStart(index);

  /** @param sure letters at the start of the first word that must be right, 1 or 2. */
  function containing(words: readonly Word[], beginning: typeof begins, sure: number) {
    const start = words.map(({ typed }) => typed).join(' ');
    const found: FoundWording[] = [];
    for (const wording of byStart.get(words[0]?.typed.slice(0, sure) ?? '') ?? []) {
      if (!words.every((word) => contains(wording, word, beginning))) continue;
      found.push({ wording, isAtStart: wording.letters.startsWith(start) });
    }
    return found.sort(byFit);
  }

  const mayBeSlip = (word: Word) =>
    word.typed.length >= FEWEST_WITH_SLIP && !index.lexicon.isKnown(word);

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

/** A completely typed word may also be a plural of the wording's word. */
function contains({ words }: Wording, { typed, base }: Word, beginning: typeof begins): boolean {
  return words.some((word) => beginning(word, typed) || word === base);
}

function byFit(a: FoundWording, b: FoundWording): number {
  return Number(b.isAtStart) - Number(a.isAtStart) || a.wording.rank - b.wording.rank;
}

/** All wordings by the first letter, and by the first two letters, of each of their words. */
function wordingsByStart(index: DirectoryIndex): ReadonlyMap<string, readonly Wording[]> {
  const byStart = new Map<string, Wording[]>();
  for (const wording of wordings(index)) {
    const starts = wording.words.flatMap((word) => [word.slice(0, 1), word.slice(0, 2)]);
    for (const start of new Set(starts)) append(byStart, start, wording);
  }
  return byStart;
}

function* wordings(index: DirectoryIndex): Iterable<Wording> {
  const { directory, groups, trades, seats } = index;
  const subjects = new Map<RoleGroup, ProfessionEntry>();
  for (const entry of trades.entries) {
    const holders = seats.holders(entry);
    for (const group of holders) subjects.set(group, entry);
    yield* ofProfession(entry, holders.length > 0 ? 0 : OPEN_STEP);
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

function* ofProfession(entry: ProfessionEntry, step: number): Iterable<Wording> {
  const { name } = entry.profession;
  yield wording(name, entry, NAME, step);
  for (const { kind, text } of entry.terms) {
    if (isTitle(kind)) yield wording(text, entry, kind === 'synonym' ? OWN : TABLE, step);
    if (kind !== 'keyword') continue;
    const start = text.slice(0, SAME_START);
    const saysMore = text.includes(' ') || !name.toLowerCase().startsWith(start);
    if (saysMore) yield wording(text, text, TABLE, step);
  }
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
