/** Builds the bytes of word-filter.ts. For scripts and tests: no visitor loads it. */
import { BAND, filterEntry, isInFilter } from './word-filter.ts';

interface Equation {
  readonly named: number;
  readonly bits: number;
}

/**
 * The shortest filter that was found to hold every word, and by chance none of `others`. The same words
 * give the same filter.
 */
export function buildWordFilter(words: Iterable<string>, others: readonly string[] = []): string {
  const distinct = [...new Set(words)];
  for (let length = distinct.length + BAND; ; length++) {
    const equations = independentEquations(distinct, length);
    if (equations === null) continue;
    const filter = solved(equations, length);
    if (!others.some((word) => isInFilter(word, filter))) return filter;
  }
}

/** One equation for each position it starts at, or null when two contradict each other. */
function independentEquations(
  words: readonly string[],
  length: number,
): Map<number, Equation> | null {
  const equations = new Map<number, Equation>();
  for (const word of words) if (!add(word, length, equations)) return null;
  return equations;
}

/** Subtracts the equations there are from the word's own, until it starts where none does yet. */
function add(word: string, length: number, equations: Map<number, Equation>): boolean {
  let { start, named, fingerprint: bits } = filterEntry(word, length);
  for (;;) {
    const there = equations.get(start);
    if (there === undefined) {
      equations.set(start, { named, bits });
      return true;
    }
    named ^= there.named;
    bits ^= there.bits;
    if (named === 0) return bits === 0;
    const skipped = trailingZeros(named);
    named >>>= skipped;
    start += skipped;
  }
}

/** From the last byte to the first, each is what its equation leaves over; free ones are 0. */
function solved(equations: ReadonlyMap<number, Equation>, length: number): string {
  const bytes = new Uint8Array(length);
  for (let position = length - 1; position >= 0; position--) {
    const equation = equations.get(position);
    if (equation === undefined) continue;
    let { bits } = equation;
    for (let i = 1; i < BAND; i++) {
      if ((equation.named >>> i) & 1) bits ^= bytes[position + i] ?? 0;
    }
    bytes[position] = bits;
  }
  return String.fromCharCode(...bytes);
}

function trailingZeros(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
