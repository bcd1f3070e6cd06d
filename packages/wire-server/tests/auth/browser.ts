/** As much of a browser as signing in with a provider needs: it follows redirects, and keeps cookies. */

/** Redirects one page may lead through, as in Chromium. */
const HOPS_MAX = 20;

/** Follows `url` until an address begins with `target`, which is not asked for; answers that address. */
export async function follow(url: string, target: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let here = url;
  for (let hops = 0; hops < HOPS_MAX; hops++) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(here, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) {
      throw new Error(`${here} answered ${response.status}: ${await response.text()}`);
    }
    here = new URL(location, here).href;
    if (here.startsWith(target)) return new URL(here);
  }
  throw new Error(`${url} led through more than ${HOPS_MAX} addresses`);
}
