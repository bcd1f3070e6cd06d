/** What the builds of both apps share. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

export const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** Both apps are built into this folder: the server sends its files. */
export const DIST = join(PROJECT, 'dist');

/** Options of every bundle: small scripts, and a quiet build. */
export const BUNDLE = {
  // Times of plugins are noise to the person who starts the server.
  checks: { bundlerTimings: false },
  // Inlines the texts, so that keeping them in files of their own costs no bytes.
  optimization: { inlineConst: { mode: 'all', pass: 2 } },
  // Allows removing property reads at a package's top level whose result is unused.
  treeshake: { propertyReadSideEffects: false },
} as const;

/** Fills in the texts of an HTML file: docs/decisions/084-texts-in-one-place.md. */
export function pageTexts(): Plugin {
  return {
    name: 'page-texts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        // Not a static import, which would restart the dev server whenever a text is edited.
        const { module } = await runnerImport<
          typeof import('../packages/ui/src/texts/document.ts')
        >(join(PROJECT, 'packages/ui/src/texts/document.ts'), { configFile: false });
        const texts = new Map(Object.entries(module.documentTexts));
        return html.replace(/\{\{(\w+)\}\}/g, (_, name) => {
          const text = texts.get(name);
          if (text === undefined)
            throw new Error(`The HTML file names a text that is missing: ${name}`);
          return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
        });
      },
    },
  };
}

/** Kept of the SHA-256 hash: enough to tell builds apart. */
const ID_CHARS = 16;

/** Marks an HTML file with its build. Names of scripts contain a hash, so another build has another HTML file. */
export function buildMark(): Plugin {
  return {
    name: 'build-mark',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const content = createHash('sha256').update(html).digest('hex').slice(0, ID_CHARS);
        return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }];
      },
    },
  };
}
