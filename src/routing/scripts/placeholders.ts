/** The placeholders a chain's script can have (C5), for who writes one. */

/** What a script over so many steps can have filled: {lead}, then role and name of each step (C5). */
export function placeholdersFor(steps: number): string[] {
  const numbers = Array.from({ length: steps }, (_, position) => position + 1);
  return ['{lead}', ...numbers.flatMap((step) => [`{role${step}}`, `{role${step}_name}`])];
}
