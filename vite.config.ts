/** Builds the web app into dist/, with the first screen already drawn in index.html. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { answeredPagePlugin } from './scripts/answered-page-plugin.ts';
import { knowledgePlugin } from './scripts/knowledge/knowledge-plugin.ts';
import { offlinePlugin } from './scripts/offline/offline-plugin.ts';

/** Where Vite's own server finds the data and auth API: as `npm run dev` says, or where `npm start` is. */
const API = process.env.API_URL ?? 'http://localhost:3000';

/**
 * The first script, the page's and the answers', each with all that it needs: on a slow network, every request costs
 * more than some bytes that only other pages use.
 */
const TOGETHER = [
  { name: 'index', test: /\/src\/web\/app\/main\.ts$/, priority: 2 },
  { name: 'page', test: /\/src\/web\/app\/draw\.tsx$/, priority: 1 },
  { name: 'answering', test: /\/src\/web\/features\/search\/answering\.ts$/ },
];

/** What keeps the scripts small. */
const SMALL = {
  // A text in a file of texts costs no more bytes than one in the code that shows it.
  optimization: { inlineConst: { mode: 'all', pass: 2 } },
  // A package may read a property of its own at the top level, and do nothing with it.
  treeshake: { propertyReadSideEffects: false },
} as const;

export default defineConfig({
  plugins: [
    knowledgePlugin(),
    react(),
    tailwindcss(),
    pageTexts(),
    prerenderedShell(),
    earlyPage(),
    offlinePlugin(),
    answeredPagePlugin(),
  ],
  build: {
    // The scripts lose their packages' comments; what the licences ask to be kept is here.
    license: { fileName: 'licenses.txt' },
    // Every browser that runs our scripts preloads modules by itself.
    modulePreload: { polyfill: false },
    // How long each plugin took is no news to the person who starts the server.
    rolldownOptions: {
      ...SMALL,
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: TOGETHER } },
    },
  },
  // The engine's worker loads a part of its code late.
  worker: { format: 'es', plugins: () => [knowledgePlugin()], rolldownOptions: SMALL },
  server: {
    proxy: { '/rest/v1': API, '/auth/v1': API },
    // Postgres writes there all the time.
    watch: { ignored: ['**/data/{database,backups}*/**'] },
  },
});

/** Writes the texts of index.html: docs/decisions/084-texts-in-one-place.md. */
function pageTexts(): Plugin {
  return {
    name: 'page-texts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        // Not a static import, which would restart the dev server whenever a text is edited.
        const { module } = await runnerImport<typeof import('./src/web/texts/document.ts')>(
          '/src/web/texts/document.ts',
          { configFile: false },
        );
        const texts = new Map(Object.entries(module.documentTexts));
        return html.replace(/\{\{(\w+)\}\}/g, (_, name) => {
          const text = texts.get(name);
          if (text === undefined)
            throw new Error(`index.html names a text that is missing: ${name}`);
          return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
        });
      },
    },
  };
}

/** Draws the page before its JavaScript arrives: docs/decisions/021-prerendered-shell.md. */
function prerenderedShell(): Plugin {
  return {
    name: 'prerendered-shell',
    apply: 'build',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<{ renderShell(): string }>(
        '/src/web/app/prerender.tsx',
        { configFile: false, plugins: [knowledgePlugin(), react()] },
      );
      return html.replace('<!--shell-->', () => module.renderShell());
    },
  };
}

/** Names the page's scripts in the HTML, so that they download while the first script starts the rest. */
function earlyPage(): Plugin {
  return {
    name: 'early-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const page = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith('/draw.tsx')),
        );
        if (page === undefined) throw new Error('The page has no script of its own.');
        const named = [page.fileName, ...page.imports].filter((file) => !html.includes(file));
        return named.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
