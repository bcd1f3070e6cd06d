/** What only the server knows of the page: its public address. Pure. */

/** The preview picture as index.html names it. */
const PICTURE = 'content="/preview.png"';

/**
 * Programs that draw preview cards want the picture's whole address. Elsewhere than on our server the path stays,
 * which most of them resolve.
 */
export function completePage(html: string, siteUrl: string): string {
  const picture = new URL('/preview.png', siteUrl).href;
  return html.replaceAll(PICTURE, () => `content="${picture.replaceAll('"', '%22')}"`);
}
