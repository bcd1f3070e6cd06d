/** From a query string to SQL, without a database: what is accepted, and what can never result. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/db/catalogue.ts';
import type { Statement } from '../../src/db/driver.ts';
import { compileRead, MAX_PAGE_BYTES, parseRead, planRead } from '../../src/rest/read-table.ts';
import { RestError } from '../../src/rest/rest-errors.ts';
import { queryStrings } from './query-strings.ts';

// Thousands of generated queries take a while on a busy machine.
const COLUMNS = ['id', 'name', 'age', 'odd "name"', 'select', 'drop table x; --'];
const TABLE: Table = {
  name: 'people',
  columns: new Map(COLUMNS.map((name) => [name, { name, type: 'text', fallback: null }])),
  primaryKey: ['id'],
};
const MAX_ROWS = 100;

function compile(query: string, range: string | null = null): Statement {
  const read = parseRead(new URLSearchParams(query), range);
  return compileRead(planRead(read, TABLE, MAX_ROWS), {
    total: false,
    single: false,
    stripped: false,
  });
}

/** The part of the statement that depends on the query. */
function page(query: string): string {
  const [, sql] = /^with page as \((.*)\), answer as /.exec(compile(query).sql) ?? [];
  return sql ?? '';
}

describe('W3 a query string becomes SQL', () => {
  const readings: [string, string, string[]][] = [
    ['', 'select * from "public"."people" limit $1::bigint offset $2::bigint', ['100', '0']],
    [
      'select=id,who:name,age::text&limit=5&offset=2',
      'select "id" as "id", "name" as "who", cast("age" as text) as "age" from "public"."people" limit $1::bigint offset $2::bigint',
      ['5', '2'],
    ],
    [
      'select=id&name=eq.a%22,b&order=age.desc.nullslast,name',
      'select "id" as "id" from "public"."people" where (("name" = $1)) order by "age" desc nulls last, "name" asc limit $2::bigint offset $3::bigint',
      ['a",b', '100', '0'],
    ],
    [
      'select=id&or=(name.like.*x*,not.and(age.gt.1,age.in.(2,"3,4")))&age=not.is.null',
      'select "id" as "id" from "public"."people" where ((("name" like $1) or not (("age" > $2) and ("age" in ($3, $4)))) and not ("age" is null)) limit $5::bigint offset $6::bigint',
      ['%x%', '1', '2', '3,4', '100', '0'],
    ],
    [
      'select=id&%22odd \\%22name\\%22%22=eq.x&%22select%22=gt.1',
      'select "id" as "id" from "public"."people" where (("odd ""name""" = $1) and ("select" > $2)) limit $3::bigint offset $4::bigint',
      ['x', '1', '100', '0'],
    ],
    [
      'select=%22odd \\%22name\\%22%22',
      'select "odd ""name""" as "odd ""name""" from "public"."people" limit $1::bigint offset $2::bigint',
      ['100', '0'],
    ],
  ];
  test.each(readings)('%s', (query, sql, values) => {
    expect(page(query)).toBe(sql);
    expect(compile(query).values).toEqual(values);
  });

  test('a value at the end of the URL needs no quotes and keeps them', () => {
    expect(compile('name=eq."a",(b).c').values[0]).toBe('"a",(b).c');
  });

  test('the narrower of limit and Range applies, capped at MAX_ROWS', () => {
    expect(compile('limit=50', '10-19').values).toEqual(['10', '10']);
    expect(compile('limit=5000').values).toEqual(['100', '0']);
    expect(compile('offset=5&limit=2', '0-99').values).toEqual(['2', '5']);
    expect(compile('', 'bytes=0-9').values).toEqual(['100', '0']);
  });

  test('an error gives its position and what was expected', () => {
    expect(() => compile('age=about.3')).toThrow(
      expect.objectContaining({
        code: 'PGRST100',
        message: '"failed to parse filter (about.3)" (line 1, column 1)',
        details: expect.stringContaining('unexpected "a" expecting "not" or an operator (eq, neq'),
      }),
    );
  });
});

/** A statement without its quoted names, parameters and string constant. */
const SKELETON =
  /^(?:with|page|answer|as|select|case|when|then|end|octet_length|from|where|order|by|limit|offset|coalesce|json_agg|count|text|bigint|null|nulls|first|last|asc|desc|and|or|not|is|in|true|false|unknown|like|ilike|distinct|cast|int[48]?|integer|numeric|float[48]|bool|boolean|uuid|date|timestamp|timestamptz|jsonb?|body|returned|total|[\s(),.:<>=*N@])*$/;

describe('any query string at all', () => {
  test('is refused with a 4xx, or becomes SQL in which each name is quoted and known', () => {
    let compiled = 0;
    fc.assert(
      fc.property(queryStrings(['id', 'name', 'age']), (given) => {
        let sql: string;
        try {
          sql = compile(given).sql;
        } catch (error) {
          expect(error).toBeInstanceOf(RestError);
          expect((error as RestError).status).toBeGreaterThanOrEqual(400);
          expect((error as RestError).status).toBeLessThan(500);
          return;
        }
        compiled++;
        const skeleton = sql
          .replace(/"(?:[^"]|"")*"/g, '@')
          .replace(/\$\d+/g, 'N')
          .replace("'[]'", 'N')
          .replace(String(MAX_PAGE_BYTES), 'N');
        expect(skeleton).toMatch(SKELETON);
      }),
      { numRuns: 3000 },
    );
    // If nearly all were refused, the property would prove little.
    expect(compiled).toBeGreaterThan(100);
  });

  test('any value is bound and never part of the SQL', () => {
    const { sql } = compile('name=eq.x');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        fc.pre(!value.includes('\0') && value.isWellFormed());
        const given = new URLSearchParams({ name: `eq.${value}` }).toString();
        expect(compile(given)).toEqual({ sql, values: [value, '100', '0'] });
      }),
    );
  });
});
