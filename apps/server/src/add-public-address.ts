/** Adds to the page what only the server knows: its public address. Pure. */

/** The preview picture as index.html names it. */
const PICTURE = 'content="/preview.png"';

/**
 * Preview cards need the picture's absolute URL. On other servers the page keeps the path, which most programs that
 * draw such cards resolve.
 */
export function addPublicAddress(html: string, siteUrl: string): string {
  const picture = new URL('/preview.png', siteUrl).href;
  return html.replaceAll(PICTURE, () => `content="${picture.replaceAll('"', '%22')}"`);
}
