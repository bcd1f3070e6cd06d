/**
 * All that is a chapter's own as one JSON file, to keep or to move to another site (K5): settings, professions, words,
 * expected answers and demand. Files of the earlier `chapter.json` are read too. Pure.
 */
import { type ChapterRecords, chapterOf } from 'domain/chapter.ts';
import { commaList } from 'domain/comma-list.ts';
import { type Demand, parseDemand } from 'domain/demand.ts';
import { type Expectation, parseExpectation } from 'domain/expectation.ts';
import { answerErrors, expectationKind } from 'domain/expectation-fields.ts';
import type { OwnCategory } from 'domain/own-category.ts';
import { categoryKind } from 'domain/own-category-fields.ts';
import type { OwnWord } from 'domain/own-word.ts';
import { wordKind } from 'domain/own-word-fields.ts';
import { draftOf, type RecordKind, type Stored, textError } from 'domain/record.ts';
import { parseSettings } from 'domain/settings.ts';
import { settingsKind } from 'domain/settings-fields.ts';
import {
  isObject,
  type JsonObject,
  joined,
  readSettings,
  settingsInFile,
  trimmed,
} from './settings-in-file.ts';

/** The columns of an own category that are lists in the file. */
const CATEGORY_LISTS = ['titles', 'keywords', 'needs', 'neighbours'] as const;

/** The most records of each that the database accepts (supabase/migrations). */
const MAX_OWN_RECORDS = 500;
const MAX_EXPECTATIONS = 20_000;

/** Everything that is a chapter's own. */
export interface WholeChapter extends ChapterRecords {
  readonly expectations: readonly Expectation[];
  readonly demand: readonly Demand[];
}

/** @example chapterFile(chapter) // '{\n  "name": "Waxhaw",\n …' */
export function chapterFile(records: WholeChapter): string {
  const [settings = parseSettings({})] = records.settings;
  const { synonyms, silentWords } = chapterOf(records);
  const file = {
    ...settingsInFile(settings),
    synonyms,
    silentWords,
    categories: records.categories.map(categoryInFile),
    expectations: records.expectations.map(({ need, kind, answer }) => ({
      need,
      kind,
      ...(answer !== null && { answer }),
    })),
    demand: records.demand,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function categoryInFile(category: OwnCategory): JsonObject {
  const lists = CATEGORY_LISTS.map((name) => [name, commaList(category[name])] as const);
  return {
    name: category.name,
    ...(category.sphere && { sphere: category.sphere }),
    ...(category.open_seat_sphere && { openSeatSphere: category.open_seat_sphere }),
    ...Object.fromEntries(lists.filter(([, texts]) => texts.length > 0)),
  };
}

export class UnreadableChapter extends Error {
  override name = 'UnreadableChapter';
  /** In words for people who do not program; at least one. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * The chapter according to the file. What the file leaves out is kept, as is the demand of other days.
 * @param present the current chapter: a record of the same name keeps its id and version.
 * @param newId makes the id of a new record.
 * @throws UnreadableChapter with everything that is wrong with the file's form
 */
export function readChapterFile(
  fileText: string,
  present: WholeChapter,
  newId: () => string,
): WholeChapter {
  const file = parseJson(fileText);
  const problems: string[] = [];
  const [settings = parseSettings({})] = present.settings;
  const records: WholeChapter = {
    settings: [readSettings(file, settings, problems)],
    categories: readCategories(file.categories, present.categories, newId, problems),
    words: readWords(file.synonyms, file.silentWords, present.words, newId, problems),
    expectations: readExpectations(file.expectations, present.expectations, newId, problems),
    demand: readDemandIn(file.demand, problems),
  };
  problems.push(
    ...tooMany('categories', records.categories, MAX_OWN_RECORDS),
    ...tooMany('words', records.words, MAX_OWN_RECORDS),
    ...tooMany('expectations', records.expectations, MAX_EXPECTATIONS),
    ...fieldProblems(settingsKind, records.settings, 'the settings'),
    ...fieldProblems(categoryKind, records.categories, 'categories'),
    ...fieldProblems(wordKind, records.words, 'synonyms'),
    ...fieldProblems(expectationKind, records.expectations, 'expectations'),
  );
  if (problems.length > 0) throw new UnreadableChapter(problems);
  return records;
}

function parseJson(fileText: string): JsonObject {
  try {
    // Some editors put a byte order mark at the start of a file.
    const file: unknown = JSON.parse(fileText.replace(/^\uFEFF/, ''));
    if (isObject(file)) return file;
  } catch {
    // Not JSON.
  }
  throw new UnreadableChapter([
    'This is not a file of chapter settings. Choose one that was exported here, or a chapter.json.',
  ]);
}

function readCategories(
  value: unknown,
  present: readonly OwnCategory[],
  newId: () => string,
  problems: string[],
): readonly OwnCategory[] {
  if (value === undefined) return present;
  if (!Array.isArray(value)) {
    problems.push('"categories" must be a list.');
    return present;
  }
  return value.flatMap((entry: unknown) => {
    const category = isObject(entry) ? entry : {};
    const name = trimmed(category.name);
    const lists = CATEGORY_LISTS.map((list) => [list, joined(category[list] ?? [])] as const);
    const spheres = [category.sphere ?? '', category.openSeatSphere ?? ''];
    const isReadable =
      lists.every(([, text]) => text !== undefined) &&
      spheres.every((sphere) => typeof sphere === 'string');
    if (name === undefined || !isReadable) {
      problems.push(`This is not a category: ${JSON.stringify(entry)}.`);
      return [];
    }
    const kept = present.find((one) => one.name.toLowerCase() === name.toLowerCase());
    return {
      id: kept?.id ?? newId(),
      version: kept?.version ?? null,
      name,
      sphere: textIn(category.sphere),
      open_seat_sphere: textIn(category.openSeatSphere),
      ...(Object.fromEntries(lists) as Record<(typeof CATEGORY_LISTS)[number], string | null>),
    };
  });
}

function readWords(
  synonyms: unknown,
  silentWords: unknown,
  present: readonly OwnWord[],
  newId: () => string,
  problems: string[],
): readonly OwnWord[] {
  if (synonyms === undefined && silentWords === undefined) return present;
  const said = listIn(synonyms, 'synonyms', problems).flatMap((entry) => {
    const synonym = isObject(entry) ? entry : {};
    const [say, mean] = [trimmed(synonym.say), trimmed(synonym.mean)];
    if (say !== undefined && mean !== undefined) return { say, mean };
    problems.push(`This is not a synonym: ${JSON.stringify(entry)}.`);
    return [];
  });
  const silent = listIn(silentWords, 'silentWords', problems).flatMap((entry) => {
    const say = trimmed(entry);
    if (say !== undefined) return { say, mean: null };
    problems.push(`This is not text: ${JSON.stringify(entry)}.`);
    return [];
  });
  return [...said, ...silent].map((word) => {
    const kept = present.find(({ say }) => say.toLowerCase() === word.say.toLowerCase());
    return { ...word, id: kept?.id ?? newId(), version: kept?.version ?? null };
  });
}

function readExpectations(
  value: unknown,
  present: readonly Expectation[],
  newId: () => string,
  problems: string[],
): readonly Expectation[] {
  if (value === undefined) return present;
  // A need may have several expectations: each existing one is used once.
  const left = Map.groupBy(present, ({ need }) => need);
  return listIn(value, 'expectations', problems).flatMap((entry) => {
    const read = parseExpectation({ ...(isObject(entry) ? entry : {}), id: newId() });
    if (read === null || answerErrors(draftOf(expectationKind, read)).answer) {
      problems.push(`This is not an expectation: ${JSON.stringify(entry)}.`);
      return [];
    }
    const ofNeed = left.get(read.need) ?? [];
    const same = ofNeed.findIndex((one) => one.kind === read.kind && one.answer === read.answer);
    const [kept] = ofNeed.splice(Math.max(0, same), 1);
    return kept ? { ...read, id: kept.id, version: kept.version } : read;
  });
}

/** A day must count a profession only once: otherwise the database would refuse everything. */
function readDemandIn(value: unknown, problems: string[]): readonly Demand[] {
  const seen = new Set<string>();
  return listIn(value, 'demand', problems).flatMap((entry) => {
    const demand = parseDemand(isObject(entry) ? entry : {});
    const key = `${demand?.day} ${demand?.profession}`;
    if (demand !== null && !seen.has(key)) {
      seen.add(key);
      return demand;
    }
    const wrong =
      demand === null ? 'This is not a daily count of demand' : 'This daily count is repeated';
    problems.push(`${wrong}: ${JSON.stringify(entry)}.`);
    return [];
  });
}

function tooMany(name: string, records: readonly unknown[], most: number): string[] {
  if (records.length <= most) return [];
  const [has, fit] = [records.length, most].map((count) => count.toLocaleString('en-US'));
  return [`A chapter can have ${fit} ${name} at most, and this file has ${has}.`];
}

function listIn(value: unknown, name: string, problems: string[]): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  problems.push(`"${name}" must be a list.`);
  return [];
}

/** Problems that the forms would refuse as well. */
function fieldProblems<T extends Stored>(
  kind: RecordKind<T>,
  records: readonly T[],
  place: string,
): string[] {
  return records.flatMap((record) => {
    const draft = draftOf(kind, record);
    return kind.fields.flatMap((field) => {
      const error = textError(field, draft[field.name].trim());
      return error === null ? [] : [`In ${place}, ${field.label}: ${error}`];
    });
  });
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
