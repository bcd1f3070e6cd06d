/** The members of a chain, each with the role they have in it. */
import type { ChainMatch, Named } from 'engine';

/** In the order of the steps; open seats are left out. */
export function heldSteps({ steps }: ChainMatch): Named[] {
  return steps.flatMap(({ role, member }) => (member === null ? [] : [{ member, role }]));
}
