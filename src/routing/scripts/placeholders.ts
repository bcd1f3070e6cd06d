/** The placeholders of a chain's script (C5). */

/** What is filled: its kind, the digits of its step, and whether the name is asked for. */
export const PLACEHOLDER = /\{(lead|role(\d{1,3})(_name)?)\}/g;

/** Those that a chain of so many steps fills: {lead}, then role and name of each step (C5). */
export function placeholdersFor(steps: number): string[] {
  const numbers = Array.from({ length: steps }, (_, position) => position + 1);
  return ['{lead}', ...numbers.flatMap((step) => [`{role${step}}`, `{role${step}_name}`])];
}
