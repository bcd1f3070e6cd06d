/** Fetches the engine's knowledge of trades: files separate from the scripts. */
import { knowledgeAddress, termsAddress } from 'virtual:knowledge';
import type { FetchedKnowledge } from './fetched-knowledge.ts';

/** @param read reads the file at an address. @throws when a file cannot be read. */
export async function fetchKnowledge(read = fetched): Promise<FetchedKnowledge> {
  const [json, terms] = await Promise.all([read(knowledgeAddress), read(termsAddress)]);
  return { json, terms };
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.arrayBuffer();
}
