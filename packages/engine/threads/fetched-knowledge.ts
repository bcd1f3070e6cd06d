/** The engine's knowledge as it is fetched, and its parser. Pure. */
import type { Knowledge } from '../src/knowledge/knowledge.ts';
import { unpack } from '../src/knowledge/packed-numbers.ts';

/**
 * The terms' words are a file of packed numbers, a fifth smaller than as part of the JSON
 * (docs/decisions/002-word-lists-not-a-model.md).
 */
export interface FetchedKnowledge {
  readonly json: ArrayBuffer;
  readonly terms: ArrayBuffer;
}

/** Not validated: the files come from the same build as the engine. */
export function parseKnowledge({ json, terms }: FetchedKnowledge): Knowledge {
  const knowledge = JSON.parse(new TextDecoder().decode(json)) as Knowledge;
  const { trades } = knowledge;
  const words = unpack(terms);
  return { ...knowledge, trades: { ...trades, terms: { ...trades.terms, words } } };
}
