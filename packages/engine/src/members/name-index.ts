/** Finds the people and companies that a need mentions by name, whole or in part (M7). */
import type { Chapter } from 'domain/chapter.ts';
import type { Member } from 'domain/member.ts';
import { basesBySpelling } from '../spelling/directory-names.ts';
import type { Lexicon } from '../spelling/lexicon.ts';
import { append } from '../text/look-up.ts';
import type { Word } from '../text/word.ts';
import { matchName, type NameKind, type NameMatch } from './match-name.ts';
import type { CompanyGroup } from './member-groups.ts';
import { findPieces, type NamePiece, nameReader } from './name-pieces.ts';
import { byPreference, insertRanked, type PlacedMember, placer } from './placed-member.ts';

export interface NameMention extends NameMatch {
  readonly kind: NameKind;
  /** The name as written in the directory. */
  readonly name: string;
  /** The members with this name or company; for a company, the best of each place. */
  readonly members: readonly PlacedMember[];
}

export interface NameIndex {
  /** Every piece of every name once, as written. */
  readonly pieces: Iterable<string>;
  /**
   * The names that the words mention. A name is left out when another accounts for all of its words and more.
   * @param forgiving whether slips are forgiven, one in each piece.
   */
  find(
    words: readonly Word[],
    lexicon: Pick<Lexicon, 'isKnown' | 'isOrdinary' | 'namesNear'>,
    forgiving: boolean,
  ): NameMention[];
}

/** A piece shared by more companies than this starts no search: 'home' in a large directory. */
const MAX_COMPANIES = 64;

/** When more people than this share a first name, only the best placed are considered. */
const MAX_PEOPLE = 64;

/** Reads every name once; a need then takes a few look-ups for each of its words. */
export function nameIndex(
  members: readonly Member[],
  companies: readonly CompanyGroup[],
  chapter: Chapter,
): NameIndex {
  const reader = nameReader();
  const place = placer(chapter);
  const people = byPiece(members, ({ member_name }) => reader.person(member_name));
  const firms = byPiece(companies, ({ company }) => reader.company(company));
  const pieces = new Map([...firms.written, ...people.written]);
  const known = basesBySpelling(pieces.values());
  return {
    pieces: pieces.values(),
    find: (words, lexicon, forgiving) => {
      const found = findPieces(words, known, forgiving ? lexicon : null);
      const starting = found.filter(({ places }) => places.some((at) => words[at]?.telling));
      if (starting.length === 0) return [];
      const bases = [...new Set(starting.map(({ base }) => base))];
      const reading = { words, found, isOrdinary: lexicon.isOrdinary, forgiving };
      const ofPeople = bestSharing(people.sharing(bases), place).map((placed): NameMention => {
        const name = placed.member.member_name;
        return {
          kind: 'person',
          name,
          members: [placed],
          ...matchName('person', reader.person(name), reading),
        };
      });
      const ofCompanies = new Set(
        firms
          .sharing(bases)
          .filter(({ length }) => length <= MAX_COMPANIES)
          .flat(),
      );
      return withoutLesser([
        ...ofPeople,
        ...Array.from(
          ofCompanies,
          ({ company: name, best }): NameMention => ({
            kind: 'company',
            name,
            members: best,
            ...matchName('company', reader.company(name), reading),
          }),
        ).filter(({ isTelling, isOpening }) => isTelling || isOpening),
      ]);
    },
  };
}

interface ByPiece<Bearer> {
  /** The pieces as written, by their base forms. */
  readonly written: ReadonlyMap<string, string>;
  /** For each of the pieces, the bearers of a name with that piece. */
  sharing(bases: readonly string[]): (readonly Bearer[])[];
}

function byPiece<Bearer>(
  bearers: readonly Bearer[],
  piecesOf: (bearer: Bearer) => readonly NamePiece[],
): ByPiece<Bearer> {
  const bearersByPiece = new Map<NamePiece, Bearer[]>();
  for (const bearer of bearers) {
    for (const piece of piecesOf(bearer)) append(bearersByPiece, piece, bearer);
  }
  const written = new Map<string, string>();
  const bearersByBase = new Map<string, Bearer[]>();
  for (const [{ forms }, sharing] of bearersByPiece) {
    for (const { base, typed } of forms) {
      if (!written.has(base)) written.set(base, typed);
      bearersByBase.set(base, bearersByBase.get(base)?.concat(sharing) ?? sharing);
    }
  }
  return { written, sharing: (bases) => bases.map((base) => bearersByBase.get(base) ?? []) };
}

/**
 * Everyone who shares a piece; if they are many, those who share the most pieces, and of these the
 * best placed.
 */
function bestSharing(
  sharing: readonly (readonly Member[])[],
  place: (member: Member) => PlacedMember,
): PlacedMember[] {
  const shared = new Map<Member, number>();
  for (const member of sharing.flat()) shared.set(member, (shared.get(member) ?? 0) + 1);
  const isCrowd = shared.size > MAX_PEOPLE;
  const most = isCrowd ? Math.max(...shared.values()) : 0;
  const best: PlacedMember[] = [];
  for (const [member, pieces] of shared) {
    if (pieces >= most) insertRanked(best, place(member), MAX_PEOPLE, byPreference);
  }
  return best;
}

/** 'Earl McAllister' does not mean the other Earl: the name that accounts for more of the words wins. */
function withoutLesser(mentions: readonly NameMention[]): NameMention[] {
  const distinct = new Map(mentions.map(({ places }) => [keyOf(places), places]));
  const lesser = new Set(
    Array.from(distinct).flatMap(([key, places]) =>
      [...distinct.values()].some((other) => isPartOf(places, other)) ? key : [],
    ),
  );
  return mentions.filter(({ places }) => !lesser.has(keyOf(places)));
}

function keyOf(places: ReadonlySet<number>): string {
  return [...places].sort((a, b) => a - b).join();
}

function isPartOf(places: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
  return places.size < others.size && [...places].every((place) => others.has(place));
}
