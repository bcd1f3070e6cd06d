/** Fetches what the engine knows of trades: a file of its own, which arrives after the first paint. */
import address from 'virtual:knowledge-address';
import type { Knowledge } from '../../routing/knowledge.ts';

/** @throws when the file cannot be had. The same build made it and the engine, so its shape is known. */
export async function loadKnowledge(): Promise<Knowledge> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
