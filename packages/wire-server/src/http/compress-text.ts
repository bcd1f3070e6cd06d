/**
 * Gzips text responses. Most reads of a directory return the same text as the read before, so the
 * compressed forms of recent texts are cached, keyed by the text itself: entries cannot be stale.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { acceptsEncoding } from './accepts-encoding.ts';

/** In characters; a shorter response fits in one network packet anyway. */
const WORTH_COMPRESSING = 1_000;
/** Texts cached, and the most characters each may have: 10 MB in total at worst. */
const KEPT_TEXTS = 16;
const KEPT_LENGTH = 250_000;

const compress: (text: string) => Promise<Uint8Array<ArrayBuffer>> = promisify(gzip);

export function compressText(): MiddlewareHandler {
  const compressOnce = remember(compress);
  return async (c, next) => {
    await next();
    c.res.headers.append('Vary', 'Accept-Encoding');
    const wanted = acceptsEncoding(c.req.header('accept-encoding'), 'gzip');
    if (!wanted || c.req.method === 'HEAD') return;
    const answer = c.res;
    const text = await answer.text();
    // Otherwise hono would copy the response being replaced.
    c.res = undefined;
    if (text.length < WORTH_COMPRESSING) {
      c.res = new Response(text === '' ? null : text, answer);
      return;
    }
    const bytes = await compressOnce(text);
    answer.headers.set('Content-Encoding', 'gzip');
    answer.headers.set('Content-Length', String(bytes.byteLength));
    c.res = new Response(bytes, answer);
  };
}

/** Caches the results of `make` for recent texts; concurrent calls for a text share one result. */
function remember<Made>(make: (text: string) => Promise<Made>): (text: string) => Promise<Made> {
  const kept = new Map<string, Promise<Made>>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (text.length <= KEPT_LENGTH) kept.set(text, made);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_TEXTS && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
