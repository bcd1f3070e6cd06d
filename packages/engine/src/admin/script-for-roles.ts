/** The script that choosing roles writes, until an admin edits it (C5). Pure. */
import { inRole, listed } from '../texts/phrases.ts';
import {
  ENDING,
  FIRST_TASK,
  firstStep,
  LATER_TASK,
  laterStep,
  laterSteps,
  TASKS,
} from '../texts/written-script.ts';

/** The trade that a role names; undefined when none is known. */
type TradeOf = (role: string) => string | undefined;

/**
 * Introduces the people of a chain in order, each by name and role, with what they do.
 * @param roles of the steps, in order.
 * @returns '' when there are none.
 * @example scriptForRoles(['Roofer'], (role) => role)
 *   // 'Hi {lead}, your first call is {role1_name} ({role1}), who takes care of the roof. Please say that I sent you.'
 */
export function scriptForRoles(roles: readonly string[], tradeOf: TradeOf): string {
  const [first, ...later] = roles.map((role, position) => ({
    who: inRole(`{role${position + 1}_name}`, `{role${position + 1}}`),
    task: TASKS[tradeOf(role) ?? ''] ?? (position === 0 ? FIRST_TASK : LATER_TASK),
  }));
  if (first === undefined) return '';
  const others = listed(later.map(({ who, task }) => laterStep(who, task)));
  const sentences = [firstStep(first.who, first.task), others && laterSteps(others), ENDING];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
