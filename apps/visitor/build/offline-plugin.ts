/**
 * Builds the service worker with the list of this build's files, and marks the page with its build:
 * docs/decisions/081-offline.md.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const SOURCE = 'service-worker/service-worker.ts';
const SERVICE_WORKER = 'service-worker.js';
const PLACE = '__BUILD__';
const PAGE = 'index.html';
const ASSETS = 'assets/';

/** The engine for the few browsers without workers: the others need not keep it. */
const ENGINE_IN_PAGE = /\/engine-in-page-/;

/** Of the SHA-256 hash: enough to tell builds apart. */
const ID_CHARS = 16;

export function offlinePlugin(): Plugin {
  let publicFolder = '';
  let root = '';
  let id = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      ({ publicDir: publicFolder, root } = config);
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(root, SOURCE), fileName: SERVICE_WORKER });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        id = identify(html, bundle, publicFolder);
        return [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[SERVICE_WORKER];
        const page = bundle[PAGE];
        if (worker?.type !== 'chunk' || page?.type !== 'asset') {
          return this.error('The build has no service worker, or no page.');
        }
        const html = String(page.source);
        const named = namesIn(publicFolder).filter((name) => html.includes(`"/${name}"`));
        const built = Object.keys(bundle)
          .filter((name) => name.startsWith(ASSETS) && !ENGINE_IN_PAGE.test(name))
          .sort();
        const files = [...named, ...built].map((name) => `/${name}`);
        worker.code = worker.code.replaceAll(PLACE, () => JSON.stringify({ id, files }));
      },
    },
  };
}

/** Builds that differ anywhere have different ids: names of assets contain the hash of their content. */
function identify(html: string, bundle: Rolldown.OutputBundle, publicFolder: string): string {
  const hash = createHash('sha256').update(html);
  const worker = bundle[SERVICE_WORKER];
  if (worker?.type === 'chunk') hash.update(worker.code);
  for (const name of Object.keys(bundle).sort()) hash.update(`\0${name}`);
  for (const name of namesIn(publicFolder)) {
    hash.update(`\0${name}\0`).update(readFileSync(join(publicFolder, name)));
  }
  return hash.digest('hex').slice(0, ID_CHARS);
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
}
