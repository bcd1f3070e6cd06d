/**
 * `npx node training/learn/weigh-words.ts`: writes packages/engine/src/knowledge/danger-tone.txt, which says
 * how much each word sounds like danger or like an everyday need.
 *
 * The weights come from a logistic regression over the tuned-on wordings of training/measure/danger, the
 * everyday needs and frames of training/measure, and texts of real people. A word of a group (danger-words.txt) also
 * learns from the other words of its group, so that a word that no author used has a weight too.
 * The kinds that a word suggests are counted. The same files give the same weights.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  KNOWLEDGE_FOLDER,
  knowledgeFiles,
  projectKnowledge,
  projectNeedsToSend,
} from '../../packages/engine/build/knowledge-files.ts';
import { professionsOf } from '../../packages/engine/src/compiler/compile-knowledge.ts';
import { slipsByStart, wordsInHaste } from '../../packages/engine/src/dangers/read-in-haste.ts';
import { termsOf } from '../../packages/engine/src/dangers/term.ts';
import { pairsOf, STRENGTHS, STRETCH_WORDS } from '../../packages/engine/src/dangers/tone.ts';
import { append } from '../../packages/engine/src/text/look-up.ts';
import { singular, stemOf } from '../../packages/engine/src/text/word.ts';
import { UNDERSTATED } from '../measure/danger.ts';
import { readExamples } from '../measure/examples.ts';
import { loadNeeds } from '../measure/metrics.mjs';
import {
  EVERYDAY_NAMES,
  FRAME_FILES,
  filled,
  framesIn,
  strangersNeeds,
} from '../measure/plain-data.ts';
import { isHeldOutFile, postsToLearnFrom } from '../measure/posts.ts';
import { readCorpus } from '../measure/real-corpus.ts';

/** Groups whose words learn from each other. */
const GROUPS =
  'child elder partner kin adult now harm not body pet swell sick pain numb vehicle room electric appliance ' +
  'beast toxic pool burnable danger everyday';
/** Passes over the weights. */
const PASSES = 25;
/** Strength of the regularisation, which pulls weights towards 0. */
const SHRINK = 0.5;
/** The fewest wordings in which a word, and a pair, must occur. */
const MIN_TEXTS = 2;
const MIN_TEXTS_OF_PAIR = 3;
/** Number of pairs kept: those with the largest effect, by weight and number of wordings. */
const MAX_PAIRS = 4715;
/** A word with a smaller weight is left out. */
const MIN_WEIGHT = 0.2;
/** Log-ratios from which a word suggests a kind, and suggests it clearly. */
const SUGGESTS_LOG_RATIO = 1;
const CLEARLY_LOG_RATIO = 2;
/** Smoothing: added to the count of a word, and to the count expected of the average kind. */
const PRIOR = 0.2;

/** How much an understated wording counts, dangerous or not: only many small hints tell them apart. */
const UNDERSTATED_WEIGHT = 1.5;

/** How much each need counts that visitors type or friends send: examples, posts of town groups, needs to send. */
const TOWN_WEIGHT = 2;

/** How many trades each frame is filled with: how people ask must not sound like danger, whoever they ask for. */
const TRADES_PER_FRAME = 6;

/** How much a text of the corpus counts, relative to a wording whose label is certain. */
const CORPUS_WEIGHT = 1.2;

const EVAL_FOLDER = fileURLToPath(new URL('../measure', import.meta.url));
const { trades, dangers } = projectKnowledge();
const { wording } = dangers;
const slips = slipsByStart(wording.slips);
const toStem = (word: string) =>
  /^\p{N}+$/u.test(word) && word !== '911' ? '#' : stemOf(singular(word));

/** Names of trades, such as 'plumber': they say which trade is wanted, not what happened. */
const tradeNames = new Set(
  trades.professions
    .filter(({ name }) => !name.includes(' '))
    .map(({ name }) => toStem(name.toLowerCase())),
);
const isWeighed = (stem: string) => !tradeNames.has(stem);

const terms = termsOf(wording.groups);
const groupsOf = new Map<string, string[]>();
for (const group of GROUPS.split(' ').map((name) => `<${name}>`)) {
  const words = new Set(terms.wordsOf(group).map(toStem).filter(isWeighed));
  for (const word of words) append(groupsOf, word, group);
}

interface Wording {
  readonly features: readonly string[];
  /** Its weight in the regression. */
  readonly counts: number;
  /** The kind of danger; null for an everyday need. */
  readonly kind: string | null;
}

function featuresOf(need: string): string[] {
  const stems = wordsInHaste(need, slips)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map(toStem);
  const words = new Set(stems.filter(isWeighed));
  return [
    ...words,
    ...new Set(pairsOf(stems).filter((pair) => pair.split(' ').every(isWeighed))),
    ...[...words].flatMap((word) => groupsOf.get(word) ?? []),
    ...stems.slice(0, STRETCH_WORDS).map(() => '<word>'),
  ];
}

const rows: Wording[] = [];
const add = (need: string, kind: string | null, counts = 1) =>
  rows.push({ features: featuresOf(need), counts, kind });
for (const file of readdirSync(join(EVAL_FOLDER, 'danger'))) {
  const isTunedOn = /^(danger|everyday)\./.test(file);
  if (!isTunedOn || process.argv.includes(`--without=${file}`)) continue;
  const counts = UNDERSTATED.test(file) ? UNDERSTATED_WEIGHT : 1;
  for (const { need, kind } of loadNeeds(join(EVAL_FOLDER, 'danger', file))) {
    add(need, file.startsWith('danger') ? kind : null, counts);
  }
}
const typedInTowns = [...readExamples(), ...postsToLearnFrom()].map(({ need }) => need);
const toSend = Object.values(projectNeedsToSend()).flat();
for (const need of [...typedInTowns, ...toSend]) add(need, null, TOWN_WEIGHT);
for (const need of [...filledFrames(), ...filledThingFrames(), ...plainNeedsOfStrangers()]) {
  add(need, null);
}
for (const set of ['dev', 'heldout', 'working']) {
  for (const { need } of loadNeeds(join(EVAL_FOLDER, `needs.${set}.jsonl`))) add(need, null);
}

const certain = rows.length;
const corpus = readCorpus().filter(({ use }) => use === 'learned');
if (corpus.length === 0)
  throw new Error('No labelled texts: put the corpus of real texts in ../shared/eval/real');
// Nearly all of its texts are everyday needs.
for (const { text } of corpus) add(text, null, CORPUS_WEIGHT);

/** The frames that may be read, each with the next few everyday names of trades. */
function filledFrames(): string[] {
  const names = Object.values(EVERYDAY_NAMES).flat();
  const frames = FRAME_FILES.filter((file) => !isHeldOutFile(file)).flatMap(framesIn);
  return frames.flatMap((frame, i) =>
    Array.from({ length: TRADES_PER_FRAME }, (_, turn) =>
      filled(frame, names[(i * TRADES_PER_FRAME + turn) % names.length] as string),
    ),
  );
}

/** The frames for things, each with the first keywords of the next few trades. */
function filledThingFrames(): string[] {
  const professions = professionsOf(knowledgeFiles());
  return framesIn('frames.things.jsonl').flatMap((frame, i) =>
    Array.from({ length: TRADES_PER_FRAME }, (_, turn) => {
      const trade = professions[(i * TRADES_PER_FRAME + turn) % professions.length];
      return filled(frame, trade?.keywords[turn] ?? '');
    }),
  );
}

/** The lines that may be read. Lines are counted from 1: the first is odd. */
function plainNeedsOfStrangers(): string[] {
  const first = strangersNeeds('strangers.tsv').filter((_, i) => i % 2 === 0);
  return [...first, ...strangersNeeds('strangers.second.tsv')].map(({ need }) => need);
}

interface Feature {
  /** The rows that have it, and how often it occurs in each. */
  readonly rows: number[];
  readonly times: number[];
  weight: number;
}

const features = new Map<string, Feature>();
rows.forEach(({ features: had }, row) => {
  for (const name of ['', ...had]) {
    const known = features.get(name);
    // A word found only in the corpus would become an everyday word, which unknown words are anyway.
    if (known === undefined && row >= certain) continue;
    const feature = known ?? { rows: [], times: [], weight: 0 };
    features.set(name, feature);
    const last = feature.times.length - 1;
    if (feature.rows.at(-1) === row) feature.times[last] = (feature.times[last] as number) + 1;
    else {
      feature.rows.push(row);
      feature.times.push(1);
    }
  }
});
for (const [name, { rows: having }] of features) {
  const sure = having.filter((row) => row < certain).length;
  if (sure < (isPair(name) ? MIN_TEXTS_OF_PAIR : MIN_TEXTS)) features.delete(name);
}
weigh();
keepTellingPairs();
weigh();

/** Weighs every remaining feature: one Newton step for each in turn, repeatedly. */
function weigh(): void {
  const scores = new Float64Array(rows.length);
  for (const feature of features.values()) feature.weight = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [name, feature] of features) {
      const shrink = name === '' ? 0 : SHRINK;
      let slope = shrink * feature.weight;
      let bend = shrink + 1e-6;
      feature.rows.forEach((row, i) => {
        const { kind, counts } = rows[row] as Wording;
        const times = feature.times[i] as number;
        const chance = 1 / (1 + Math.exp(-(scores[row] as number)));
        slope += counts * times * (chance - (kind === null ? 0 : 1));
        bend += counts * times * times * chance * (1 - chance);
      });
      const step = Math.max(-0.5, Math.min(0.5, -slope / bend));
      feature.weight += step;
      feature.rows.forEach((row, i) => {
        scores[row] = (scores[row] as number) + step * (feature.times[i] as number);
      });
    }
  }
}

function keepTellingPairs(): void {
  const effect = ({ weight, rows: having }: Feature) => Math.abs(weight) * Math.sqrt(having.length);
  const pairs = [...features].filter(([name]) => isPair(name));
  pairs.sort(([, a], [, b]) => effect(b) - effect(a));
  for (const [name] of pairs.slice(MAX_PAIRS)) features.delete(name);
}

function isPair(name: string): boolean {
  return name.includes(' ');
}
const weights = new Map(Array.from(features, ([name, { weight }]) => [name, weight]));

/** The weight of each word, including the weights of its groups. */
const folded = new Map<string, number>();
for (const word of new Set([...weights.keys(), ...groupsOf.keys()])) {
  if (word === '' || word.startsWith('<')) continue;
  const groups = groupsOf.get(word) ?? [];
  folded.set(
    word,
    groups.reduce((sum, g) => sum + (weights.get(g) ?? 0), weights.get(word) ?? 0),
  );
}
const lines: string[] = [
  '// Which words sound like danger, and which like everyday needs: in log-odds',
  '// (dangers/tone.ts). Written by training/learn/weigh-words.ts; see docs/decisions/060-danger-first.md.',
  '',
  `# All`,
  `start: ${(weights.get('') ?? 0).toFixed(2)}`,
  `each word: ${(weights.get('<word>') ?? 0).toFixed(2)}`,
];
for (const [name, sign] of [
  ['Danger', 1],
  ['Everyday', -1],
] as const) {
  lines.push('', `# ${name}`);
  for (const [strength, worth] of Object.entries(STRENGTHS).reverse()) {
    const words = [...folded]
      .filter(([, weight]) => strengthOf(weight * sign) === worth)
      .map(([word]) => word)
      .sort();
    lines.push(`${strength}:`, ...wrapped(words));
  }
}

lines.push('', '# Kinds');
for (const [kind, words] of [...wordsOfKinds()].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const name = kind.replaceAll('-', ' ');
  for (const [field, isOwn] of [
    [`${name} clearly`, (ratio: number) => ratio >= CLEARLY_LOG_RATIO],
    [name, (ratio: number) => ratio < CLEARLY_LOG_RATIO],
  ] as const) {
    const own = words.filter(([, ratio]) => isOwn(ratio)).map(([word]) => word);
    if (own.length > 0) lines.push(`${field}:`, ...wrapped(own.sort()));
  }
}
writeFileSync(join(KNOWLEDGE_FOLDER, 'danger-tone.txt'), `${lines.join('\n')}\n`);
console.log(`${folded.size} words weighed`);

/**
 * For each kind, the words that are more frequent in its wordings than in those of the average kind,
 * with the log-ratio. Kinds count equally, however many wordings each has.
 */
function wordsOfKinds(): Map<string, (readonly [string, number])[]> {
  const sizes = new Map<string, number>();
  const counts = new Map<string, Map<string, number>>();
  for (const { kind, features: had } of rows) {
    if (kind === null) continue;
    sizes.set(kind, (sizes.get(kind) ?? 0) + 1);
    for (const word of new Set(had)) {
      if (!/^[\p{L}\d]+$/u.test(word)) continue;
      const ofWord = counts.get(word) ?? new Map<string, number>();
      counts.set(word, ofWord.set(kind, (ofWord.get(kind) ?? 0) + 1));
    }
  }
  const words = new Map<string, (readonly [string, number])[]>();
  for (const [word, ofWord] of counts) {
    const rateIn = (kind: string) => (ofWord.get(kind) ?? 0) / (sizes.get(kind) as number);
    const usual = [...sizes.keys()].reduce((sum, kind) => sum + rateIn(kind), 0) / sizes.size;
    for (const [kind, count] of ofWord) {
      const size = sizes.get(kind) as number;
      const ratio = Math.log((count + PRIOR) / (size * usual + PRIOR));
      if (count < MIN_TEXTS || ratio < SUGGESTS_LOG_RATIO) continue;
      words.set(kind, [...(words.get(kind) ?? []), [word, ratio]]);
    }
  }
  return words;
}

function strengthOf(weight: number): number | undefined {
  const values = Object.values(STRENGTHS);
  if (weight < MIN_WEIGHT) return undefined;
  return values.reduce((best, value) =>
    Math.abs(value - weight) < Math.abs(best - weight) ? value : best,
  );
}

function wrapped(words: readonly string[]): string[] {
  const out: string[] = [];
  for (const word of words) {
    const line = out.at(-1);
    if (line === undefined || line.length + word.length > 108) out.push(`  ${word},`);
    else out[out.length - 1] = `${line} ${word},`;
  }
  return out.map((line) => line.replace(/,$/, ''));
}
