/** Converts a role sequence between text and an editable list. Pure. */
import { ROLE_ARROW, sequenceOf, withRoleArrows } from 'domain/role-sequence.ts';

/**
 * The parts of a sequence being typed (C3), including blank ones; blank text is one blank role. Only
 * the one space beside each arrow is removed: other spaces may still be part of typing.
 * `sequenceOf` is the inverse, as long as no part contains an arrow.
 */
export function textToRoles(text: string): string[] {
  const parts = withRoleArrows(text).split(ROLE_ARROW);
  return parts.map((part, position) => {
    const begun = position > 0 && part.startsWith(' ') ? part.slice(1) : part;
    return position < parts.length - 1 && begun.endsWith(' ') ? begun.slice(0, -1) : begun;
  });
}

/** The text when its field loses focus: typed arrows become '→', other text is unchanged (C3). */
export function withArrowsOnLeaving(text: string): string {
  return withRoleArrows(text) === text ? text : sequenceOf(textToRoles(text));
}

/** The role's name in messages and button labels: 'Mover', or 'step 2' while blank. */
export function labelAt(roles: readonly string[], position: number): string {
  return roles[position]?.trim() || `step ${position + 1}`;
}

/** The list with one item moved. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}
