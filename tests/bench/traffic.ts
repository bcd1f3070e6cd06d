/** What a page fetches: scripts with their gzipped sizes, total bytes, and origins. */
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** A page without any request for this long counts as loaded. */
const QUIET_MS = 1_000;
const POLL_MS = 50;
const GZIP_LEVEL = 9;

export class Traffic {
  /** Gzipped size in bytes by script URL. */
  readonly scripts = new Map<string, number>();
  readonly origins = new Set<string>();
  /** Body bytes of all responses as transferred. */
  total = 0;
  #inFlight = 0;
  #lastChange = performance.now();

  constructor(page: Page) {
    page.on('request', (request) => {
      this.origins.add(new URL(request.url()).origin);
      this.#change(1);
    });
    page.on('requestfailed', () => this.#change(-1));
    page.on('requestfinished', async (request) => {
      await this.#weigh(request);
      this.#change(-1);
    });
  }

  /** Resolves after a second without requests in flight. */
  async quiet(): Promise<void> {
    while (this.#inFlight > 0 || performance.now() - this.#lastChange < QUIET_MS)
      await sleep(POLL_MS);
  }

  #change(requests: number): void {
    this.#inFlight += requests;
    this.#lastChange = performance.now();
  }

  async #weigh(request: Request): Promise<void> {
    const { responseBodySize } = await request.sizes();
    this.total += responseBodySize;
    if (request.resourceType() !== 'script') return;
    const answer = await request.response();
    const size = answer === null ? 0 : gzipSync(await answer.body(), { level: GZIP_LEVEL }).length;
    this.scripts.set(request.url(), size);
  }
}
