/**
 * Compiles the knowledge files to Knowledge, which the engine starts from. For builds and tests
 * only. Pure.
 */
import { commaList } from 'domain/comma-list.ts';
import {
  MEMBER_SPHERES,
  type MemberSphere,
  OPEN_SEAT_SPHERES,
  type OpenSeatSphere,
} from 'domain/sphere.ts';
import {
  HINT_KINDS,
  hintsBy,
  type Knowledge,
  type Profession,
  type Talk,
} from '../knowledge/knowledge.ts';
import { readTerms } from '../professions/profession-table.ts';
import { tradeTable } from '../professions/trade-table.ts';
import { basesOf, wordOf, wordsOf } from '../text/word.ts';
import { compileDangers } from './compile-dangers.ts';
import { compileLanguages, compileRoles, compileTowns } from './compile-names.ts';
import {
  KnowledgeError,
  listIn,
  oneOf,
  parseRecords,
  recordNamed,
  sentenceIn,
  type TextRecord,
} from './parse-records.ts';

/** The content of each file, by its path below knowledge/: 'trades/health-and-wellness.txt'. */
export type KnowledgeFiles = Readonly<Record<string, string>>;

const TRADE_FIELDS = [
  'sphere',
  'open seat',
  'neighbours',
  'titles',
  'in rosters',
  'in spanish',
  'things and jobs',
  'problems and wishes',
  ...HINT_KINDS.map((kind) => `${kind}s`),
];
/** The strengths in talk.txt, in log-odds. */
const STRENGTHS = { slightly: 0.5, clearly: 1, strongly: 1.5, 'very strongly': 2 };
/** The records whose words count for a request. */
const REQUESTS = ['Requests', 'Matters of customers'];

/**
 * @throws KnowledgeError with the place of the mistake.
 * @example compileKnowledge(files).commonNeeds.includes('roof leak') // true
 */
export function compileKnowledge(files: KnowledgeFiles): Knowledge {
  const professions = professionsOf(files);
  const trades = tradeTable(professions);
  const { stems: inTerms } = readTerms(trades);
  const records = tradeRecords(files).map(({ record }) => record);
  const english = contentOf(files, 'english.txt').trim().split(/\s+/);
  return {
    trades,
    talk: talkOf(files),
    expressions: phrasesOf(files, 'expressions.txt'),
    requests: phrasesOf(files, 'requests.txt'),
    descriptions: phrasesOf(files, 'descriptions.txt'),
    // Words of terms are known anyway.
    english: english.filter((key) => !inTerms.has(key)).join(' '),
    dangers: compileDangers(
      contentOf(files, 'dangers.txt'),
      contentOf(files, 'urgencies.txt'),
      contentOf(files, 'danger-words.txt'),
      contentOf(files, 'danger-tone.txt'),
      new Set(professions.map(({ name }) => name)),
    ),
    roles: compileRoles(contentOf(files, 'roles.txt'), records),
    languages: compileLanguages(contentOf(files, 'spanish.txt'), records),
    towns: compileTowns(contentOf(files, 'towns.txt')),
    commonNeeds: commaList(contentOf(files, 'common-needs.txt').replaceAll('\n', ',')),
  };
}

/**
 * All professions in order: of two that claim a need equally, the earlier one answers.
 * @example professionsOf(files).filter(({ titles }) => titles.includes('sparky')).map(({ name }) => name)
 *   // ['Electrician']
 */
export function professionsOf(files: KnowledgeFiles): Profession[] {
  const written = tradeRecords(files).map(({ record, sphere }) => profession(record, sphere));
  const all = [...written, ...occupationsOf(files)];
  const names = new Set<string>();
  for (const { name } of all) {
    if (names.has(name)) throw new KnowledgeError('trades', `'${name}' is listed twice`);
    names.add(name);
  }
  return all;
}

/** The records under trades/ in order, each with its file's sphere. */
function tradeRecords(files: KnowledgeFiles) {
  return under(files, 'trades/').flatMap(([path, content]) => {
    const { head, records } = parseRecords(content, path, TRADE_FIELDS);
    const sphere = sphereNamed(MEMBER_SPHERES, sentenceIn(head, 'sphere'), head.place);
    return records.map((record) => ({ record, sphere }));
  });
}

function profession(record: TextRecord, sphere: MemberSphere): Profession {
  const titles = listIn(record, 'titles');
  if (titles.length === 0) throw new KnowledgeError(record.place, `${record.name} has no titles`);
  return {
    name: record.name,
    sphere,
    openSeatSphere: sphereNamed(OPEN_SEAT_SPHERES, sentenceIn(record, 'open seat'), record.place),
    titles,
    keywords: listIn(record, 'things and jobs'),
    symptoms: listIn(record, 'problems and wishes'),
    hints: hintsBy((kind) => listIn(record, `${kind}s`)),
    neighbours: listIn(record, 'neighbours'),
  };
}

/** Occupations that few chapters have: known by their titles alone, so that the open seat can be named. */
function occupationsOf(files: KnowledgeFiles): Profession[] {
  const path = 'occupations.txt';
  return parseRecords(contentOf(files, path), path, ['titles']).records.flatMap((record) => {
    const openSeatSphere = sphereNamed(OPEN_SEAT_SPHERES, record.name, record.place);
    return listIn(record, 'titles').map((title) => occupation(title, openSeatSphere));
  });
}

/** @param title in lower case, except for abbreviations: 'EMT'. */
function occupation(title: string, openSeatSphere: OpenSeatSphere): Profession {
  return {
    name: title.replace(/(^| )([a-z])/g, (letter) => letter.toUpperCase()),
    sphere: 'Other Services',
    openSeatSphere,
    titles: [title.toLowerCase()],
    keywords: [],
    symptoms: [],
    hints: hintsBy(() => []),
    neighbours: [],
  };
}

/** The phrases of all records of a file, as base forms. */
function phrasesOf(files: KnowledgeFiles, path: string): string[] {
  return parseRecords(contentOf(files, path), path, ['phrases']).records.flatMap((record) =>
    listIn(record, 'phrases').map((phrase) => basesOf(wordsOf(phrase)).join(' ')),
  );
}

/** The records of talk.txt: words of two of them count for a request, all others for talk. */
function talkOf(files: KnowledgeFiles): Talk {
  const path = 'talk.txt';
  const strengths = Object.entries(STRENGTHS);
  const fields = strengths.flatMap(([strength]) => [strength, `begins ${strength}`]);
  const around = ['before things', 'after things'];
  const words: Record<string, number> = {};
  const beginnings: Record<string, number> = {};
  const { records } = parseRecords(contentOf(files, path), path, [...fields, ...around]);
  const [beforeThings = [], afterThings = []] = around.map((field) =>
    records.flatMap((record) => listIn(record, field)).map((word) => wordOf(word).base),
  );
  const requests = REQUESTS.map((name) => recordNamed(records, name, path));
  for (const record of records) {
    const sign = requests.includes(record) ? 1 : -1;
    for (const [strength, worth] of strengths) {
      for (const word of listIn(record, strength)) {
        const { stem } = wordOf(word);
        if (Object.hasOwn(words, stem))
          throw new KnowledgeError(record.place, `'${word}' is listed twice`);
        words[stem] = sign * worth;
      }
      for (const start of listIn(record, `begins ${strength}`)) {
        beginnings[start] = sign * worth;
      }
    }
  }
  return { words, beginnings, beforeThings, afterThings };
}

function under(files: KnowledgeFiles, folder: string): [path: string, content: string][] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** @throws KnowledgeError when the file is missing. */
function contentOf(files: KnowledgeFiles, path: string): string {
  const content = files[path];
  if (content === undefined) throw new KnowledgeError(path, 'the file is missing');
  return content;
}

function sphereNamed<Sphere extends string>(
  spheres: readonly Sphere[],
  name: string,
  place: string,
): Sphere {
  return oneOf(spheres, name, place, 'not a sphere');
}

// Compiles what to send to a member of each trade, as a member's page lists it. For builds and tests only.

const PATH = 'needs-to-send.txt';

/** Needs in a friend's words, by the name of the trade. */
export type NeedsToSend = Readonly<Record<string, readonly string[]>>;

/**
 * @throws KnowledgeError with the place of the mistake.
 * @example compileNeedsToSend(files).Roofer?.includes('my roof is leaking') // true
 */
export function compileNeedsToSend(files: KnowledgeFiles): NeedsToSend {
  const trades = new Set(professionsOf(files).map(({ name }) => name));
  const { records } = parseRecords(contentOf(files, PATH), PATH, ['needs']);
  return Object.fromEntries(
    records.map((record) => {
      if (!trades.has(record.name)) {
        throw new KnowledgeError(record.place, `'${record.name}' is not a profession`);
      }
      return [record.name, listIn(record, 'needs')];
    }),
  );
}
