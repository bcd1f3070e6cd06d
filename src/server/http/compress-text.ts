/**
 * Gzips text answers. Most reads of a directory answer what the read before did, so the newest
 * texts are kept with their compressed form: the text itself is the key, so nothing can be stale.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { acceptsEncoding } from './accepts-encoding.ts';

/** Characters below which an answer fits one network packet anyway. */
const WORTH_COMPRESSING = 1_000;
/** Texts kept, and the characters a kept one has at most: together 10 MB at worst. */
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
    // Without this, hono would copy the answer that is being replaced.
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

/** Keeps what `make` made of the newest texts; those that are made now are waited for together. */
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
