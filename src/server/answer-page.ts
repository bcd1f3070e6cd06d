/**
 * Answers a link to a search within the page itself, so that a slow phone shows the answer before it has loaded
 * anything else: docs/decisions/095-the-server-answers-links.md. The build of the page makes the script that does it.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRequest } from 'wire-server';

/** The script's place in the folder of the build: src/web/app/answered-page.tsx, with all that it needs. */
const SCRIPT = '.server/answered-page.js';

/** Milliseconds after which a page is sent without its answer: the visitor's device can find it too. */
const PATIENCE_MS = 1_000;

interface AnsweredPage {
  createAnsweredPage(read: (address: string) => Promise<ArrayBuffer>): CompleteHtml;
}

type CompleteHtml = (page: {
  readonly html: string;
  readonly url: URL;
  readonly fetch: PageRequest['ask'];
}) => Promise<string | null>;

/** By the folder of the build. */
const scripts = new Map<string, Promise<CompleteHtml>>();

/** null for an address that asks for nothing, and where the answer takes long. @throws when it cannot be drawn. */
export async function answerPage({ html, siteDir, url, ask }: PageRequest): Promise<string | null> {
  if (!url.searchParams.has('q')) return null;
  const complete = await scriptOf(siteDir);
  const tooLate = Promise.withResolvers<null>();
  const timer = setTimeout(() => tooLate.resolve(null), PATIENCE_MS);
  try {
    return await Promise.race([complete({ html, url, fetch: ask }), tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads the script when it is first needed. */
function scriptOf(siteDir: string): Promise<CompleteHtml> {
  const known = scripts.get(siteDir);
  if (known !== undefined) return known;
  const loading = load(siteDir);
  scripts.set(siteDir, loading);
  return loading;
}

async function load(siteDir: string): Promise<CompleteHtml> {
  const file = join(siteDir, SCRIPT);
  // SITE_DIR may be the copy of a build for a server of static files.
  if (!existsSync(file)) return async () => null;
  const script: AnsweredPage = await import(pathToFileURL(file).href);
  return script.createAnsweredPage(
    async (address) => new Uint8Array(await readFile(join(siteDir, address))).buffer,
  );
}
