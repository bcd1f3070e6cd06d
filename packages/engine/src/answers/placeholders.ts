/**
 * The placeholders of a chain's script (C5). In a file of their own, since the admin's form needs
 * them but not the answers.
 */

/**
 * A placeholder that can be filled: its kind, the digits of its step, and '_name' when the name is
 * wanted.
 */
export const PLACEHOLDER = /\{(lead|role(\d{1,3})(_name)?)\}/g;

/**
 * The placeholders available in a chain with this many steps: {lead}, then the role and the name of
 * each step.
 * @example placeholdersFor(1) // ['{lead}', '{role1}', '{role1_name}']
 */
export function placeholdersFor(steps: number): string[] {
  const numbers = Array.from({ length: steps }, (_, position) => position + 1);
  return ['{lead}', ...numbers.flatMap((step) => [`{role${step}}`, `{role${step}_name}`])];
}
