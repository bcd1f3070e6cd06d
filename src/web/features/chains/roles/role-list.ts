/** The roles of a sequence as a list that is edited part by part, and as the text it is. Pure. */
import { ROLE_ARROW, sequenceOf, withRoleArrows } from '../../../../domain/referral-chain.ts';

/**
 * The parts of a sequence as it is being typed (C3), blank ones included; a blank text is one blank
 * role. Of the spaces around a part only the one beside each arrow goes: the others are being typed.
 * `sequenceOf` is the way back: the same parts are read from it, as long as none holds an arrow.
 */
export function textToRoles(text: string): string[] {
  const parts = withRoleArrows(text).split(ROLE_ARROW);
  return parts.map((part, position) => {
    const begun = position > 0 && part.startsWith(' ') ? part.slice(1) : part;
    return position < parts.length - 1 && begun.endsWith(' ') ? begun.slice(0, -1) : begun;
  });
}

/** The text once its field is left: typed arrows become '→', anything else stays as it is (C3). */
export function withArrowsOnLeaving(text: string): string {
  return withRoleArrows(text) === text ? text : sequenceOf(textToRoles(text));
}

/** How a role is called in a message or a button's name: 'Mover', or 'step 2' while it is blank. */
export function calledAt(roles: readonly string[], position: number): string {
  return roles[position]?.trim() || `step ${position + 1}`;
}

/** The list with one item in another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}
