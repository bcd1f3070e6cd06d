/** Reads and compiles the project's knowledge files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  compileKnowledge,
  compileNeedsToSend,
  type KnowledgeFiles,
  type NeedsToSend,
} from '../src/compiler/compile-knowledge.ts';
import type { Knowledge } from '../src/knowledge/knowledge.ts';
import { pack } from '../src/knowledge/packed-numbers.ts';

export const KNOWLEDGE_FOLDER = fileURLToPath(new URL('../src/knowledge', import.meta.url));

/** The content of each text file, by its path below the folder with '/' as separator. */
export function knowledgeFiles(folder: string = KNOWLEDGE_FOLDER): KnowledgeFiles {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.txt'))
    .map((path) => join(folder, path));
  return Object.fromEntries(
    paths.map((path) => [relative(folder, path).replaceAll(sep, '/'), readFileSync(path, 'utf8')]),
  );
}

let compiled: Knowledge | undefined;

/** The project's knowledge, compiled once per process. */
export function projectKnowledge(): Knowledge {
  compiled ??= compileKnowledge(knowledgeFiles());
  return compiled;
}

/** What to send to a member of each trade. */
export function projectNeedsToSend(): NeedsToSend {
  return compileNeedsToSend(knowledgeFiles());
}

/** The project's knowledge as the two files that the page fetches. */
interface KnowledgeAssets {
  /** Everything except the words of the terms. */
  readonly json: string;
  /** The words of the terms, as packed numbers. */
  readonly terms: Uint8Array;
}

export function knowledgeAssets(): KnowledgeAssets {
  const { trades, ...rest } = projectKnowledge();
  return {
    json: JSON.stringify({ ...rest, trades: { ...trades, terms: { ...trades.terms, words: [] } } }),
    terms: pack(trades.terms.words),
  };
}
