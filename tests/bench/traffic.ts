/** What a page fetches: its scripts with their gzipped size, the bytes of it all, and from whom. */
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** Milliseconds without any request after which a page is taken to have all it wants. */
const QUIET = 1_000;
const POLL = 50;
const GZIP_LEVEL = 9;

export class Traffic {
  /** Address of each script to its size in bytes, gzipped. */
  readonly scripts = new Map<string, number>();
  readonly origins = new Set<string>();
  /** Bytes of every answer's body as it came over the wire. */
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

  /** Resolves when nothing is under way and nothing has been for a second. */
  async quiet(): Promise<void> {
    while (this.#inFlight > 0 || performance.now() - this.#lastChange < QUIET) await sleep(POLL);
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
