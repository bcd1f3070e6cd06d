/** `npm pack` includes the sources with their SQL, docs, README and license, but no tests. */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

interface Packed {
  readonly files: readonly { readonly path: string }[];
}

function packedFiles(): string[] {
  const report = execFileSync('npm', ['pack', '--dry-run', '--json', '--offline'], {
    cwd: PACKAGE,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  // A list, or in later versions of npm an object with one property for each package.
  const [packed] = Object.values(JSON.parse(report) as Record<string, Packed>);
  return (packed?.files ?? []).map(({ path }) => path);
}

test('the package contains its sources, SQL, docs, README and license, and nothing else', () => {
  const packed = packedFiles();
  const needed = globSync(
    ['src/**/*.{ts,sql}', 'docs/**/*.{md,conf}', 'README.md', 'LICENSE', 'package.json'],
    {
      cwd: PACKAGE,
    },
  ).filter((path) => !path.endsWith('.test.ts'));
  expect(packed.toSorted()).toEqual(needed.toSorted());
  for (const path of [
    'LICENSE',
    'src/index.ts',
    'src/commands/database-command.ts',
    'src/db/bootstrap.sql',
    'src/auth/migrations/20261120000000_accounts.sql',
  ]) {
    expect(packed).toContain(path);
  }
});
