/** What the scripts of `/` are made of: a build that puts each part into a file of its own. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const GZIP_LEVEL = 9;
/** Before the project's own groups, and each before the next. */
const PRIORITY = 100;

const GROUPS = [
  { name: 'words', test: /[\\/]src[\\/]routing[\\/]knowledge[\\/]/ },
  { name: 'engine', test: /[\\/]src[\\/](routing|domain)[\\/]/ },
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const] },
].map((group, i) => ({ ...group, priority: PRIORITY - i }));

/** A script's name to what it holds; the entry is what remains. A part that is no script is left out. */
const PARTS = new Map([
  ['words', 'knowledge: words of trades, of danger, of plain English'],
  ['engine', 'routing engine'],
  ['libraries', 'React, router, icons'],
  ['index', 'the page itself'],
]);

export interface ScriptPart {
  readonly holds: string;
  /** Gzipped by itself, so that the parts together come to a little more than the scripts do. */
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
  if (!('output' in built)) throw new TypeError('One build gave several outputs.');
  const scripts = built.output.filter((file) => file.type === 'chunk');
  return [...PARTS].flatMap(([name, holds]) => {
    const script = scripts.find((each) => each.name === name);
    if (script === undefined) return [];
    return { holds, bytes: gzipSync(script.code, { level: GZIP_LEVEL }).length };
  });
}
