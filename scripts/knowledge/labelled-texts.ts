/**
 * Texts whose trade is known, for weighing hints: posts, examples and needs of tests/eval, and the
 * half of the corpus of real people's texts that may be read. None is from a set that is held out.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Profession } from '../../src/routing/knowledge/knowledge.ts';
import { examplesIn, readExamples } from '../../tests/eval/examples.ts';
import { needSets } from '../../tests/eval/sets.ts';
import { projectNeedsToSend } from './knowledge-files.ts';

export interface LabelledText {
  readonly text: string;
  /** The trades that may take it first, in lower case; none for a text that asks for nothing. */
  readonly trades: ReadonlySet<string>;
  /** How much it counts. */
  readonly weight: number;
}

const EVAL_FOLDER = fileURLToPath(new URL('../../tests/eval', import.meta.url));
const CORPUS = fileURLToPath(new URL('../../../shared/eval/real/corpus.jsonl.gz', import.meta.url));

const POST_WEIGHT = 1;
/** What members' pages list must lead to the member. */
const NEED_TO_SEND_WEIGHT = 2;
const EXAMPLE_WEIGHT = 0.8;
const REAL_WEIGHT = 3;
/** The corpus is labelled by where a text was posted, which is often wrong. */
const CORPUS_WEIGHT = 1.5;
/** A label with more texts than this counts as if it had this many. */
const CORPUS_TEXTS = 800;

/** The sets of needs that may be learned from. */
const TUNED_ON = ['dev', 'heldout, tuned on', 'real, tuned on'];

export function labelledTexts(professions: readonly Profession[]): LabelledText[] {
  return [
    ...posts(),
    ...needsToSend(),
    ...examples(),
    ...needs(professions),
    ...corpus(professions),
  ];
}

function posts(): LabelledText[] {
  const folder = join(EVAL_FOLDER, 'posts');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && !file.startsWith('held.'))
    .flatMap((file) => examplesIn(readFileSync(join(folder, file), 'utf8')))
    .map(({ need, professions }) => labelled(need, professions, POST_WEIGHT));
}

function needsToSend(): LabelledText[] {
  return Object.entries(projectNeedsToSend()).flatMap(([trade, needs]) =>
    needs.map((need) => labelled(need, [trade], NEED_TO_SEND_WEIGHT)),
  );
}

function examples(): LabelledText[] {
  return readExamples(join(EVAL_FOLDER, 'examples')).map(({ need, professions }) =>
    labelled(need, professions, EXAMPLE_WEIGHT),
  );
}

/**
 * Their labels are the trades of the demo chapter. A finer trade is right too: the members of its
 * neighbours answer for it while its seat is open.
 */
function needs(professions: readonly Profession[]): LabelledText[] {
  const finerThan = (names: readonly string[]) =>
    professions.filter(({ neighbours }) =>
      neighbours.some((neighbour) => names.includes(neighbour.toLowerCase())),
    );
  const withFiner = (names: readonly string[]) => [
    ...names,
    ...finerThan(names).map(({ name }) => name),
  ];
  const sets = needSets().filter(({ name }) => TUNED_ON.includes(name));
  const rows = sets.flatMap(({ name, file, has }) => {
    const weight = name === 'real, tuned on' ? REAL_WEIGHT : EXAMPLE_WEIGHT;
    return needsIn(readFileSync(file, 'utf8'))
      .filter(has)
      .map(({ need, professions: names }) => labelled(need, withFiner(names), weight));
  });
  const working = needsIn(readFileSync(join(EVAL_FOLDER, 'needs.working.jsonl'), 'utf8'));
  return [
    ...rows,
    ...working.map(({ need, professions: names }) =>
      labelled(need, withFiner(names), EXAMPLE_WEIGHT),
    ),
  ];
}

/** Half of the corpus, by a hash of the text; the other half is only counted. Empty when it is missing. */
function corpus(professions: readonly Profession[]): LabelledText[] {
  if (!existsSync(CORPUS)) return [];
  const rows: { text: string; weak: string }[] = gunzipSync(readFileSync(CORPUS))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ text }) => ((createHash('sha1').update(text).digest()[0] ?? 0) & 1) === 1);
  const counts = new Map<string, number>();
  for (const { weak } of rows) counts.set(weak, (counts.get(weak) ?? 0) + 1);
  const tradesOf = new Map(
    Array.from(counts.keys(), (label) => [label, tradesOfLabel(label, professions)]),
  );
  return rows.map(({ text, weak }) => {
    const enough = weak === 'none' ? 1 : Math.min(1, CORPUS_TEXTS / (counts.get(weak) as number));
    return labelled(text, tradesOf.get(weak) as string[], CORPUS_WEIGHT * enough);
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

function needsIn(
  text: string,
): { id: string; need: string; professions: string[]; kind: string }[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function labelled(text: string, trades: readonly string[], weight: number): LabelledText {
  return { text, trades: new Set(trades.map((trade) => trade.toLowerCase())), weight };
}
