/** Random choices that a run can repeat from its printed seed. */

export interface Random {
  /** An integer, both bounds included. */
  between(low: number, high: number): number;
}

/** Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { between: (low, high) => low + Math.floor(next() * (high - low + 1)) };
}
