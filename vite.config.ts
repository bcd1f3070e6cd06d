/** Builds the web app into dist/, with the first screen already drawn in index.html. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { chapterFile } from './scripts/chapter/chapter-plugin.ts';
import { knowledgePlugin } from './scripts/knowledge/knowledge-plugin.ts';

/** Where Vite's own server finds the data and auth API: as `npm run dev` says, or where `npm start` is. */
const API = process.env.API_URL ?? 'http://localhost:3000';

/** The scripts of the first answer, each with all it needs: cut into the parts that pages share, they would be larger. */
const TOGETHER = [
  { name: 'route-need', test: /\/src\/routing\/route-need\.ts$/, priority: 2 },
  { name: 'index', test: /\/src\/web\/app\/main\.tsx$/, priority: 3 },
  { name: 'answering', test: /\/src\/web\/features\/search\/answering\.ts$/, priority: 1 },
];

export default defineConfig({
  plugins: [chapterFile(), knowledgePlugin(), react(), tailwindcss(), prerenderedShell()],
  build: {
    // The scripts lose their packages' comments; what the licences ask to be kept is here.
    license: { fileName: 'licenses.txt' },
    // Every browser that runs our scripts preloads modules by itself.
    modulePreload: { polyfill: false },
    // How long each plugin took is no news to the person who starts the server.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: TOGETHER } },
    },
  },
  server: {
    proxy: { '/rest/v1': API, '/auth/v1': API },
    // Postgres writes there all the time.
    watch: { ignored: ['**/data/{database,backups}*/**'] },
  },
});

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
