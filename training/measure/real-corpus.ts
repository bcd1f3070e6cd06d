/**
 * Reads the corpus of real people's texts, which is stored beside the real needs, and the labels that
 * readers gave a tenth of it (README.md).
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { examplesIn } from './examples.ts';
import { REAL_FOLDER } from './sets.ts';

const FILE = new URL('corpus.jsonl.gz', REAL_FOLDER);
const LABELS = new URL('real-labels.txt', import.meta.url);
/** Hexadecimal digits of a text's hash by which its label is filed: the texts stay outside the project. */
const HASH_DIGITS = 12;
/** The label of a text that asks for nothing. */
const NOTHING = 'none';

export interface CorpusText {
  readonly text: string;
  /** By where it was posted: a trade, 'mixed: …' or 'none'. */
  readonly weak: string;
  /**
   * The professions that may take it first, in lower case, if readers labelled it; none if it asks
   * for nothing. null for a text without such a label.
   */
  readonly professions: readonly string[] | null;
  /** Texts that are only counted are never read and never learned from. */
  readonly use: 'learned' | 'counted';
}

/** All texts. Empty when the corpus is missing. */
export function readCorpus(): CorpusText[] {
  if (!existsSync(FILE)) return [];
  const labels = readLabels();
  const lines = gunzipSync(readFileSync(FILE)).toString().trim().split('\n');
  return lines.map((line) => {
    const { text, weak } = JSON.parse(line) as { text: string; weak: string };
    const hash = createHash('sha1').update(text).digest();
    const professions = labels.get(hash.toString('hex').slice(0, HASH_DIGITS)) ?? null;
    return { text, weak, professions, use: useOf(hash, professions !== null) };
  });
}

/** Half of the texts are only counted, and so is a third of the labelled ones in the other half. */
function useOf([first = 0, second = 0]: Buffer, isLabelled: boolean): CorpusText['use'] {
  return first % 2 === 0 || (isLabelled && second % 3 === 0) ? 'counted' : 'learned';
}

/** The professions of each labelled text, by the beginning of its hash. */
function readLabels(): Map<string, readonly string[]> {
  const lines = examplesIn(readFileSync(LABELS, 'utf8'));
  return new Map(
    lines.flatMap(({ need, professions: [label] }) => {
      const professions = label === NOTHING ? [] : label.split(', ');
      return need.split(' ').map((hash) => [hash, professions] as const);
    }),
  );
}
