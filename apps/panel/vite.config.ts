/** Builds login and the admin panel into dist/, beside the visitors' app, with panel.html as its page. */

import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { knowledgePlugin } from 'engine/vite-plugin';
import { defineConfig } from 'vite';
import { BUNDLE, buildMark, DIST, pageTexts } from '../../scripts/page-build.ts';

const root = import.meta.dirname;

export default defineConfig(({ command }) => ({
  root,
  // The visitors' development server passes requests on.
  base: command === 'serve' ? '/panel/' : '/',
  // Its page refers to these files; the visitors' build copies them.
  publicDir: join(root, '../visitor/public'),
  plugins: [knowledgePlugin(), react(), tailwindcss(), pageTexts(), buildMark()],
  build: {
    outDir: DIST,
    copyPublicDir: false,
    emptyOutDir: false,
    license: { fileName: 'panel-licenses.txt' },
    modulePreload: { polyfill: false },
    rolldownOptions: { ...BUNDLE, input: join(root, 'panel.html') },
  },
  worker: { format: 'es', plugins: () => [knowledgePlugin()], rolldownOptions: BUNDLE },
}));
