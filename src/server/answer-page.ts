/**
 * Answers a link to a search within the page itself, so that a slow phone shows the answer before it has loaded
 * anything else: docs/decisions/095-the-server-answers-links.md. What draws it is part of the build of the page.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRequest } from 'wire-server';

/** The script's place in the folder of the build. */
const SCRIPT = '.server/answered-page.js';

/** Milliseconds after which a page is sent without its answer: the visitor's device can find it too. */
const PATIENCE_MS = 1_000;

/** What completes a page: src/web/app/answered-page.tsx. */
type CompletePage = (page: {
  readonly html: string;
  readonly url: URL;
  readonly fetch: PageRequest['ask'];
}) => Promise<string | null>;

interface AnsweredPageScript {
  createAnsweredPage(read: (address: string) => Promise<ArrayBuffer>): CompletePage;
}

const loaded = new Map<string, Promise<CompletePage>>();

/** null for an address that asks for nothing. @throws when the answer cannot be drawn. */
export async function answerPage({ html, siteDir, url, ask }: PageRequest): Promise<string | null> {
  if (!url.searchParams.has('q')) return null;
  const complete = await scriptIn(siteDir);
  const tooLate = Promise.withResolvers<null>();
  const timer = setTimeout(() => tooLate.resolve(null), PATIENCE_MS);
  try {
    return await Promise.race([complete({ html, url, fetch: ask }), tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads the script when it is first needed. */
function scriptIn(siteDir: string): Promise<CompletePage> {
  const known = loaded.get(siteDir);
  if (known !== undefined) return known;
  const loading = load(siteDir);
  loaded.set(siteDir, loading);
  return loading;
}

async function load(siteDir: string): Promise<CompletePage> {
  const script: AnsweredPageScript = await import(
    pathToFileURL(join(siteDir, SCRIPT)).href
  );
  return script.createAnsweredPage(async (address) => {
    return new Uint8Array(await readFile(join(siteDir, address))).buffer;
  });
}
