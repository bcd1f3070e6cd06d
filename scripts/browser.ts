/** Finds or installs the Chromium for the browser tests. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** It has no browser UI, so tests take two thirds of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Stops the browser's own background requests. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** The browser to start: CHROMIUM_PATH, one on the PATH, Playwright's own, or null when there is none. */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  return named || (onPath(NAMES) ?? [chromium.executablePath()].find(isExecutable) ?? null);
}

/**
 * Installs a browser: as root on Debian the headless shell, even next to a full (slower) browser; otherwise
 * Playwright's, unless a browser is found.
 * @throws Error with instructions if no browser could be installed.
 */
export async function ensureBrowser(): Promise<void> {
  if (process.env.CHROMIUM_PATH || onPath([HEADLESS_SHELL])) return;
  if (isRoot() && existsSync('/usr/bin/apt-get')) installFromDebian();
  if (!findBrowser()) run('npx', ['playwright', 'install', 'chromium']);
  if (!findBrowser()) {
    throw new Error('No browser could be installed. Install Chromium and set CHROMIUM_PATH to it.');
  }
}

function installFromDebian(): void {
  const install = (name: string) =>
    run('apt-get', ['install', '--yes', '--no-install-recommends', name]);
  run('apt-get', ['update']);
  install(HEADLESS_SHELL);
  // Older releases have no separate package for the shell.
  if (!findBrowser()) install('chromium');
}

function onPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

/** Chromium's sandbox does not work for root. */
export function browserArguments(): string[] {
  return isRoot() ? ['--no-sandbox', ...QUIET] : QUIET;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(command: string, parameters: string[]): void {
  spawnSync(command, parameters, { stdio: 'inherit' });
}
