/** The build behind `npm start` runs when its inputs changed, and only then. */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from 'wire-server/testing';
import { buildWeb, isBuilt } from '../../scripts/web-build.ts';

/** Both apps, and their pages; the first empties dist. */
const PAGES = [
  ['visitor', 'index.html'],
  ['panel', 'panel.html'],
] as const;
const LINES = Array.from({ length: 200 }, (_, n) => `console.log('line ${n}');`);
const configOf = (page: string) => `export default {
  root: import.meta.dirname,
  build: {
    outDir: '../../dist',
    emptyOutDir: ${page === 'index.html'},
    rolldownOptions: { input: '${page}' },
  },
};`;

let project: TemporaryFolder;
const at = (...path: string[]) => join(project.path, ...path);

beforeEach(() => {
  project = temporaryFolder();
  for (const [app, page] of PAGES) {
    mkdirSync(at('apps', app, 'src'), { recursive: true });
    writeFileSync(at('apps', app, 'vite.config.ts'), configOf(page));
    writeFileSync(at('apps', app, page), '<script type="module" src="/src/main.js"></script>');
    writeFileSync(at('apps', app, 'src', 'main.js'), LINES.join('\n'));
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  project.remove();
});

test('a project is built once, and again after any input has changed', async () => {
  expect(await isBuilt(project.path)).toBe(false);
  await buildWeb(project.path);
  expect(await isBuilt(project.path)).toBe(true);
  writeFileSync(at('apps', 'visitor', 'src', 'added.css'), 'p {}');
  expect(await isBuilt(project.path)).toBe(false);
  rmSync(at('apps', 'visitor', 'src', 'added.css'));
  expect(await isBuilt(project.path)).toBe(true);
  writeFileSync(at('package-lock.json'), '{}');
  expect(await isBuilt(project.path)).toBe(false);
});

test.each(['VITE_API_URL', 'VITE_API_KEY'])('a build is valid for one %s only', async (name) => {
  vi.stubEnv(name, undefined);
  await buildWeb(project.path);
  vi.stubEnv(name, '');
  expect(await isBuilt(project.path)).toBe(false);
  writeFileSync(at('apps', 'visitor', 'src', 'main.js'), `console.log(import.meta.env.${name});`);
  vi.stubEnv(name, 'https://chapter.example.com');
  await buildWeb(project.path);
  expect(await isBuilt(project.path)).toBe(true);
  const [script = ''] = readdirSync(at('dist', 'assets'));
  const content = readFileSync(at('dist', 'assets', script), 'utf8');
  expect(content).toContain('https://chapter.example.com');
  vi.stubEnv(name, 'https://other.example.com');
  expect(await isBuilt(project.path)).toBe(false);
});

test('a failed build does not count', async () => {
  await buildWeb(project.path);
  writeFileSync(at('apps', 'visitor', 'src', 'main.js'), 'import "./missing.js";');
  await expect(buildWeb(project.path)).rejects.toThrow('missing.js');
  expect(await isBuilt(project.path)).toBe(false);
});

test('each script has a compressed copy of the same content', async () => {
  await buildWeb(project.path);
  const script = readdirSync(at('dist', 'assets')).find((name) => name.endsWith('.js')) ?? '';
  const content = readFileSync(at('dist', 'assets', script), 'utf8');
  expect(content).toContain('line 199');
  const copy = (suffix: string) => readFileSync(at('dist', 'assets', script + suffix));
  expect(brotliDecompressSync(copy('.br')).toString()).toBe(content);
  expect(gunzipSync(copy('.gz')).toString()).toBe(content);
  expect(existsSync(at('dist', 'index.html.br'))).toBe(false);
});
