/** From a write to SQL, without a database: the statement for each kind of write. */
import { describe, expect, test } from 'vitest';
import type { Column, Table } from '../../src/db/catalogue.ts';
import type { Statement } from '../../src/db/driver.ts';
import { parseBody, parseWrite, type WriteMethod } from '../../src/rest/parse-write.ts';
import { compileWrite, planWrite } from '../../src/rest/plan-write.ts';
import { parsePreferences } from '../../src/rest/request-headers.ts';

const COLUMNS: readonly Column[] = [
  { name: 'id', type: 'integer', fallback: `nextval('people_id_seq'::regclass)` },
  { name: 'odd "name"', type: 'character varying(20)', fallback: null },
  { name: 'age', type: 'integer', fallback: '3' },
];
const TABLE: Table = {
  name: 'people',
  columns: new Map(COLUMNS.map((column) => [column.name, column])),
  primaryKey: ['id'],
};

interface Write {
  readonly method?: WriteMethod;
  readonly query?: string;
  readonly body?: string;
  readonly prefer?: string;
  readonly tell?: 'rows' | 'key' | 'nothing';
}

function compile({
  method = 'POST',
  query = '',
  body,
  prefer = '',
  tell = 'nothing',
}: Write): Statement {
  const bytes = new TextEncoder().encode(body);
  const plan = planWrite(
    method,
    TABLE,
    parseWrite(new URLSearchParams(query)),
    method === 'DELETE' ? null : parseBody(null, bytes),
    parsePreferences(prefer),
  );
  return compileWrite(plan, { tell, single: false, stripped: false });
}

/** The part of the statement that changes the table. */
function change(write: Write): string {
  const [, sql] =
    /^with written as \((.*?)\)(?:, page as .*)? select (?:null|\(coalesce)/.exec(
      compile(write).sql,
    ) ?? [];
  return sql ?? '';
}

describe('W3 a write becomes SQL', () => {
  const body = '{"odd \\"name\\"": "x", "age": 1}';
  const source = 'from json_array_elements($1::json) as body(item)';
  const given = `, json_to_record(body.item) as given("odd ""name""" character varying(20), "age" integer)`;
  const insert = `insert into "public"."people" ("odd ""name""", "age") select given."odd ""name""", given."age" ${source}${given}`;

  const writes: [string, Write, string, string[]][] = [
    ['an insert', { body }, `${insert} returning true`, [`[${body}]`]],
    ['an insert of many', { body: `[${body}]` }, `${insert} returning true`, [`[${body}]`]],
    [
      'an insert of empty objects',
      { body: '[{}, {}]' },
      `insert into "public"."people" select ${source} returning true`,
      ['[{}, {}]'],
    ],
    [
      'an insert of no rows, whatever columns are named',
      { query: 'columns="odd \\"name\\"",age', body: '[]', prefer: 'missing=default' },
      `insert into "public"."people" select ${source} returning true`,
      ['[]'],
    ],
    [
      'an insert with defaults for missing values',
      { query: 'columns=age', body: '[{}]', prefer: 'missing=default' },
      `insert into "public"."people" ("age") select case when body.item -> $2::text is null then 3 else given."age" end ${source}, json_to_record(body.item) as given("age" integer) returning true`,
      ['[{}]', 'age'],
    ],
    [
      'an upsert that ignores duplicates',
      { body, prefer: 'resolution=ignore-duplicates' },
      `${insert} on conflict ("id") do nothing returning true`,
      [`[${body}]`],
    ],
    [
      'an update, its filter and its order',
      { method: 'PATCH', query: 'select=age&age=gt.5&order=id', body: '{"age": 6}', tell: 'rows' },
      `update "public"."people" set ("age") = (select given."age" ${source}, json_to_record(body.item) as given("age" integer)) where (("age" > $2)) returning "age", "id"`,
      ['[{"age": 6}]', '5'],
    ],
    [
      'an update of nothing',
      { method: 'PATCH', query: 'id=eq.5', body: '{}' },
      'select true from "public"."people" where false',
      [],
    ],
    [
      'a delete',
      { method: 'DELETE', query: 'or=(id.eq.5,age.is.null)' },
      'delete from "public"."people" where ((("id" = $1) or ("age" is null))) returning true',
      ['5'],
    ],
    [
      'an insert that returns the key',
      { body, tell: 'key' },
      `${insert} returning "id"`,
      [`[${body}]`],
    ],
  ];
  test.each(writes)('%s', (_name, write, sql, values) => {
    expect(change(write)).toBe(sql);
    expect(compile(write).values).toEqual(values);
  });
});
