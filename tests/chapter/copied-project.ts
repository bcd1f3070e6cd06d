/** The project as another chapter has it: a copy with that chapter's chapter.json, and nothing else changed. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type TemporaryFolder, temporaryFolder } from '../server/pathfinder-server.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** What builds and starts read, beside the installed packages. */
const SOURCES = [
  'chapter.schema.json',
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'src',
  'supabase',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
];

export interface CopiedProject {
  readonly folder: TemporaryFolder;
  /** Runs a script of the copy to its end, in the copy. */
  run(script: string, ...args: string[]): SpawnSyncReturns<string>;
}

export function copiedProject(chapter: string): CopiedProject {
  const folder = temporaryFolder();
  for (const source of SOURCES) {
    cpSync(join(PROJECT, source), join(folder.path, source), { recursive: true });
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(folder.path, 'node_modules'));
  writeFileSync(join(folder.path, 'chapter.json'), chapter);
  return {
    folder,
    run: (script, ...args) =>
      spawnSync(process.execPath, [script, ...args], { cwd: folder.path, encoding: 'utf8' }),
  };
}
