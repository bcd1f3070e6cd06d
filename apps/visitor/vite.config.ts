/** Builds the visitors' app into dist/, with the first screen prerendered into index.html. */

import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { knowledgePlugin } from 'engine/vite-plugin';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { BUNDLE, DIST, pageTexts } from '../../scripts/page-build.ts';
import { answeredPagePlugin } from './build/answered-page-plugin.ts';
import { offlinePlugin } from './build/offline-plugin.ts';

/** The data and auth API for the development server: `npm run dev` sets it; the default is that of `npm start`. */
const API = process.env.API_URL ?? 'http://localhost:3000';

/** The panel's development server. */
const PANEL = process.env.PANEL_URL ?? 'http://localhost:5174';

/**
 * The first script, the page's and the answers' are each bundled with their dependencies: on a slow network, an extra
 * request costs more than some bytes that only other pages use.
 */
const TOGETHER = [
  { name: 'index', test: /\/visitor\/src\/main\.ts$/, priority: 2 },
  { name: 'page', test: /\/visitor\/src\/draw\.tsx$/, priority: 1 },
  { name: 'answering', test: /\/visitor\/src\/search\/answer\/answer\.tsx$/ },
  {
    name: 'floating',
    test: /\/(keep-clear\.ts|free-place\.ts|float-where-empty\.ts)$/,
  },
];

/** Their names in the build. */
const LOADED_BY_HTML = /\/(index|page|rolldown-runtime)-[^/]+\.js$/;

const root = import.meta.dirname;

export default defineConfig({
  root,
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
    outDir: DIST,
    emptyOutDir: true,
    // The build strips comments from the scripts; the license texts of their packages are in this file.
    license: { fileName: 'licenses.txt' },
    // Every browser that can run our scripts supports modulepreload.
    modulePreload: {
      polyfill: false,
      // Scripts need not name those that the HTML has loaded.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !LOADED_BY_HTML.test(file)) : files,
    },
    rolldownOptions: {
      ...BUNDLE,
      output: { codeSplitting: { groups: TOGETHER } },
    },
  },
  // The engine's worker loads a part of its code on demand.
  worker: { format: 'es', plugins: () => [knowledgePlugin()], rolldownOptions: BUNDLE },
  server: {
    proxy: {
      '/rest/v1': API,
      '/auth/v1': API,
      '/panel/': { target: PANEL, ws: true },
      '^/(admin|login)(/|\\?|$)': { target: PANEL, rewrite: () => '/panel/panel.html' },
    },
  },
});

/** Prerenders the first screen: docs/decisions/080-what-a-visitor-loads.md. */
function prerenderedShell(): Plugin {
  return {
    name: 'prerendered-shell',
    apply: 'build',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<{ renderShell(): string }>(
        join(root, 'src/prerender.tsx'),
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
