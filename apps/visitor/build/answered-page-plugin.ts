/**
 * After the page, builds the script that renders pages with their answers, bundled with its imports. Only the server
 * reads it: its dot folder is not served. docs/decisions/095-the-server-answers-links.md
 */
import react from '@vitejs/plugin-react';
import { knowledgePlugin } from 'engine/vite-plugin';
import { build, type Plugin } from 'vite';

export function answeredPagePlugin(): Plugin {
  let root = '';
  return {
    name: 'answered-page',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    async writeBundle({ dir = 'dist' }, bundle) {
      const names = Object.keys(bundle);
      const addressOf = (start: string, end: string) => {
        const found = names.find(
          (name) => name.startsWith(`assets/${start}-`) && name.endsWith(end),
        );
        return found === undefined ? this.error(`The build has no ${start}${end}.`) : `/${found}`;
      };
      const knowledge = {
        json: addressOf('knowledge', '.json'),
        terms: addressOf('knowledge', '.bin'),
      };
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins: [knowledgePlugin(knowledge), react()],
        worker: { plugins: () => [knowledgePlugin(knowledge)] },
        define: {
          'process.env.NODE_ENV': '"production"',
          'import.meta.env.ANSWERING': JSON.stringify(addressOf('answering', '.js')),
        },
        ssr: { noExternal: true },
        build: {
          ssr: 'src/answered-page.tsx',
          outDir: `${dir}/.server`,
          emptyOutDir: true,
          rolldownOptions: {
            checks: { bundlerTimings: false },
            output: { codeSplitting: false },
          },
        },
      });
    },
  };
}
