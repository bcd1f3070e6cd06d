/**
 * Gives the page the address of the knowledge file: `import address from 'virtual:knowledge-address'`.
 * A build compiles the file into dist/assets; the development server compiles it when it is asked for.
 */
import { type Plugin, runnerImport } from 'vite';
import type { Knowledge } from '../../src/routing/knowledge.ts';

const MODULE = 'virtual:knowledge-address';
const RESOLVED = `\0${MODULE}`;
const DEVELOPMENT_ADDRESS = '/@knowledge.json';

export function knowledgeFile(): Plugin {
  let isBuild = false;
  return {
    name: 'knowledge-file',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      if (!isBuild) return `export default ${JSON.stringify(DEVELOPMENT_ADDRESS)}`;
      const file = this.emitFile({
        type: 'asset',
        name: 'knowledge.json',
        source: JSON.stringify(await compiled()),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
    configureServer(server) {
      server.middlewares.use(DEVELOPMENT_ADDRESS, async (_, response, next) => {
        try {
          const knowledge = JSON.stringify(await compiled());
          response.setHeader('Content-Type', 'application/json').end(knowledge);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** Not imported above: the development server would restart whenever the engine is edited. */
async function compiled(): Promise<Knowledge> {
  const { module } = await runnerImport<typeof import('./knowledge-files.ts')>(
    '/scripts/knowledge/knowledge-files.ts',
    { configFile: false },
  );
  return module.projectKnowledge();
}
