/** Comma-separated text, as people type it into one field: aliases, triggers, titles. */

/** The parts, trimmed, without empty ones. Missing text is an empty list. */
export function commaList(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
