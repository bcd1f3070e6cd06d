/** Filters: `column=[not.]operator.value`, and `and=(…)` / `or=(…)` with nested filters. */
import { parseError, RestError } from './rest-errors.ts';
import type { ComparisonOperator, Condition, IsKeyword } from './row-query.ts';

const COMPARISONS: ReadonlySet<string> = new Set<ComparisonOperator>([
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'isdistinct',
]);
const OPERATORS = [...COMPARISONS, 'in', 'is'].join(', ');
const IS_KEYWORDS: readonly IsKeyword[] = ['null', 'not_null', 'true', 'false', 'unknown'];

/** Depth of nested and/or, on which Postgres and this parser both recurse. */
const MAX_NESTING = 20;

/** `key=text` where key is a column, quoted or not. The value runs to the end and needs no quotes. */
export function parseColumnFilter(key: string, text: string): Condition {
  const scanner = new Scanner(text, 'filter');
  const condition = parseOperation(scanner, parseColumn(key), (value) => value.rest());
  scanner.expectEnd('end of input');
  return condition;
}

/** A key is a single name, so quotes are optional: some clients add them. */
function parseColumn(key: string): string {
  if (!key.startsWith('"')) return key;
  const scanner = new Scanner(key, 'filter');
  const column = scanner.quoted();
  scanner.expectEnd('end of input');
  return column;
}

/** `key=text` where key is `and`, `or`, `not.and` or `not.or`, and text is `(filter,…)`. */
export function parseLogicFilter(key: string, text: string): Condition {
  const scanner = new Scanner(text, 'logic tree');
  const negated = key.startsWith('not.');
  const kind = key.endsWith('and') ? 'and' : 'or';
  const condition = negate(negated, parseGroup(scanner, kind, 1));
  scanner.expectEnd('end of input');
  return condition;
}

function parseGroup(scanner: Scanner, kind: 'and' | 'or', depth: number): Condition {
  if (depth > MAX_NESTING) {
    throw new RestError(400, {
      code: 'PGRST100',
      message: `A filter may nest ${MAX_NESTING} levels of and/or at most`,
    });
  }
  scanner.expect('(');
  const conditions: Condition[] = [];
  do {
    conditions.push(parseMember(scanner, depth));
  } while (scanner.take(','));
  scanner.expect(')');
  return { kind, conditions };
}

function parseMember(scanner: Scanner, depth: number): Condition {
  for (const kind of ['and', 'or'] as const) {
    for (const negated of [false, true]) {
      const opening = `${negated ? 'not.' : ''}${kind}`;
      if (!scanner.peek(`${opening}(`)) continue;
      scanner.take(opening);
      return negate(negated, parseGroup(scanner, kind, depth + 1));
    }
  }
  const column = scanner.name('a column name, and(…) or or(…)');
  scanner.expect('.');
  return parseOperation(scanner, column, parseGroupedValue);
}

function parseOperation(
  scanner: Scanner,
  column: string,
  parseValue: (scanner: Scanner) => string,
): Condition {
  if (scanner.take('not.')) return negate(true, parsePlain());
  return parsePlain();

  function parsePlain(): Condition {
    if (scanner.take('in.')) return { kind: 'in', column, values: parseList(scanner) };
    if (scanner.take('is.')) return { kind: 'is', column, keyword: parseKeyword(scanner) };
    for (const operator of COMPARISONS) {
      if (!scanner.take(`${operator}.`)) continue;
      return {
        kind: 'compare',
        column,
        operator: operator as ComparisonOperator,
        value: parseValue(scanner),
      };
    }
    throw scanner.error(`"not" or an operator (${OPERATORS}) and "."`);
  }
}

/** Inside and/or, an unquoted value ends at `,` or `)`. */
function parseGroupedValue(scanner: Scanner): string {
  return scanner.peek('"') ? scanner.quoted() : scanner.until(',)');
}

function parseList(scanner: Scanner): string[] {
  scanner.expect('(');
  if (scanner.take(')')) return [];
  const values: string[] = [];
  do {
    values.push(parseGroupedValue(scanner));
  } while (scanner.take(','));
  scanner.expect(')');
  return values;
}

function parseKeyword(scanner: Scanner): IsKeyword {
  const word = scanner.until(',)').toLowerCase();
  const keyword = IS_KEYWORDS.find((candidate) => candidate === word);
  if (keyword === undefined) throw scanner.error(IS_KEYWORDS.join(', '));
  return keyword;
}

function negate(negated: boolean, condition: Condition): Condition {
  return negated ? { kind: 'not', condition } : condition;
}

/** Allowed in an unquoted name: letters, digits, `_`, `$` and inner spaces or hyphens. */
const NAME_CHARACTER = /[\p{L}\p{N}_$ -]/u;

/** The characters a text can end at. A pattern finds them ten times as fast as a look at each character. */
const UP_TO = { ',': /[^,]*/y, ',)': /[^,)]*/y } as const;
type Stops = keyof typeof UP_TO;

export class Scanner {
  readonly text: string;
  readonly #what: string;
  #position = 0;

  /** `what` names the parameter in errors. */
  constructor(text: string, what: string) {
    this.text = text;
    this.#what = what;
  }

  get atEnd(): boolean {
    return this.#position === this.text.length;
  }

  /** Whether `token` comes next; it is not consumed. */
  peek(token: string): boolean {
    return this.text.startsWith(token, this.#position);
  }

  /** Consumes `token` if it comes next. */
  take(token: string): boolean {
    if (!this.peek(token)) return false;
    this.#position += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.take(token)) throw this.error(`"${token}"`);
  }

  expectEnd(expected: string): void {
    if (!this.atEnd) throw this.error(expected);
  }

  /** The text up to the first of `stops`, or to the end. */
  until(stops: Stops): string {
    const upToStop = UP_TO[stops];
    upToStop.lastIndex = this.#position;
    const [text = ''] = upToStop.exec(this.text) ?? [];
    this.#position += text.length;
    return text;
  }

  rest(): string {
    const rest = this.text.slice(this.#position);
    this.#position = this.text.length;
    return rest;
  }

  /** A quoted name, or a plain one, trimmed. A plain name stops before the arrow `->`. */
  name(expected: string): string {
    if (this.peek('"')) return this.quoted();
    const start = this.#position;
    while (!this.peek('->') && NAME_CHARACTER.test(this.text[this.#position] ?? '')) {
      this.#position++;
    }
    const name = this.text.slice(start, this.#position).trim();
    if (name === '') throw this.error(expected);
    return name;
  }

  /** A double-quoted string, in which a backslash escapes the next character. */
  quoted(): string {
    this.expect('"');
    let value = '';
    while (!this.take('"')) {
      this.take('\\');
      if (this.atEnd) throw this.error('closing "\\""');
      value += this.text[this.#position++];
    }
    return value;
  }

  error(expected: string): RestError {
    return parseError(this.#what, this.text, this.#position, expected);
  }
}
