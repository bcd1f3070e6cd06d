/**
 * Fits how strongly each hint suggests its trade: a multinomial logistic regression in which a
 * trade's score is the logarithm of its evidence, plus the weights of the text's hints. Weights are never
 * negative. The fit is by Adam, whose steps also pull small weights to 0. Pure.
 */
import { HINT_BASE_EVIDENCE } from '../../packages/engine/src/professions/weigh-need.ts';

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

/** A word that may suggest a trade. */
export interface Candidate {
  readonly word: number;
  readonly trade: number;
}

const PASSES = 60;
/** The gain in accuracy that keeps a weight above 0, so that words that hardly matter get none. */
const MIN_GAIN = 2e-5;

/** Adam's step size, which falls to 0 in the second half, and the shares it keeps of past gradients. */
const RATE = 0.1;
const KEPT_OF_MEAN = 0.9;
const KEPT_OF_SQUARE = 0.99;
const SMALLEST_STEP = 1e-7;

/** Step sizes of the three other parameters, by plain gradient descent. */
const FACTOR_RATE = 0.05;
const NOTHING_RATE = 0.5;
const LENGTH_RATE = 0.2;
const MIN_FACTOR = 0.3;

/** What is fitted; also used for the gradient of the loss. */
interface Parameters {
  /** By candidate. */
  readonly worths: Float64Array;
  /** Multiplies the logarithm of the evidence. */
  readonly factor: number;
  /** The score of asking for nothing: a constant, and one for the logarithm of the length. */
  readonly nothing: number;
  readonly perLength: number;
}

/** @returns the weight of each candidate, in units of the logarithm of the evidence; 0 or more. */
export function fitHints(
  samples: readonly Sample[],
  candidates: readonly Candidate[],
  trades: number,
): Float64Array {
  const rows = rowsOf(samples, candidates, trades);
  const worths = new Float64Array(candidates.length);
  const moveWorths = adam(worths);
  let [factor, nothing, perLength] = [1.5, 2, 0];
  for (let pass = 1; pass <= PASSES; pass++) {
    const slopes = slopesAt({ worths, factor, nothing, perLength }, rows, trades);
    moveWorths(slopes.worths, pass);
    factor = Math.max(MIN_FACTOR, factor - FACTOR_RATE * slopes.factor);
    nothing -= NOTHING_RATE * slopes.nothing;
    perLength -= LENGTH_RATE * slopes.perLength;
  }
  return worths.map((worth) => worth / factor);
}

type Row = ReturnType<typeof rowsOf>[number];

/** The samples, with what stays the same in every pass. Position `trades` is that of asking for nothing. */
function rowsOf(samples: readonly Sample[], candidates: readonly Candidate[], trades: number) {
  const numbered = candidates.map(({ word, trade }, at) => ({ word, trade, at }));
  const byWord = Map.groupBy(numbered, ({ word }) => word);
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  return samples.map(({ evidence, words, length, right, weight }) => ({
    scores: evidence.map(
      (value) => Math.log(value + HINT_BASE_EVIDENCE) - Math.log(HINT_BASE_EVIDENCE),
    ),
    logLength: Math.log(1 + length),
    hints: words.flatMap((word) => byWord.get(word) ?? []),
    right: right.length === 0 ? [trades] : right,
    share: weight / total,
  }));
}

function slopesAt(fitted: Parameters, rows: readonly Row[], trades: number): Parameters {
  const worths = new Float64Array(fitted.worths.length);
  let [factor, nothing, perLength] = [0, 0, 0];
  const errors = new Float64Array(trades + 1);
  for (const row of rows) {
    setScores(errors, row, fitted);
    toErrors(errors, row);
    for (let trade = 0; trade < trades; trade++) {
      factor += (errors[trade] as number) * (row.scores[trade] as number);
    }
    nothing += errors[trades] as number;
    perLength += (errors[trades] as number) * row.logLength;
    for (const { at, trade } of row.hints) {
      worths[at] = (worths[at] as number) + (errors[trade] as number);
    }
  }
  return { worths, factor, nothing, perLength };
}

function setScores(scores: Float64Array, row: Row, fitted: Parameters): void {
  for (let trade = 0; trade < row.scores.length; trade++) {
    scores[trade] = fitted.factor * (row.scores[trade] as number);
  }
  scores[row.scores.length] = fitted.nothing + fitted.perLength * row.logLength;
  for (const { at, trade } of row.hints) {
    scores[trade] = (scores[trade] as number) + (fitted.worths[at] as number);
  }
}

/** Turns scores into probabilities, and these into their distance from the right answer. */
function toErrors(scores: Float64Array, { right, share }: Row): void {
  const most = Math.max(...scores);
  for (let i = 0; i < scores.length; i++) scores[i] = Math.exp((scores[i] as number) - most);
  const sum = scores.reduce((all, odds) => all + odds);
  const rightSum = right.reduce((all, i) => all + (scores[i] as number), 1e-12);
  for (let i = 0; i < scores.length; i++) {
    const odds = scores[i] as number;
    scores[i] = share * (odds / sum - (right.includes(i) ? odds / rightSum : 0));
  }
}

/** Adam, with a pull of small weights to 0. */
function adam(worths: Float64Array): (slopes: Float64Array, pass: number) => void {
  const [mean, square] = [worths.slice(), worths.slice()];
  return (slopes, pass) => {
    const rate = RATE * Math.min(1, 2 - (2 * pass) / PASSES);
    slopes.forEach((slope, at) => {
      mean[at] = KEPT_OF_MEAN * (mean[at] as number) + (1 - KEPT_OF_MEAN) * slope;
      square[at] = KEPT_OF_SQUARE * (square[at] as number) + (1 - KEPT_OF_SQUARE) * slope * slope;
      const usual = mean[at] / (1 - KEPT_OF_MEAN ** pass);
      const size = Math.sqrt(square[at] / (1 - KEPT_OF_SQUARE ** pass)) + SMALLEST_STEP;
      worths[at] = Math.max(0, (worths[at] as number) - (rate * (usual + MIN_GAIN)) / size);
    });
  };
}
