/**
 * Fits how much each hint speaks for its trade: a multinomial logistic regression in which a trade's
 * score is the logarithm of its evidence, plus the worth of the text's hints. Weights are never
 * negative. The fit is by Adam, whose steps also pull small weights to 0. Pure.
 */
import { GROUND } from '../../src/routing/professions/weigh-need.ts';

/** A text as the fit sees it. */
export interface Sample {
  /** Evidence without hints, by trade. */
  readonly evidence: Float64Array;
  /** The words that can be hints, as positions in the list of words. */
  readonly words: readonly number[];
  /** Number of words of the whole text. */
  readonly length: number;
  /** Positions of the trades that are right; none for a text that asks for nothing. */
  readonly right: readonly number[];
  readonly weight: number;
}

/** A word that may speak for a trade. */
export interface Candidate {
  readonly word: number;
  readonly trade: number;
}

const PASSES = 60;
/** What a weight must gain in accuracy to stay above 0, so that words that hardly matter get none. */
const LEAST_GAIN = 2e-5;

/** Adam's step size, which falls to 0 in the second half, and the shares it keeps of past slopes. */
const RATE = 0.1;
const KEPT_OF_MEAN = 0.9;
const KEPT_OF_SQUARE = 0.99;
const SMALLEST_STEP = 1e-7;

/** Steps of the three other parameters, by plain descent. */
const FACTOR_RATE = 0.05;
const NOTHING_RATE = 0.5;
const LENGTH_RATE = 0.2;
const LEAST_FACTOR = 0.3;

/** @returns the weight of each candidate, in units of the logarithm of the evidence; 0 or more. */
export function fitHints(
  samples: readonly Sample[],
  candidates: readonly Candidate[],
  trades: number,
): Float64Array {
  const byWord = new Map<number, { readonly at: number; readonly trade: number }[]>();
  candidates.forEach(({ word, trade }, at) => {
    byWord.set(word, [...(byWord.get(word) ?? []), { at, trade }]);
  });
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const scores = samples.map(({ evidence }) =>
    evidence.map((value) => Math.log(value + GROUND) - Math.log(GROUND)),
  );
  const worth = new Float64Array(candidates.length);
  const slope = new Float64Array(candidates.length);
  const [mean, square] = [slope.slice(), slope.slice()];
  const share = new Float64Array(trades + 1);
  // The factor of the evidence, and the score of asking for nothing: a constant, and one for the length.
  let factor = 1.5;
  let nothing = 2;
  let perLength = 0;
  for (let pass = 1; pass <= PASSES; pass++) {
    slope.fill(0);
    let [factorSlope, nothingSlope, lengthSlope] = [0, 0, 0];
    samples.forEach(({ words, length, right, weight }, row) => {
      const score = scores[row] as Float64Array;
      const logLength = Math.log(1 + length);
      for (let trade = 0; trade < trades; trade++) share[trade] = factor * (score[trade] as number);
      share[trades] = nothing + perLength * logLength;
      for (const word of words) {
        for (const { at, trade } of byWord.get(word) ?? []) {
          share[trade] = (share[trade] as number) + (worth[at] as number);
        }
      }
      toErrors(share, right.length === 0 ? [trades] : right, weight / total);
      for (let trade = 0; trade < trades; trade++) {
        factorSlope += (share[trade] as number) * (score[trade] as number);
      }
      nothingSlope += share[trades] as number;
      lengthSlope += (share[trades] as number) * logLength;
      for (const word of words) {
        for (const { at, trade } of byWord.get(word) ?? []) {
          slope[at] = (slope[at] as number) + (share[trade] as number);
        }
      }
    });
    const rate = RATE * Math.min(1, 2 - (2 * pass) / PASSES);
    for (let at = 0; at < worth.length; at++) {
      const here = slope[at] as number;
      mean[at] = KEPT_OF_MEAN * (mean[at] as number) + (1 - KEPT_OF_MEAN) * here;
      square[at] = KEPT_OF_SQUARE * (square[at] as number) + (1 - KEPT_OF_SQUARE) * here * here;
      const usual = (mean[at] as number) / (1 - KEPT_OF_MEAN ** pass);
      const size = Math.sqrt((square[at] as number) / (1 - KEPT_OF_SQUARE ** pass)) + SMALLEST_STEP;
      const moved = (worth[at] as number) - (rate * (usual + LEAST_GAIN)) / size;
      worth[at] = Math.max(0, moved);
    }
    factor = Math.max(LEAST_FACTOR, factor - FACTOR_RATE * factorSlope);
    nothing -= NOTHING_RATE * nothingSlope;
    perLength -= LENGTH_RATE * lengthSlope;
  }
  return worth.map((value) => value / factor);
}

/** Turns scores into probabilities, and those into how far each is from what is right. */
function toErrors(scores: Float64Array, right: readonly number[], weight: number): void {
  const most = Math.max(...scores);
  let sum = 0;
  for (let i = 0; i < scores.length; i++) {
    scores[i] = Math.exp((scores[i] as number) - most);
    sum += scores[i] as number;
  }
  const rightSum = right.reduce((all, i) => all + (scores[i] as number), 1e-12);
  const isRight = new Set(right);
  for (let i = 0; i < scores.length; i++) {
    const value = scores[i] as number;
    scores[i] = weight * (value / sum - (isRight.has(i) ? value / rightSum : 0));
  }
}
