/** Reads the corpus of real people's texts, which lies beside the real needs (README.md). */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { REAL_FOLDER } from './sets.ts';

const FILE = new URL('corpus.jsonl.gz', REAL_FOLDER);

/**
 * All texts, each with a weak label by where it was posted: a trade, 'mixed: …' or 'none'. Empty
 * when the corpus is missing.
 */
export function readCorpus(): { readonly text: string; readonly weak: string }[] {
  if (!existsSync(FILE)) return [];
  const lines = gunzipSync(readFileSync(FILE)).toString().trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}
