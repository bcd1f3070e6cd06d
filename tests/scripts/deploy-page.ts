/** The commands and settings of docs/deploy.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './docker-image.ts';

/** How a command is run in a container, or as the unit's user. */
const WRAPPERS = [
  /^docker compose (?:exec|run --rm) pathfinder (.*)$/,
  /^runuser -u pathfinder -- env DATA_DIR=\/var\/lib\/pathfinder (.*)$/,
];

/** The lines of the page's fenced blocks in `language`, which may be ''. */
export function linesIn(language: string): string[] {
  const page = readFileSync(join(PROJECT, 'docs/deploy.md'), 'utf8');
  return [...page.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)]
    .filter(([, , found]) => found === language)
    .flatMap(([, , , body = '']) => body.split('\n').map((line) => line.trim()))
    .filter((line) => line !== '');
}

/** Every shell command of the page, once, as the container or the unit's user gets it. */
export function commands(): string[] {
  return [...new Set(linesIn('sh').map(unwrapped))];
}

function unwrapped(command: string): string {
  return WRAPPERS.reduce((line, wrapper) => line.replace(wrapper, '$1'), command);
}
