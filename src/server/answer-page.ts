/**
 * Answers a link to a search within the page itself, so that a slow phone shows the answer before it has loaded
 * anything else (docs/decisions/095-the-server-answers-links.md). The web app's build includes the script that does so.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRequest } from 'wire-server';

/** The script's path in the build folder: src/web/app/answered-page.tsx, bundled with its imports. */
const SCRIPT = '.server/answered-page.js';

/** Milliseconds after which a page is sent without its answer; the visitor's browser then finds it. */
const TIMEOUT_MS = 1_000;

interface AnsweredPage {
  createAnsweredPage(read: (address: string) => Promise<ArrayBuffer>): CompleteHtml;
}

type CompleteHtml = (page: {
  readonly html: string;
  readonly url: URL;
  readonly fetch: PageRequest['ask'];
}) => Promise<string | null>;

/** By build folder. */
const scripts = new Map<string, Promise<CompleteHtml>>();

/** Null for a URL without a need, or when answering takes too long. @throws when the page cannot be rendered. */
export async function answerPage({ html, siteDir, url, ask }: PageRequest): Promise<string | null> {
  if (!url.searchParams.has('q')) return null;
  const complete = await scriptOf(siteDir);
  const tooLate = Promise.withResolvers<null>();
  const timer = setTimeout(() => tooLate.resolve(null), TIMEOUT_MS);
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
  // The next request tries again.
  loading.catch(() => scripts.delete(siteDir));
  return loading;
}

async function load(siteDir: string): Promise<CompleteHtml> {
  const file = join(siteDir, SCRIPT);
  // SITE_DIR may be a copy of a build that was made for a static file server.
  if (!existsSync(file)) return async () => null;
  const script: AnsweredPage = await import(pathToFileURL(file).href);
  return script.createAnsweredPage(
    async (address) => new Uint8Array(await readFile(join(siteDir, address))).buffer,
  );
}
