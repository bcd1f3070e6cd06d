/** Keeps a script about the same people while an admin reorders the steps of its chain (C5). */
import { PLACEHOLDER } from '../answers/placeholders.ts';

/**
 * The script with the placeholders of each step renumbered to the step's new position. Placeholders
 * of a removed step get the number after the last one, so that a step added next takes them over:
 * undoing an edit undoes this too.
 * @param before the ids of the steps in order.
 * @param after the ids of the steps in their new order.
 * @example renumberSteps('Hi, meet {role1_name} and {role2_name}.', ['ann', 'bo'], ['bo', 'ann'])
 *   // 'Hi, meet {role2_name} and {role1_name}.'
 */
export function renumberSteps<Id>(
  script: string,
  before: readonly Id[],
  after: readonly Id[],
): string {
  const from = [...before, ...after.filter((id) => !before.includes(id))];
  const to = [...after, ...before.filter((id) => !after.includes(id))];
  const numbers = from.map((id) => to.indexOf(id) + 1);
  return script.replace(PLACEHOLDER, (placeholder, _kind: string, digits?: string, name = '') => {
    const step = Number(digits);
    const now = numbers[step - 1];
    return now === undefined || now === step ? placeholder : `{role${now}${name}}`;
  });
}
