/**
 * Fetches the engine's knowledge of trades: separate files, loaded after the first paint. The terms' words are
 * a file of 16-bit numbers, a sixth smaller than as part of the JSON.
 */
import { knowledgeAddress, termsAddress } from 'virtual:knowledge';
import type { Knowledge } from '../../routing/knowledge/knowledge.ts';

/** @throws when a file cannot be fetched. Not validated: the files come from the same build as the engine. */
export async function loadKnowledge(): Promise<Knowledge> {
  await firstPaint();
  const [knowledge, words] = await Promise.all([
    fetched(knowledgeAddress).then((response): Promise<Knowledge> => response.json()),
    fetched(termsAddress).then((response) => response.arrayBuffer()),
  ]);
  const { trades } = knowledge;
  const terms = { ...trades.terms, words: new Uint16Array(words) };
  return { ...knowledge, trades: { ...trades, terms } };
}

/** Resolves once the page has been drawn; at once where it is hidden. */
async function firstPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}
