/** Keeps a script about the same people when the steps of its chain change places (C5), for who edits one. */
import { PLACEHOLDER } from './placeholders.ts';

/**
 * The script with each step's placeholders renumbered to where that step is now. Those of a step
 * that is gone come after the last one, and are the first new step's if one is added: taking an edit
 * back takes this back.
 * @param before what tells the steps apart, in order. @param after likewise, once they changed.
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
