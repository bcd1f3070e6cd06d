/** Maps that hold a list for each key. */

/** Adds `value` to the list of `key`, which begins with it when there was none. */
export function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
