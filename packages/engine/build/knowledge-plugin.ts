/**
 * Gives the page the addresses of its knowledge: `import { knowledgeAddress } from
 * 'virtual:knowledge'`. A build compiles the files into dist/assets; the development server
 * compiles them when they are requested. What only a member's page needs is a module of its own:
 * `import { needsToSend } from 'virtual:needs-to-send'`.
 */
import { type Plugin, runnerImport } from 'vite';

interface KnowledgeAddresses {
  readonly json: string;
  readonly terms: string;
}

const MODULES = ['virtual:knowledge', 'virtual:needs-to-send'];
const [KNOWLEDGE, NEEDS_TO_SEND] = MODULES.map((id) => `\0${id}`);
const DEVELOPMENT: KnowledgeAddresses = { json: '/@knowledge.json', terms: '/@terms.bin' };

/** @param built the addresses of the files from an earlier build; null to emit them. */
export function knowledgePlugin(built: KnowledgeAddresses | null = null): Plugin {
  let isBuild = false;
  return {
    name: 'knowledge',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (MODULES.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === NEEDS_TO_SEND) {
        const needs = (await knowledgeFiles()).projectNeedsToSend();
        return `export const needsToSend = ${JSON.stringify(needs)};`;
      }
      if (id !== KNOWLEDGE) return;
      const known = isBuild ? built : DEVELOPMENT;
      if (known !== null) return addresses(JSON.stringify(known.json), JSON.stringify(known.terms));
      const { json, terms } = (await knowledgeFiles()).knowledgeAssets();
      const emit = (name: string, source: string | Uint8Array) =>
        `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
      return addresses(emit('knowledge.json', json), emit('knowledge-terms.bin', terms));
    },
    configureServer(server) {
      for (const [part, address] of Object.entries(DEVELOPMENT)) {
        server.middlewares.use(address, async (_, response, next) => {
          try {
            const assets = (await knowledgeFiles()).knowledgeAssets();
            response.end(assets[part as keyof typeof assets]);
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
async function knowledgeFiles() {
  const { module } = await runnerImport<typeof import('./knowledge-files.ts')>(
    '/packages/engine/build/knowledge-files.ts',
    { configFile: false },
  );
  return module;
}
