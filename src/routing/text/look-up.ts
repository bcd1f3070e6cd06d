/** Look-up tables: maps that hold a list for each key, and records that were read from JSON. */

/**
 * Adds `value` to the list of `key`, creating the list if needed.
 * @example const map = new Map(); append(map, 'odd', 1); append(map, 'odd', 3); map.get('odd') // [1, 3]
 */
export function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** The record's own value for a key: 'constructor' must not find what every object inherits. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
