/** Look-up tables: lists by key, memoized functions, and records that were read from JSON. */

/**
 * Adds `value` to the list of `key`, creating the list if needed.
 * @example const map = new Map(); append(map, 'odd', 1); append(map, 'odd', 3); map.get('odd') // [1, 3]
 */
export function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

interface Kept<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/**
 * Memoizes a function: each key's value is computed once and kept, unless it is undefined.
 * @param kept the cache; a WeakMap if the keys are short-lived.
 * @example const listOf = oncePerKey((word) => [word]); listOf('roof') === listOf('roof') // true
 */
export function oncePerKey<Key, Value>(
  compute: (key: Key) => Value,
  kept: Kept<Key, Value> = new Map(),
): (key: Key) => Value {
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    kept.set(key, value);
    return value;
  };
}

/** The record's own value for a key: 'constructor' must not find what every object inherits. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
