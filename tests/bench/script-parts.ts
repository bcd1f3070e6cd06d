/** The parts of the scripts of `/`, weighed in a build that puts each into a separate file. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const GZIP_LEVEL = 9;
/** Higher than the project's own groups, and decreasing in this order. */
const PRIORITY = 100;

const GROUPS = [
  { name: 'words', test: /[\\/]src[\\/]routing[\\/]knowledge[\\/]/ },
  { name: 'engine', test: /[\\/]src[\\/](routing|domain)[\\/]/ },
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const] },
].map((group, i) => ({ ...group, priority: PRIORITY - i }));

/** What each script contains; the entry is the rest. A part without a script is omitted. */
const PARTS = new Map([
  ['words', 'knowledge: words of trades, of danger, of plain English'],
  ['engine', 'routing engine'],
  ['libraries', 'React, router, icons'],
  ['index', 'the page itself'],
]);

export interface ScriptPart {
  readonly holds: string;
  /** Gzipped separately, so the parts together are slightly larger than the scripts. */
  readonly bytes: number;
}

export async function weighScriptParts(): Promise<ScriptPart[]> {
  const built = await build({
    root: PROJECT,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
    },
  });
  if (!('output' in built)) throw new TypeError('One build returned several outputs.');
  const scripts = built.output.filter((file) => file.type === 'chunk');
  return [...PARTS].flatMap(([name, holds]) => {
    const script = scripts.find((each) => each.name === name);
    if (script === undefined) return [];
    return { holds, bytes: gzipSync(script.code, { level: GZIP_LEVEL }).length };
  });
}
