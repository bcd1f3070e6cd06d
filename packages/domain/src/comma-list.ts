/** Comma-separated text typed into a single field: aliases, triggers, titles. */

/** The trimmed, non-empty parts. Missing text yields an empty list. */
export function commaList(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
