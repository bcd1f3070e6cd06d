/** The only place where a name becomes SQL text. */

/** A table, column or alias as a quoted SQL identifier. */
export function quoteIdentifier(name: string): string {
  if (name.includes('\0')) throw new Error('an SQL identifier cannot contain a NUL byte');
  return `"${name.replaceAll('"', '""')}"`;
}
