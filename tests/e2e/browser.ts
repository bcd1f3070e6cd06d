/** The Chromium the browser tests use: found on this machine, or fetched. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Keeps the browser from reaching for the network on its own. */
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
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...candidates, chromium.executablePath()].find(isExecutable) ?? null;
}

/**
 * Installs a browser unless there is one: Debian's as root, otherwise Playwright's.
 * @throws Error naming what to do, when neither could be installed.
 */
export async function ensureBrowser(): Promise<void> {
  if (findBrowser()) return;
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
  }
  if (!findBrowser()) run('npx', ['playwright', 'install', 'chromium']);
  if (!findBrowser()) {
    throw new Error('No browser could be installed. Install Chromium and set CHROMIUM_PATH to it.');
  }
}

/** Root may not use Chromium's sandbox. */
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
