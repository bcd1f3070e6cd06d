/**
 * Texts whose trade is known, for weighing hints: posts, examples and needs of training/measure, and the
 * half of the corpus of real people's texts that may be read. None is from a set that is held out.
 */

import { projectNeedsToSend } from '../../packages/engine/build/knowledge-files.ts';
import type { Profession } from '../../packages/engine/src/knowledge/knowledge.ts';
import { readExamples } from '../measure/examples.ts';
import { loadNeeds } from '../measure/metrics.mjs';
import { postsToLearnFrom } from '../measure/posts.ts';
import { type CorpusText, readCorpus } from '../measure/real-corpus.ts';
import { type LabelledNeed, loadSet, needSets, type SetName } from '../measure/sets.ts';

export interface LabelledText {
  readonly text: string;
  /** The trades that may take it first, in lower case; none for a text that asks for nothing. */
  readonly trades: ReadonlySet<string>;
  /** How much it counts. */
  readonly weight: number;
}

const POST_WEIGHT = 1;
/** Counts double: each need that a member's page lists must lead to that member. */
const NEED_TO_SEND_WEIGHT = 2;
const EXAMPLE_WEIGHT = 0.8;
/** Most of the corpus is labelled by where a text was posted, which is often wrong. */
const CORPUS_WEIGHT = 1.5;
/** Texts of the corpus that readers labelled. Whether one asks for anything is often a matter of opinion. */
const READ_WEIGHT = 3;
const READ_NOTHING_WEIGHT = 1.5;
/** A label with more texts than this counts as if it had this many. */
const CORPUS_TEXTS = 800;

/** The sets of needs that may be learned from, and how much a need of each counts. */
const SET_WEIGHTS: { readonly [set in SetName]?: number } = {
  dev: EXAMPLE_WEIGHT,
  'heldout, tuned on': EXAMPLE_WEIGHT,
  'real, tuned on': 3,
};
const WORKING_NEEDS = new URL('../measure/needs.working.jsonl', import.meta.url);

export function labelledTexts(professions: readonly Profession[]): LabelledText[] {
  return [
    ...postsToLearnFrom().map((post) => labelled(post, POST_WEIGHT)),
    ...needsToSend(),
    ...readExamples().map((example) => labelled(example, EXAMPLE_WEIGHT)),
    ...needs(professions),
    ...corpus(professions),
  ];
}

function needsToSend(): LabelledText[] {
  return Object.entries(projectNeedsToSend()).flatMap(([trade, needs]) =>
    needs.map((need) => labelled({ need, professions: [trade] }, NEED_TO_SEND_WEIGHT)),
  );
}

function needs(professions: readonly Profession[]): LabelledText[] {
  const ofSets = needSets().flatMap((set) => {
    const weight = SET_WEIGHTS[set.name];
    return weight === undefined
      ? []
      : loadSet(set).needs.map((row) => withFiner(row, weight, professions));
  });
  const working: LabelledNeed[] = loadNeeds(WORKING_NEEDS);
  return [...ofSets, ...working.map((row) => withFiner(row, EXAMPLE_WEIGHT, professions))];
}

/**
 * A text whose labels are the trades of the demo chapter. A finer trade is right too: the members of
 * its neighbours answer for it while its seat is open.
 */
function withFiner(
  { need, professions: names }: Labelled,
  weight: number,
  professions: readonly Profession[],
): LabelledText {
  const finer = professions.filter(({ neighbours }) =>
    neighbours.some((neighbour) => names.includes(neighbour.toLowerCase())),
  );
  return labelled({ need, professions: [...names, ...finer.map(({ name }) => name)] }, weight);
}

/** The texts of the corpus that may be learned from. Empty when it is missing. */
function corpus(professions: readonly Profession[]): LabelledText[] {
  const texts = readCorpus().filter(({ use }) => use === 'learned');
  const counts = Map.groupBy(texts, ({ weak }) => weak);
  return texts.map(({ text, weak, professions: read }) => {
    if (read !== null) {
      const weight = read.length > 0 ? READ_WEIGHT : READ_NOTHING_WEIGHT;
      return withFiner({ need: text, professions: read }, weight, professions);
    }
    const enough = CORPUS_TEXTS / (counts.get(weak) as CorpusText[]).length;
    const trades = tradesOfLabel(weak, professions);
    const weight = CORPUS_WEIGHT * (weak === 'none' ? 1 : Math.min(1, enough));
    return labelled({ need: text, professions: trades }, weight);
  });
}

/** Labels of the corpus that stand for several trades. */
const BROAD_LABELS: readonly [start: string, trades: string][] = [
  [
    'mixed: finance',
    'banker, accountant, financial advisor, mortgage lender, insurance agent, estate planning attorney, ' +
      'credit repair, health insurance agent, payroll provider, bankruptcy attorney, business attorney, ' +
      'realtor, merchant services',
  ],
  [
    'mixed: starting',
    'accountant, banker, payroll provider, digital marketer, web designer, print shop, business coach, ' +
      'business attorney, merchant services, staffing agency, graphic designer, insurance agent, ' +
      'business broker, copywriter, public relations, virtual assistant, it support, embroidery & apparel, ' +
      'financial advisor',
  ],
  [
    'mixed: property',
    'realtor, mortgage lender, real estate attorney, home inspector, commercial realtor, ' +
      'property manager, appraiser',
  ],
  ['mixed: graphic design', 'digital marketer, web designer, print shop, graphic designer'],
  [
    'auto mechanic',
    'auto mechanic, auto body shop, tire shop, car detailer, car dealer, towing service, auto glass',
  ],
  ['veterinarian', 'veterinarian, dog groomer, pet sitter, dog trainer'],
  ['interior designer', 'interior designer, home stager, home organizer, blinds installer'],
  ['landscaper', 'landscaper, tree service, irrigation specialist'],
  ['print shop', 'print shop, graphic designer, embroidery & apparel'],
  ['child care provider', 'child care, nanny'],
  ['hair stylist', 'hair stylist, barber'],
  ['payroll provider', 'payroll provider, staffing agency'],
  ['house cleaner', 'house cleaner, carpet cleaner, window cleaner'],
  ['personal trainer', 'personal trainer, nutritionist, yoga instructor, sports coach'],
];

function tradesOfLabel(label: string, professions: readonly Profession[]): string[] {
  if (label === 'none') return [];
  if (label === 'mixed: home trades') {
    return professions
      .filter(({ sphere }) => sphere === 'Trades & Home Services')
      .map(({ name }) => name);
  }
  if (label === 'mixed: law') {
    return professions.map(({ name }) => name).filter((name) => name.endsWith('Attorney'));
  }
  const broad = BROAD_LABELS.find(([start]) => label.startsWith(start));
  return broad === undefined ? [label] : broad[1].split(', ');
}

type Labelled = Pick<LabelledNeed, 'need' | 'professions'>;

function labelled({ need, professions }: Labelled, weight: number): LabelledText {
  return { text: need, trades: new Set(professions.map((name) => name.toLowerCase())), weight };
}
