/**
 * Fetches what the engine knows of trades: files of their own, which arrive after the first paint. The words of
 * the terms are a file of 16-bit numbers, since those take a sixth less room by themselves than within the JSON.
 */
import { knowledgeAddress, termsAddress } from 'virtual:knowledge';
import type { Knowledge } from '../../routing/knowledge.ts';

/** @throws when a file cannot be had. The same build made them and the engine, so their shape is known. */
export async function loadKnowledge(): Promise<Knowledge> {
  const [knowledge, words] = await Promise.all([
    fetched(knowledgeAddress).then((response): Promise<Knowledge> => response.json()),
    fetched(termsAddress).then((response) => response.arrayBuffer()),
  ]);
  const { trades } = knowledge;
  const terms = { ...trades.terms, words: new Uint16Array(words) };
  return { ...knowledge, trades: { ...trades, terms } };
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}
