/**
 * Gives the page the addresses of its knowledge: `import { knowledgeAddress } from
 * 'virtual:knowledge'`. A build compiles the files into dist/assets; the development server
 * compiles them when they are requested.
 */
import { type Plugin, runnerImport } from 'vite';
import type { KnowledgeAssets } from './knowledge-files.ts';

const MODULE = 'virtual:knowledge';
const RESOLVED = `\0${MODULE}`;
const DEVELOPMENT = { json: '/@knowledge.json', terms: '/@terms.bin' };

export function knowledgePlugin(): Plugin {
  let isBuild = false;
  return {
    name: 'knowledge',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      if (!isBuild) {
        return addresses(JSON.stringify(DEVELOPMENT.json), JSON.stringify(DEVELOPMENT.terms));
      }
      const { json, terms } = await compiled();
      const emit = (name: string, source: string | Uint8Array) =>
        `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
      return addresses(emit('knowledge.json', json), emit('knowledge-terms.bin', terms));
    },
    configureServer(server) {
      for (const [part, address] of Object.entries(DEVELOPMENT)) {
        server.middlewares.use(address, async (_, response, next) => {
          try {
            response.end((await compiled())[part as keyof KnowledgeAssets]);
          } catch (error) {
            next(error);
          }
        });
      }
    },
  };
}

function addresses(json: string, terms: string): string {
  return `export const knowledgeAddress = ${json};\nexport const termsAddress = ${terms};`;
}

/** Not a static import, which would restart the development server whenever the engine is edited. */
async function compiled(): Promise<KnowledgeAssets> {
  const { module } = await runnerImport<typeof import('./knowledge-files.ts')>(
    '/scripts/knowledge/knowledge-files.ts',
    { configFile: false },
  );
  return module.knowledgeAssets();
}
