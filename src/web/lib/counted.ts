/** Numbers of things, in words for people. */

/** '1 step', '2 steps'. @param noun in the singular, one that takes an 's' in the plural. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
