/** What the list of members shows: its state, kept in the address, and the members by sphere and profession. Pure. */
import type { Chapter } from 'domain/chapter.ts';
import { commaList } from 'domain/comma-list.ts';
import type { Member } from 'domain/member.ts';
import { MEMBER_SPHERES, type MemberSphere, memberSphereOf } from 'domain/sphere.ts';
import { byPreference, HOME_PLACE, LANGUAGE, type PlacedMember, placer } from 'engine';
import { fold } from 'ui/fold.ts';
import { MEMBERS_PATH } from 'ui/paths.ts';
import type { Spheres } from './inferred-spheres.ts';

interface Listed extends PlacedMember {
  readonly sphere: MemberSphere;
  /** The text that is searched: folded words, each after a space. */
  readonly text: string;
}

export interface SphereSection {
  readonly sphere: MemberSphere;
  /** How many match, shown or not. */
  readonly found: number;
  /** Of the home chapter (K1), by profession. */
  readonly home: readonly Member[];
  /** Of the other chapters, nearest first (K2), then by profession. */
  readonly nearby: readonly Member[];
}

export interface Roster {
  /** How many match. */
  readonly found: number;
  /** How many of them are in the sections. */
  readonly shown: number;
  /** Without empty ones, in the order of K3. */
  readonly sections: readonly SphereSection[];
  /** How many match the words in each sphere, whichever sphere is chosen. */
  readonly counts: ReadonlyMap<MemberSphere, number>;
}

interface Wanted {
  /** The typed text: each of its words must begin one of the member's words. */
  readonly query: string;
  /** null is every sphere. */
  readonly sphere: MemberSphere | null;
  /** Show at most this many members. */
  readonly limit: number;
}

/**
 * All members in the list's order; done once per directory.
 * @param spheres of members without one of K3's, by id (V2).
 */
export function listMembers(
  members: readonly Member[],
  chapter: Chapter,
  spheres: Spheres = {},
): readonly Listed[] {
  const place = placer(chapter);
  return members.map((member) => listed(place(member), spheres[member.id])).sort(inListOrder);
}

function listed(placed: PlacedMember, inferred: MemberSphere | undefined): Listed {
  const { member_name, profession_role, role_alias, company, chapter, sphere } = placed.member;
  const texts = [
    member_name,
    profession_role,
    ...commaList(role_alias),
    company,
    chapter,
    sphere,
    inferred,
  ];
  return {
    ...placed,
    sphere: inferred ?? memberSphereOf(sphere),
    text: ` ${wordsIn(texts.filter((text) => text != null).join(' ')).join(' ')}`,
  };
}

function inListOrder(a: Listed, b: Listed): number {
  const spheres = MEMBER_SPHERES.indexOf(a.sphere) - MEMBER_SPHERES.indexOf(b.sphere);
  return spheres || a.place - b.place || byProfession(a.member, b.member) || byPreference(a, b);
}

/** One collator: `localeCompare` looks up its rules again for every pair. */
const { compare } = new Intl.Collator(LANGUAGE, { numeric: true });

function byProfession(a: Member, b: Member): number {
  return compare(a.profession_role, b.profession_role);
}

function wordsIn(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** @param all in the order of `listMembers`. */
export function rosterOf(all: readonly Listed[], { query, sphere, limit }: Wanted): Roster {
  const starts = wordsIn(query).map((word) => ` ${word}`);
  const fitting = all.filter(({ text }) => starts.every((start) => text.includes(start)));
  const counts = new Map<MemberSphere, number>();
  for (const one of fitting) counts.set(one.sphere, (counts.get(one.sphere) ?? 0) + 1);
  const wanted = sphere === null ? fitting : fitting.filter((one) => one.sphere === sphere);
  const shown = wanted.slice(0, limit);
  const sections = MEMBER_SPHERES.flatMap((name) => {
    const inSphere = shown.filter((one) => one.sphere === name);
    if (inSphere.length === 0) return [];
    const isHome = ({ place }: Listed) => place === HOME_PLACE;
    return {
      sphere: name,
      found: counts.get(name) ?? 0,
      home: inSphere.filter(isHome).map(({ member }) => member),
      nearby: inSphere.filter((one) => !isHome(one)).map(({ member }) => member),
    };
  });
  return { found: wanted.length, shown: shown.length, sections, counts };
}

/** Members shown at first, and added by each 'Show more': few enough for a phone to render without a pause. */
export const PAGE_SIZE = 60;

/** Kept in the address: '/members?q=roof&sphere=…&shown=120'. */
export interface ListState {
  readonly query: string;
  /** null is every sphere. */
  readonly sphere: MemberSphere | null;
  /** A multiple of PAGE_SIZE. */
  readonly shown: number;
}

export function parseListAddress(queryString: string): ListState {
  const params = new URLSearchParams(queryString);
  const pages = Math.ceil(Number(params.get('shown')) / PAGE_SIZE);
  return {
    query: params.get('q') ?? '',
    sphere: MEMBER_SPHERES.find((sphere) => sphere === params.get('sphere')) ?? null,
    shown: PAGE_SIZE * (pages >= 1 ? pages : 1),
  };
}

export function listPath({ query, sphere, shown }: ListState): string {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set('q', query);
  if (sphere !== null) params.set('sphere', sphere);
  if (shown > PAGE_SIZE) params.set('shown', String(shown));
  return params.size === 0 ? MEMBERS_PATH : `${MEMBERS_PATH}?${params}`;
}
