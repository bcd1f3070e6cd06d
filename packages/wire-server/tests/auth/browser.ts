/** A minimal browser for provider sign-ins: follows redirects and stores cookies. */

/** Maximum number of redirects, as in Chromium. */
const MAX_REDIRECTS = 20;

/** Follows `url` until a redirect begins with `target`. @returns that URL, which is not requested. */
export async function follow(url: string, target: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let here = url;
  for (let hops = 0; hops < MAX_REDIRECTS; hops++) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(here, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) {
      throw new Error(`${here} responded ${response.status}: ${await response.text()}`);
    }
    here = new URL(location, here).href;
    if (here.startsWith(target)) return new URL(here);
  }
  throw new Error(`${url} redirected more than ${MAX_REDIRECTS} times`);
}
