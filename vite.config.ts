/** Builds the web app into dist/, with the first screen already drawn in index.html. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { chapterFile } from './scripts/chapter/chapter-plugin.ts';

/** Where `npm run dev` finds the data and auth API: the address of `npm start`. */
const API = process.env.API_URL ?? 'http://localhost:3000';

/**
 * A visitor gets three scripts: the entry, then the engine, which admins share, and with it the common
 * words, which compress better apart from text. Without this, modules that the first two have in common
 * would come as further small scripts, one request each.
 */
const VISITORS_SCRIPTS = [
  {
    name: 'common-words',
    test: /[\\/]src[\\/]routing[\\/]knowledge[\\/]common-words\.ts$/,
    priority: 3,
  },
  { name: 'index', tags: ['$initial' as const], priority: 2 },
  { name: 'route-need', test: /[\\/]src[\\/]routing[\\/]route-need\.ts$/, priority: 1 },
];

/**
 * Stand-ins for what packages bring along and a visitor need not load:
 * docs/decisions/059-stand-ins-for-what-packages-bring.md.
 */
const ALIASES = [
  { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
  { find: '\0vite/preload-helper.js', replacement: '/src/web/app/load-late.ts' },
  { find: '../createLucideIcon.mjs', replacement: '/src/web/components/lucide-icon.tsx' },
];

/**
 * What every browser has that runs our scripts. React asks all the same; the build answers, and leaves out
 * what else would be done.
 */
const BROWSERS_HAVE = [
  'AbortController',
  'clearTimeout',
  'MessageChannel',
  'Promise',
  'queueMicrotask',
  'reportError',
  'setTimeout',
  'WeakMap',
  'WeakSet',
];
const ANSWERS = {
  ...Object.fromEntries(BROWSERS_HAVE.map((name) => [`typeof ${name}`, '"function"'])),
  'typeof setImmediate': '"undefined"',
  // React's developer tools look into the pages of `npm run dev` only.
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
};

export default defineConfig({
  plugins: [chapterFile(), react(), tailwindcss(), prerenderedShell()],
  resolve: { alias: ALIASES },
  build: {
    // The scripts lose their packages' comments; what the licences ask to be kept is here.
    license: { fileName: 'licenses.txt' },
    // A late script and what it imports are asked for at once; the polyfill would be dead weight.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      transform: { define: ANSWERS },
      output: { codeSplitting: { groups: VISITORS_SCRIPTS } },
    },
  },
  server: { proxy: { '/rest': API, '/auth': API } },
});

/** Draws the page before its JavaScript arrives: docs/decisions/021-prerendered-shell.md. */
function prerenderedShell(): Plugin {
  return {
    name: 'prerendered-shell',
    apply: 'build',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<{ renderShell(): string }>(
        '/src/web/app/prerender.tsx',
        { configFile: false, plugins: [react()] },
      );
      return html.replace('<!--shell-->', () => module.renderShell());
    },
  };
}
