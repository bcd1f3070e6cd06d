/** Reads values whose shape is unknown. Pure. */

/** The value's own property of this name; undefined for anything else. */
export function ownProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}
