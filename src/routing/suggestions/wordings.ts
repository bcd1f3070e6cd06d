/** Everything that can be suggested over a directory: professions, the chapter's own words, chains, needs. */
import { commaList } from '../../domain/comma-list.ts';
import type { DirectoryIndex } from '../directory-index.ts';
import type { RoleGroup } from '../members/role-groups.ts';
import { append } from '../multimap.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { isTitle } from '../professions/terms.ts';
import { lettersOf } from './typed-words.ts';

export interface Wording {
  readonly text: string;
  /** Its words as they are typed, and all of them in one string. */
  readonly words: readonly string[];
  readonly letters: string;
  /** What it is another name of: two names of one subject are never suggested together. */
  readonly subject: unknown;
  /** Lower comes first: held before open, then by how plainly it names its subject, then shorter ones. */
  readonly rank: number;
}

/** Where a wording comes from: a profession's name; the chapter's words and common needs; the table's. */
const NAME = 0;
const OWN = 1;
const TABLE = 2;

/** Steps of a rank. No wording that is worth suggesting is as long as the smaller one. */
const OPEN_STEP = 10_000;
const SOURCE_STEP = 1_000;

/** Letters by which a keyword says no more than its profession's name: 'plumbing' beside 'Plumber'. */
const SAME_START = 5;

/** All wordings by the first letter, and by the first two, of each of their words. */
export function wordingsByStart(index: DirectoryIndex): ReadonlyMap<string, readonly Wording[]> {
  const byStart = new Map<string, Wording[]>();
  for (const wording of wordings(index)) {
    const starts = wording.words.flatMap((word) => [word.slice(0, 1), word.slice(0, 2)]);
    for (const start of new Set(starts)) append(byStart, start, wording);
  }
  return byStart;
}

function* wordings(index: DirectoryIndex): Iterable<Wording> {
  const { directory, groups, knowledge, seats } = index;
  const subjects = new Map<RoleGroup, ProfessionEntry>();
  for (const entry of knowledge.entries) {
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
    if (isTitle(kind)) yield wording(text, entry, TABLE, step);
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
