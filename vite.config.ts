/** Builds the web app into dist/, with the first screen prerendered into index.html. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { answeredPagePlugin } from './scripts/answered-page-plugin.ts';
import { knowledgePlugin } from './scripts/knowledge/knowledge-plugin.ts';
import { offlinePlugin } from './scripts/offline/offline-plugin.ts';

/** The data and auth API for Vite's dev server: `npm run dev` sets it; the default is that of `npm start`. */
const API = process.env.API_URL ?? 'http://localhost:3000';

/**
 * The first script, the page's and the answers' are each bundled with their dependencies: on a slow network, an extra
 * request costs more than some bytes that only other pages use.
 */
const TOGETHER = [
  { name: 'index', test: /\/src\/web\/app\/main\.ts$/, priority: 2 },
  { name: 'page', test: /\/src\/web\/app\/draw\.tsx$/, priority: 1 },
  { name: 'answering', test: /\/src\/web\/features\/search\/answering\.ts$/ },
];

/** Options of every bundle: small scripts, and a quiet build. */
const BUNDLE = {
  // Times of plugins are noise to the person who starts the server.
  checks: { bundlerTimings: false },
  // Inlines the texts, so that keeping them in files of their own costs no bytes.
  optimization: { inlineConst: { mode: 'all', pass: 2 } },
  // Allows removing property reads at a package's top level whose result is unused.
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
  // React itself has what the router takes from this stand-in for older versions.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    // The build strips comments from the scripts; the license texts of their packages are in this file.
    license: { fileName: 'licenses.txt' },
    // Every browser that can run our scripts supports modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...BUNDLE,
      output: { codeSplitting: { groups: TOGETHER } },
    },
  },
  // The engine's worker loads a part of its code on demand.
  worker: { format: 'es', plugins: () => [knowledgePlugin()], rolldownOptions: BUNDLE },
  server: {
    proxy: { '/rest/v1': API, '/auth/v1': API },
    // Postgres writes there constantly.
    watch: { ignored: ['**/data/{database,backups}*/**'] },
  },
});

/** Fills in the texts of index.html: docs/decisions/084-texts-in-one-place.md. */
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

/** Prerenders the first screen: docs/decisions/080-what-a-visitor-loads.md. */
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

/** Preloads the page's scripts from the HTML, so that they download while the first script starts the rest. */
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
