/** The built web app, held in memory; files are looked up by exact address only. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

/** Encodings the build precompresses files with, best first, and their file suffixes. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
type Encoding = (typeof ENCODINGS)[number]['name'];

export interface SiteFile {
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoded: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>;
  /** Hash of the uncompressed body, without quotes. */
  readonly hash: string;
}

/** Files by address: '/index.html', '/assets/app-1a2b3c.js'. */
export type Site = ReadonlyMap<string, SiteFile>;

/** The app's HTML file. */
export const PAGE = '/index.html';

/** Brotli's quality for a file changed at the start: nearly the size of the best, in a tenth of the time. */
const START_BROTLI_QUALITY = 9;

/** Kept of the SHA-256 hash: enough to tell builds apart. */
const HASH_CHARS = 16;

/** Reads a build folder; dot files and compressed copies get no address of their own. */
export async function loadSite(folder: string): Promise<Site> {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (!address.includes('/.')) contents.set(address, new Uint8Array(await readFile(path)));
  }
  const site = new Map<string, SiteFile>();
  for (const [address, body] of contents) {
    if (!isCopy(address, contents)) site.set(address, describe(address, body, contents));
  }
  return site;
}

/** The site with its HTML file changed, and compressed again where the build had done so. */
export function withPage(site: Site, change: (html: string) => string): Site {
  const page = site.get(PAGE);
  if (page === undefined) return site;
  const text = new TextDecoder().decode(page.body);
  const changed = change(text);
  if (changed === text) return site;
  const body = new TextEncoder().encode(changed);
  const encoded = new Map(
    Array.from(
      page.encoded.keys(),
      (name) => [name, new Uint8Array(COMPRESS[name](body))] as const,
    ),
  );
  return new Map(site).set(PAGE, { ...page, body, encoded, hash: hashOf(body) });
}

const COMPRESS: Record<Encoding, (body: Uint8Array) => Uint8Array> = {
  br: (body) =>
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: START_BROTLI_QUALITY },
    }),
  gzip: (body) => gzipSync(body),
};

function isCopy(address: string, contents: ReadonlyMap<string, unknown>): boolean {
  return ENCODINGS.some(
    ({ suffix }) => address.endsWith(suffix) && contents.has(address.slice(0, -suffix.length)),
  );
}

function describe(
  address: string,
  body: Uint8Array<ArrayBuffer>,
  contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): SiteFile {
  const encoded = new Map<Encoding, Uint8Array<ArrayBuffer>>();
  for (const { name, suffix } of ENCODINGS) {
    const copy = contents.get(address + suffix);
    if (copy !== undefined) encoded.set(name, copy);
  }
  return {
    contentType: getMimeType(address) ?? 'application/octet-stream',
    body,
    encoded,
    hash: hashOf(body),
  };
}

function hashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, HASH_CHARS);
}
