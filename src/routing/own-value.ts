/** Look-ups of typed words in records that were read from JSON. */

/** The value a record has of its own under a key: 'constructor' finds nothing that every object inherits. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
