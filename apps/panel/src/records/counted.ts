/** Formats counts of things. */

/** '1 step', '2 steps'. @param noun singular, with a regular plural in 's'. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
