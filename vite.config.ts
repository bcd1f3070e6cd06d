/** Builds the web app into dist/, with the first screen already drawn in index.html. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';

/** Where `npm run dev` finds the data and auth API: the address of `npm start`. */
const API = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), prerenderedShell()],
  // One entry and one late chunk: there is nothing to preload, and its code would be dead weight.
  build: { modulePreload: false },
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
