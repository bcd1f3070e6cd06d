/**
 * `npm run build`: builds both apps into dist/ with compressed copies, and checks whether dist/ is up to
 * date.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The files and folders that the builds read. */
const INPUTS = [
  'apps/visitor',
  'apps/panel',
  'packages/ui',
  'packages/directory/src',
  'packages/domain/src',
  'packages/engine/src',
  'packages/engine/threads',
  'packages/engine/build',
  'scripts/page-build.ts',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];
/** The visitors' app empties the folder first. */
const APPS = ['apps/visitor', 'apps/panel'];
/** Environment variables whose values end up in the scripts. */
const VARIABLES = ['VITE_API_URL', 'VITE_API_KEY'];
const INPUTS_HASH = '.inputs';

/** Smaller files gain too little from compression. */
const MIN_COMPRESSED_BYTES = 1024;
const COMPRESSIBLE = /\.(html|js|bin|css|svg|json|txt|xml|webmanifest|map)$/;

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** Whether dist/ was built from the current inputs and variables. */
export async function isBuilt(project: string = PROJECT): Promise<boolean> {
  const recorded = await readFile(join(project, 'dist', INPUTS_HASH), 'utf8').catch(() => null);
  return recorded === hashInputs(project);
}

export async function buildWeb(project: string = PROJECT): Promise<void> {
  const inputs = hashInputs(project);
  const { build } = await import('vite');
  for (const app of APPS) {
    await build({ configFile: join(project, app, 'vite.config.ts'), logLevel: 'warn' });
  }
  const dist = join(project, 'dist');
  await compressFiles(dist);
  // Written last, so that an interrupted build does not count.
  await writeFile(join(dist, INPUTS_HASH), inputs);
}

/** Reads synchronously: for hundreds of small files that takes a fifth of the time, and every start waits for it. */
function hashInputs(project: string): string {
  const hash = createHash('sha256');
  // As JSON, an unset variable (null) differs from an empty one, as it does to the build.
  hash.update(JSON.stringify(VARIABLES.map((name) => [name, process.env[name]])));
  for (const input of INPUTS) {
    for (const file of filesUnder(join(project, input))) {
      const content = readFileSync(file);
      hash.update(`${file.slice(project.length)}\0${content.byteLength}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** The file itself, all files of a folder in a fixed order, or none. */
function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Writes a `.br` and a `.gz` next to each served file worth compressing; the server sends them as they are. */
async function compressFiles(dist: string): Promise<void> {
  const files = filesUnder(dist).filter(
    (file) => COMPRESSIBLE.test(file) && !relative(dist, file).startsWith('.'),
  );
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.byteLength < MIN_COMPRESSED_BYTES) return;
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, best));
      const level = { level: constants.Z_BEST_COMPRESSION };
      await writeFile(`${file}.gz`, await promisify(gzip)(content, level));
    }),
  );
}

if (import.meta.main) {
  console.log('Building the web app …');
  await buildWeb();
}
