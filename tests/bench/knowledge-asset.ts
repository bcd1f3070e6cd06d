/** The knowledge as a page fetches it: files separate from the scripts. */
import type { Page } from '@playwright/test';

export interface KnowledgeAsset {
  /** Bytes of its bodies as served, compressed. */
  readonly bytes: number;
  /** Whether it was requested after the page was first painted. */
  readonly isAfterFirstPaint: boolean;
}

/** Brotli: how the server compresses the knowledge for browsers. */
const ENCODING = 'br';

/**
 * The knowledge that an idle page has fetched; null when it is part of the scripts.
 * @throws {Error} when the knowledge was not served with brotli.
 */
export async function knowledgeAsset(page: Page): Promise<KnowledgeAsset | null> {
  const { addresses, bytes, isAfterFirstPaint } = await page.evaluate(findKnowledge);
  if (addresses.length === 0) return null;
  for (const address of addresses) {
    const answer = await page.request.get(address, { headers: { 'Accept-Encoding': ENCODING } });
    const encoding = answer.headers()['content-encoding'] ?? 'nothing';
    if (encoding !== ENCODING) throw new Error(`${address} is compressed with ${encoding}.`);
  }
  return { bytes, isAfterFirstPaint };
}

/** Runs in the page. */
function findKnowledge() {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = resources.filter(({ name }) => /\/assets\/knowledge-[^/]+\.(?!js$)\w+$/.test(name));
  const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity;
  return {
    addresses: files.map(({ name }) => name),
    bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    isAfterFirstPaint: files.every(({ startTime }) => startTime >= paint),
  };
}
