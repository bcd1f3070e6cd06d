/** Imports go one way: the table of import-direction.ts holds for every file, and each of its rules can fail. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cycles, RULES, wrongWays } from './import-direction.ts';
import { type Import, importsOf, readImports } from './import-graph.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const imports = readImports(ROOT, ['src', 'tests', 'scripts']);

describe('this project', () => {
  test('imports go one way', () => {
    expect(wrongWays(imports)).toEqual([]);
  });

  test('imports never go in a circle', () => {
    expect(cycles(imports)).toEqual([]);
  });

  test('imports of project files were found where they are', () => {
    const files = imports.filter(({ to }) => /^(src|tests|scripts)\//.test(to));
    expect(files).toContainEqual({
      from: 'src/domain/directory.ts',
      to: 'src/domain/columns.ts',
      typeOnly: true,
    });
    expect(files.filter(({ to }) => to.includes('..'))).toEqual([]);
  });
});

/** An import that breaks each rule, and one close to it that does not. */
const PLANTED: readonly [rule: string, wrong: string, right: string][] = [
  [
    'domain imports nothing',
    'src/domain/a.ts → src/routing/b.ts',
    'src/domain/a.ts → src/domain/b.ts',
  ],
  ['routing imports domain', 'src/routing/a.ts → react', 'src/routing/a.ts → src/domain/b.ts'],
  ['routing imports domain', 'src/routing/a.ts → node:fs', 'src/routing/a.ts → src/routing/t/b.ts'],
  [
    'knowledge is data',
    'src/routing/knowledge/a.ts → src/domain/b.ts',
    'src/routing/knowledge/a.ts → src/routing/knowledge/p/b.ts',
  ],
  [
    'the engine does not import',
    'src/routing/text/a.ts → src/routing/compiler/b.ts',
    'src/routing/compiler/a.ts → src/routing/text/b.ts',
  ],
  ['web imports neither', 'src/web/app/a.ts → src/server/b.ts', 'src/web/app/a.ts → react'],
  ['web imports neither', 'src/web/app/a.ts → node:fs', 'src/web/lib/a.ts → src/domain/b.ts'],
  [
    'nothing below web/app',
    'src/web/features/s/a.tsx → src/web/app/b.ts',
    'src/web/main.tsx → src/web/app/b.ts',
  ],
  [
    'nothing below web/features',
    'src/web/components/a.tsx → src/web/features/s/b.ts',
    'src/web/app/a.tsx → src/web/features/s/b.ts',
  ],
  [
    'a feature never',
    'src/web/features/s/x/a.tsx → src/web/features/t/b.ts',
    'src/web/features/s/x/a.tsx → src/web/features/s/b.ts',
  ],
  [
    'web/lib imports nothing',
    'src/web/lib/a.ts → src/web/components/b.tsx',
    'src/web/components/a.tsx → src/web/lib/b.ts',
  ],
  [
    'web/lib imports nothing',
    'src/web/components/a.tsx → src/web/records/b.ts',
    'src/web/records/a.ts → src/web/components/b.tsx',
  ],
  [
    'what visitors load',
    'src/web/features/search/a.ts → src/web/lib/session/b.ts',
    'src/web/features/search/a.ts → src/web/lib/session-presence.ts',
  ],
  ['server imports nothing', 'src/server/a.ts → src/domain/b.ts', 'src/server/a.ts → node:fs'],
  [
    'server/db imports no other',
    'src/server/db/a.ts → src/server/http/b.ts',
    'src/server/db/a.ts → src/server/startup-error.ts',
  ],
  [
    'server/http imports neither',
    'src/server/http/a.ts → src/server/auth/keys/b.ts',
    'src/server/http/a.ts → src/server/db/b.ts',
  ],
  [
    'the two APIs',
    'src/server/auth/keys/a.ts → src/server/rest/b.ts',
    'src/server/assemble.ts → src/server/rest/b.ts',
  ],
  [
    'the two APIs',
    'src/server/rest/a.ts → src/server/auth/keys/b.ts',
    'src/server/auth/a.ts → src/server/auth/keys/b.ts',
  ],
  [
    'what the areas of auth share',
    'src/server/auth/sessions/a.ts → src/server/auth/accounts/b.ts',
    'src/server/auth/accounts/a.ts → src/server/auth/sessions/b.ts',
  ],
  [
    'the areas of auth meet',
    'src/server/auth/admin/a.ts → src/server/auth/accounts/user/b.ts',
    'src/server/auth/identities/a.ts → src/server/auth/accounts/claim-account.ts',
  ],
  [
    'the areas of auth meet',
    'src/server/auth/accounts/user/a.ts → src/server/auth/factors/routes.ts',
    'src/server/auth/accounts/user/a.ts → src/server/auth/factors/assurance.ts',
  ],
  [
    'these folders of auth',
    'src/server/auth/users/a.ts → src/server/auth/sessions/b.ts',
    'src/server/auth/users/a.ts → src/server/auth/errors.ts',
  ],
  [
    'reads and writes',
    'src/server/rest/write/a.ts → src/server/rest/read/b.ts',
    'src/server/rest/write/a.ts → src/server/rest/query/b.ts',
  ],
  [
    'reads and writes',
    'src/server/rest/query/a.ts → src/server/rest/read/b.ts',
    'src/server/rest/routes.ts → src/server/rest/read/b.ts',
  ],
  [
    'no folder of the server',
    'src/server/http/a.ts → src/server/app.ts',
    'src/server/http/a.ts → src/server/settings-reader.ts',
  ],
  ['src imports neither', 'src/domain/a.ts → tests/b.ts', 'tests/a.ts → src/domain/b.ts'],
  [
    'conformance asks a server',
    'tests/conformance/a.test.ts → src/server/b.ts',
    'tests/conformance/a.test.ts → tests/server/b.ts',
  ],
];

describe('a planted import', () => {
  const edge = (text: string): Import => {
    const [from = '', to = ''] = text.split(' → ');
    return { from, to, typeOnly: false };
  };

  test.each(PLANTED)('against "%s" is caught: %s', (rule, wrong, right) => {
    expect(wrongWays([edge(wrong)]).join('\n')).toContain(`${wrong}: ${rule}`);
    expect(wrongWays([edge(right)])).toEqual([]);
  });

  test('is there for every rule', () => {
    for (const { name } of RULES) {
      expect(
        PLANTED.some(([rule]) => name.startsWith(rule)),
        name,
      ).toBe(true);
    }
  });

  test('of a type is free for knowledge only', () => {
    const typed = (text: string) => ({ ...edge(text), typeOnly: true });
    expect(wrongWays([typed('src/routing/knowledge/a.ts → src/domain/b.ts')])).toEqual([]);
    expect(wrongWays([typed('src/domain/a.ts → src/routing/b.ts')])).toHaveLength(1);
  });

  test('that closes a circle is caught, over three files and to itself', () => {
    const circle = ['a → b', 'b → c', 'c → a', 'd → a'].map(edge);
    expect(cycles(circle)).toEqual(['a → b → c → a']);
    expect(cycles(circle.slice(1))).toEqual([]);
    expect(cycles([edge('a → a')])).toEqual(['a → a']);
  });
});

test('every form of import is read', () => {
  const code = `
    import { a } from './a.ts';
    import type { B } from '../b.ts';
    import './c.css';
    import raw from './d.sql?raw';
    export * from './e.ts';
    export type { F } from './f.ts';
    const g = import('./g.tsx');
    type H = import('./h.ts').H;
    import react from 'react';`;
  const found = importsOf('src/x/y.ts', code).map(
    ({ to, typeOnly }) => `${to}${typeOnly ? ' (type)' : ''}`,
  );
  expect(found).toEqual([
    'src/x/a.ts',
    'src/b.ts (type)',
    'src/x/c.css',
    'src/x/d.sql',
    'src/x/e.ts',
    'src/x/f.ts (type)',
    'src/x/g.tsx',
    'src/x/h.ts (type)',
    'react',
  ]);
});

test('a file that cannot be parsed is reported, not skipped', () => {
  const root = mkdtempSync(join(tmpdir(), 'pathfinder-imports-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'broken.ts'), 'import {');
  expect(() => readImports(root, ['.'])).toThrow('broken.ts');
});
