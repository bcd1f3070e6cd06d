/** The texts at one kind of place in a chapter's file, whatever is wrong elsewhere in it. Pure. */
import { findNodeAtLocation, type Node } from 'jsonc-parser';

export interface Text {
  readonly text: string;
  readonly node: Node;
}

/** Every entry of a list. */
export const EACH = Symbol('each');

/** `textsAt(root, 'boosts', EACH, 'category')`: in the order of the file; what is no text is left out. */
export function textsAt(root: Node | undefined, ...steps: (string | typeof EACH)[]): Text[] {
  const [step, ...rest] = steps;
  if (root === undefined) return [];
  if (step === undefined) {
    return typeof root.value === 'string' ? [{ text: root.value, node: root }] : [];
  }
  if (step !== EACH) return textsAt(findNodeAtLocation(root, [step]), ...rest);
  const entries = root.type === 'array' ? (root.children ?? []) : [];
  return entries.flatMap((entry) => textsAt(entry, ...rest));
}

/** The objects of a list. */
export function entriesOf(root: Node, list: string): Node[] {
  const found = findNodeAtLocation(root, [list]);
  return found?.type === 'array' ? (found.children ?? []) : [];
}
