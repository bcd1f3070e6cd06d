/** GET and HEAD of a table: parse, plan, compile, run one statement, respond. */
import type { Caller, ReadSource } from '../../db/as-role.ts';
import type { Database } from '../../db/open-database.ts';
import type { TextAnswer } from '../../http/text-answer.ts';
import { RestError, singularError } from '../protocol/errors.ts';
import {
  type MediaType,
  negotiate,
  type Preferences,
  parsePreferences,
  preferenceApplied,
} from '../protocol/request-headers.ts';
import { findTable } from '../query/known-names.ts';
import { compileRead, MAX_PAGE_BYTES, planRead } from './compile-read.ts';
import { parseRead, rangeError } from './parse-read.ts';

/** The headers that a response to a visitor may depend on. */
const VARY = 'Accept, Accept-Encoding, Accept-Profile, Authorization, Prefer, Range, apikey';

/** The result of the statement. */
interface Page {
  /** null when there is no row for a single object, or the page is too large. */
  readonly body: string | null;
  readonly returned: number;
  /** All matching rows; null unless a count was requested. */
  readonly total: number | null;
}

/** @throws {RestError} and the database's own errors. */
export async function readTable(
  request: Request,
  tableName: string,
  caller: Caller,
  database: Database,
  maxRows: number,
  source: ReadSource,
): Promise<TextAnswer> {
  const media = negotiate(request.headers.get('accept'));
  const preferences = parsePreferences(request.headers.get('prefer'));
  const table = findTable(database.catalogue, tableName);
  const read = parseRead(new URL(request.url).searchParams, request.headers.get('range'));
  const plan = planRead(read, table, maxRows);
  const statement = compileRead(plan, {
    total: preferences.has('count'),
    single: media.single,
  });
  const [row] = await database.readAs(caller, statement, source);
  const page: Page = {
    body: row?.body === null ? null : String(row?.body),
    returned: Number(row?.returned),
    total: row?.total === null ? null : Number(row?.total),
  };
  const response = answer(page, plan.range.offset, media, preferences);
  if (caller.role !== 'anon') return response;
  return { ...response, ...checked(response, hasCredential(request.headers)) };
}

/** What any visitor may read may be kept, if it is checked before each use. Nothing else is ever kept. */
function checked({ headers }: TextAnswer, isSigned: boolean): Partial<TextAnswer> {
  const [range, type] = [headers['Content-Range'], headers['Content-Type']?.split(';')[0]];
  return {
    identifiedBy: `${range}:${type}`,
    headers: {
      ...headers,
      'Cache-Control': isSigned ? 'private, no-cache' : 'no-cache',
      Vary: VARY,
    },
  };
}

/** A visitor's key, for one. */
function hasCredential(headers: Headers): boolean {
  return headers.has('apikey') || headers.has('authorization');
}

function answer(
  page: Page,
  offset: number,
  media: MediaType,
  preferences: Preferences,
): TextAnswer {
  if (page.total !== null && offset > page.total) {
    throw rangeError(
      `An offset of ${offset} was requested, but there are only ${page.total} rows.`,
      page.total,
    );
  }
  if (media.single && page.returned !== 1) throw singularError(page.returned);
  if (page.body === null) throw tooLargeError();
  const partial = page.total !== null && page.returned < page.total;
  return {
    body: page.body,
    status: partial ? 206 : 200,
    headers: {
      'Content-Type': media.contentType,
      'Content-Range': contentRangeOf(page, offset),
      ...preferenceApplied(preferences, ['count', 'handling']),
    },
  };
}

function tooLargeError(): RestError {
  return new RestError(400, {
    // Postgres's program_limit_exceeded.
    code: '54000',
    message: `A page may take ${MAX_PAGE_BYTES / 1024 / 1024} MiB at most`,
    hint: 'Ask for fewer rows with limit=, or fewer columns with select=.',
  });
}

/** `first-last/total`, with `*` for no rows and for an uncounted total. */
function contentRangeOf({ returned, total }: Page, offset: number): string {
  const rows = returned === 0 ? '*' : `${offset}-${offset + returned - 1}`;
  return `${rows}/${total ?? '*'}`;
}
