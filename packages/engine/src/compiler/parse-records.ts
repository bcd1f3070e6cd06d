/**
 * Parses the text files of the knowledge: records of fields.
 *
 *     # Roofer                          a record and its name
 *     neighbours: Handyman, Painter     a field on one line
 *     titles:                           a field on the lines below, indented
 *       roofer, roofing contractor
 *     // a remark
 */
import { commaList } from 'domain/comma-list.ts';

export interface TextRecord {
  readonly name: string;
  /** File and line, for messages: 'health.txt:12'. */
  readonly place: string;
  /** The lines of each field, trimmed; none is blank. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
}

/** A mistake in a knowledge file. The message has the place and says what to fix. */
export class KnowledgeError extends Error {
  override readonly name = 'KnowledgeError';

  constructor(place: string, fault: string) {
    super(`${place}: ${fault}`);
  }
}

const HEADING = /^# (.+)$/;
const FIELD = /^([a-z][a-z ]*):(.*)$/;
const REMARK = /^\s*\/\//;

/**
 * The records of a file in order, and the fields above the first one.
 * @param file the file's name, for messages.
 * @param fields the names of allowed fields; any name when omitted.
 * @throws KnowledgeError for a line in none of these forms, and for an unknown or repeated field.
 */
export function parseRecords(
  text: string,
  file: string,
  fields?: readonly string[],
): { readonly head: TextRecord; readonly records: readonly TextRecord[] } {
  const open = (name: string, line: number) => ({
    name,
    place: `${file}:${line}`,
    fields: new Map<string, string[]>(),
  });
  const head = open('', 1);
  const records = [head];
  let lines: string[] | undefined;
  for (const [i, line] of text.split('\n').entries()) {
    const place = `${file}:${i + 1}`;
    if (line.trim() === '' || REMARK.test(line)) continue;
    const heading = HEADING.exec(line)?.[1];
    const [, field, value = ''] = FIELD.exec(line) ?? [];
    if (heading !== undefined) {
      records.push(open(heading.trim(), i + 1));
      lines = undefined;
    } else if (field !== undefined) {
      const record = records.at(-1) ?? head;
      if (fields !== undefined && !fields.includes(field)) {
        throw new KnowledgeError(place, `'${field}' is not a field; use ${fields.join(', ')}`);
      }
      if (record.fields.has(field)) throw new KnowledgeError(place, `'${field}' is repeated`);
      lines = value.trim() === '' ? [] : [value.trim()];
      record.fields.set(field, lines);
    } else if (/^\s/.test(line) && lines !== undefined) {
      lines.push(line.trim());
    } else {
      throw new KnowledgeError(
        place,
        `'${line}' is neither '# name', 'field:' nor an indented list`,
      );
    }
  }
  return { head, records: records.slice(1) };
}

/** @throws KnowledgeError when the file has no record with this name. */
export function recordNamed(
  records: readonly TextRecord[],
  name: string,
  file: string,
): TextRecord {
  const record = records.find((one) => one.name === name);
  if (record === undefined) throw new KnowledgeError(file, `'# ${name}' is missing`);
  return record;
}

/** The values of a field, separated by commas or on lines of their own; none when the record does not have it. */
export function listIn({ fields }: TextRecord, field: string): readonly string[] {
  return (fields.get(field) ?? []).flatMap(commaList);
}

/** The text of a field; empty when the record does not have it. */
export function sentenceIn({ fields }: TextRecord, field: string): string {
  return (fields.get(field) ?? []).join(' ');
}

/** Whether a field says yes; false when the record does not have it. @throws KnowledgeError for any other word. */
export function yesIn(record: TextRecord, field: string): boolean {
  if (!record.fields.has(field)) return false;
  return oneOf(['yes', 'no'], sentenceIn(record, field), record.place, 'not an answer') === 'yes';
}

/**
 * The value with this name.
 * @param what completes the message for any other name: "'x' is <what>".
 * @throws KnowledgeError
 */
export function oneOf<Value extends string>(
  values: readonly Value[],
  name: string,
  place: string,
  what: string,
): Value {
  const value = values.find((one) => one === name);
  if (value === undefined) {
    throw new KnowledgeError(place, `'${name}' is ${what}; use ${values.join(', ')}`);
  }
  return value;
}
