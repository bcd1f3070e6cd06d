/**
 * The data of one chapter as the engine uses it (K1, K2, K5, M8, D2, F1, S12): its settings, and its own categories
 * and words, parsed. Pure.
 */
import type { Row } from './columns.ts';
import { commaList } from './comma-list.ts';
import { type OwnCategory, parseCategory } from './own-category.ts';
import { type OwnWord, parseWord } from './own-word.ts';
import { parseSettings, type Settings } from './settings.ts';
import {
  MEMBER_SPHERES,
  type MemberSphere,
  OPEN_SEAT_SPHERES,
  type OpenSeatSphere,
} from './sphere.ts';

export interface Boost {
  /** Name of the member ranked first for needs in the category (M8). */
  readonly member: string;
  readonly category: string;
}

interface Synonym {
  /** What people in the town say: 'sparky'. */
  readonly say: string;
  /** Name of the category they mean: 'Electrician'. */
  readonly mean: string;
}

/** A category specific to the chapter, or extra words for the built-in category of this name. */
export interface ChapterCategory {
  readonly name: string;
  /** When omitted, a built-in category keeps its own. */
  readonly sphere?: MemberSphere;
  /** An open-seat sphere (K3); optional in the same way. */
  readonly openSeatSphere?: OpenSeatSphere;
  /** Names of the person or the seat. */
  readonly titles?: readonly string[];
  /** Things and jobs of the trade, in everyday words. */
  readonly keywords?: readonly string[];
  /** Problems and wishes as people say them. */
  readonly needs?: readonly string[];
  /** Categories that cover these needs while this seat is open. */
  readonly neighbours?: readonly string[];
}

/** The services to call in danger, as knowledge/dangers.txt names them. */
export const EMERGENCY_SERVICES = ['emergency', 'suicide', 'poison', 'violence'] as const;
export type EmergencyService = (typeof EMERGENCY_SERVICES)[number];

export interface Chapter {
  readonly name: string;
  /** A member is a home member when its chapter text contains this, ignoring case (K1). */
  readonly home: string;
  /** Neighbouring chapters, nearest first (K2). */
  readonly nearby: readonly string[];
  readonly boosts: readonly Boost[];
  readonly synonyms: readonly Synonym[];
  /** Words that must not lead to any member, even if the built-in knowledge has a meaning for them. */
  readonly silentWords: readonly string[];
  readonly categories: readonly ChapterCategory[];
  /** Needs shown as examples (S2). */
  readonly examples: readonly string[];
  /** Where feedback is mailed (F1). */
  readonly feedbackRecipient: string;
  /** As written in a sentence; the digits are dialled (S12). */
  readonly numbers: Readonly<Record<EmergencyService, string>>;
  /** A page that says nothing about its reader: the target of 'Leave this page' (S12). */
  readonly neutralPage: string;
  /** Whether requests for open seats are counted. */
  readonly countsDemand: boolean;
  /** Whether the people and companies are invented (K6). */
  readonly isDemo: boolean;
}

/** The parts as stored in their tables, for editing. */
export interface ChapterRecords {
  /** One row, or none in a project without settings. */
  readonly settings: readonly Settings[];
  readonly categories: readonly OwnCategory[];
  readonly words: readonly OwnWord[];
}

/** Defaults for a project without settings, so that the danger screen still has numbers to call. */
const NUMBERS: Chapter['numbers'] = {
  emergency: '911',
  suicide: '988',
  poison: '1-800-222-1222',
  violence: '1-800-799-7233',
};
const NEUTRAL_PAGE = 'https://www.weather.gov/';

/**
 * Parses the row of the view `chapter`, which has the settings, and the other rows as lists.
 * @param row {} for a project that has no settings yet: then no member is farther from home than another.
 */
export function parseChapter(row: Row): Chapter {
  return chapterOf(parseChapterRecords(row));
}

/** The same row, as records. @param row {} for a project that has no settings yet. */
export function parseChapterRecords(row: Row): ChapterRecords {
  return {
    settings: 'home' in row ? [parseSettings(row)] : [],
    categories: rowsIn(row.categories).flatMap((category) => parseCategory(category) ?? []),
    words: rowsIn(row.words).flatMap((word) => parseWord(word) ?? []),
  };
}

function rowsIn(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.map((row) => row ?? {}) : [];
}

/** @example chapterOf(records).nearby // ['Fort Mill', 'Ballantyne'] */
export function chapterOf({ settings: rows, categories, words }: ChapterRecords): Chapter {
  const [settings = parseSettings({})] = rows;
  return {
    name: settings.chapter_name,
    home: settings.home,
    nearby: commaList(settings.nearby),
    boosts: boostsIn(settings.boosts),
    synonyms: words.flatMap(({ say, mean }) => (mean === null ? [] : { say, mean })),
    silentWords: words.flatMap(({ say, mean }) => (mean === null ? say : [])),
    categories: categories.map(categoryOf),
    examples: commaList(settings.examples),
    feedbackRecipient: settings.feedback_recipient,
    numbers: {
      emergency: settings.emergency_number || NUMBERS.emergency,
      suicide: settings.suicide_number || NUMBERS.suicide,
      poison: settings.poison_number || NUMBERS.poison,
      violence: settings.violence_number || NUMBERS.violence,
    },
    neutralPage: settings.neutral_page || NEUTRAL_PAGE,
    // A project without settings cannot count requests either.
    countsDemand: rows.length > 0 && settings.counts_demand,
    isDemo: settings.is_demo,
  };
}

/** The home town, then the nearby ones (K1, K2). A chapter without a home has none. */
export function townsOf({ home, nearby }: Chapter): readonly string[] {
  return home === '' ? [] : [home, ...nearby];
}

/** @example boostsIn('Landscaper: Owen Pritchard') // [{ category: 'Landscaper', member: 'Owen Pritchard' }] */
export function boostsIn(text: string | null): readonly Boost[] {
  return (text ?? '').split('\n').flatMap((line) => {
    const at = line.indexOf(':');
    const [category, member] = [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    return at < 0 || category === '' || member === '' ? [] : { category, member };
  });
}

function categoryOf(category: OwnCategory): ChapterCategory {
  const sphere = MEMBER_SPHERES.find((name) => name === category.sphere);
  const openSeatSphere = OPEN_SEAT_SPHERES.find((name) => name === category.open_seat_sphere);
  return {
    name: category.name,
    ...(sphere && { sphere }),
    ...(openSeatSphere && { openSeatSphere }),
    titles: commaList(category.titles),
    keywords: commaList(category.keywords),
    needs: commaList(category.needs),
    neighbours: commaList(category.neighbours),
  };
}
