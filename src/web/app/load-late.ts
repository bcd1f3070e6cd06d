/** Loads a page that comes late: asks at once for its script, what that imports, and its style sheets. */

/**
 * Stands in for Vite's own helper of this name (vite.config.ts), which every `import()` is built into.
 * @param files the addresses of what the script needs, without the leading slash.
 * @returns what `load` gives, once the style sheets are there; rejects when one of them is not to be had.
 */
export async function __vitePreload<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  await Promise.all(files.map(ask));
  return load();
}

function ask(file: string): Promise<unknown> | undefined {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  const isSheet = file.endsWith('.css');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.href = href;
  document.head.append(link);
  if (!isSheet) return;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${href} could not be loaded`));
  });
}
