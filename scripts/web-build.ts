/** `npm run build`: the web app into dist/, with compressed copies; and whether that is up to date. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Whatever files the build reads. */
const INPUTS = [
  'src/web',
  'src/routing',
  'src/domain',
  'public',
  'index.html',
  'chapter.json',
  'chapter.schema.json',
  'scripts/chapter',
  'scripts/knowledge',
  'vite.config.ts',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];
/** Environment variables whose values end up in the scripts. */
const VARIABLES = ['VITE_API_URL', 'VITE_API_KEY'];
const INPUTS_HASH = '.inputs';

/** Smaller files gain nothing worth a second copy. */
const SMALLEST_COMPRESSED = 1024;
const COMPRESSIBLE = /\.(html|js|bin|css|svg|json|txt|xml|webmanifest|map)$/;

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** Whether dist/ was made from the inputs and variables as they are now. */
export async function isBuilt(project: string = PROJECT): Promise<boolean> {
  const recorded = await readFile(join(project, 'dist', INPUTS_HASH), 'utf8').catch(() => null);
  return recorded === (await hashInputs(project));
}

export async function buildWeb(project: string = PROJECT): Promise<void> {
  const inputs = await hashInputs(project);
  const { build } = await import('vite');
  await build({ root: project, logLevel: 'warn' });
  const dist = join(project, 'dist');
  await compressFiles(dist);
  // Last, so that a build cut short counts as none.
  await writeFile(join(dist, INPUTS_HASH), inputs);
}

async function hashInputs(project: string): Promise<string> {
  const hash = createHash('sha256');
  // As JSON, an unset variable (null) differs from an empty one, as it does to the build.
  hash.update(JSON.stringify(VARIABLES.map((name) => [name, process.env[name]])));
  for (const input of INPUTS) {
    for (const file of await filesUnder(join(project, input))) {
      const content = await readFile(file);
      hash.update(`${file.slice(project.length)}\0${content.byteLength}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** A file itself, every file of a folder in a fixed order, or none. */
async function filesUnder(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Leaves a `.br` and a `.gz` beside each file that gains by it; the server sends them as they are. */
async function compressFiles(dist: string): Promise<void> {
  const files = (await filesUnder(dist)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.byteLength < SMALLEST_COMPRESSED) return;
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, best));
      const level = { level: constants.Z_BEST_COMPRESSION };
      await writeFile(`${file}.gz`, await promisify(gzip)(content, level));
    }),
  );
}

/** Told here, before the build would tell the same amid its own words. */
async function chapterProblems(): Promise<string[]> {
  const { checkChapter } = await import('./chapter/check-chapter.ts');
  return checkChapter(await readFile(join(PROJECT, 'chapter.json'), 'utf8'));
}

if (import.meta.main) {
  const problems = await chapterProblems();
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  console.log('Building the web app …');
  await buildWeb();
}
