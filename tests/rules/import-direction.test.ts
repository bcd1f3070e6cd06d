/** Imports go one way: every file obeys the table of import-direction.ts, and each rule can fail. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cycles, folderCycles, RULES, wrongWays } from './import-direction.ts';
import { type Import, importsOf, readImports } from './import-graph.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['src', 'packages', 'tests', 'scripts'];
const imports = readImports(ROOT, FOLDERS);

describe('this project', () => {
  test('imports go one way', () => {
    expect(wrongWays(imports)).toEqual([]);
  });

  test('there are no import cycles', () => {
    expect(cycles(imports)).toEqual([]);
  });

  test('there are no import cycles between folders', () => {
    expect(folderCycles(imports, FOLDERS)).toEqual([]);
  });

  test('imports of project files are resolved to their paths', () => {
    const files = imports.filter(({ to }) => /^(src|packages|tests|scripts)\//.test(to));
    expect(files).toContainEqual({
      from: 'src/domain/directory.ts',
      to: 'src/domain/columns.ts',
      typeOnly: true,
    });
    expect(files.filter(({ to }) => to.includes('..'))).toEqual([]);
  });
});

/** For each rule an import that breaks it, and a similar one that does not. */
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
  [
    'a request is read before',
    'src/routing/request/a.ts → src/routing/reading/b.ts',
    'src/routing/request/a.ts → src/routing/professions/b.ts',
  ],
  [
    'professions, text and knowledge',
    'src/routing/text/a.ts → src/routing/request/b.ts',
    'src/routing/reading/a.ts → src/routing/request/b.ts',
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
    'texts import only',
    'src/web/texts/a.ts → src/web/lib/b.ts',
    'src/web/texts/a.ts → src/routing/texts/b.ts',
  ],
  [
    'what visitors load',
    'src/web/features/search/a.ts → src/web/lib/session/b.ts',
    'src/web/features/search/a.ts → src/web/lib/session-presence.ts',
  ],
  [
    'wire-server imports nothing',
    'packages/wire-server/src/a.ts → src/domain/b.ts',
    'packages/wire-server/src/a.ts → node:fs',
  ],
  [
    'wire-server imports nothing',
    'packages/wire-server/tests/a.test.ts → tests/b.ts',
    'packages/wire-server/tests/a.test.ts → packages/wire-server/src/b.ts',
  ],
  [
    'wire-server imports nothing',
    'packages/wire-server/src/a.ts → package.json',
    'packages/wire-server/src/a.ts → packages/wire-server/package.json',
  ],
  [
    'the product imports',
    'src/server/a.ts → packages/wire-server/src/b.ts',
    'src/server/a.ts → wire-server',
  ],
  [
    'the product imports',
    'tests/e2e/a.spec.ts → packages/wire-server/tests/b.ts',
    'tests/e2e/a.spec.ts → wire-server/testing',
  ],
  [
    'server/system imports no other',
    'packages/wire-server/src/system/a.ts → packages/wire-server/src/config.ts',
    'packages/wire-server/src/config.ts → packages/wire-server/src/system/a.ts',
  ],
  [
    'server/db imports only',
    'packages/wire-server/src/db/a.ts → packages/wire-server/src/http/b.ts',
    'packages/wire-server/src/db/a.ts → packages/wire-server/src/system/startup-error.ts',
  ],
  [
    'server/http imports neither',
    'packages/wire-server/src/http/a.ts → packages/wire-server/src/auth/keys/b.ts',
    'packages/wire-server/src/http/a.ts → packages/wire-server/src/db/b.ts',
  ],
  [
    'the two APIs',
    'packages/wire-server/src/auth/keys/a.ts → packages/wire-server/src/rest/b.ts',
    'packages/wire-server/src/assemble.ts → packages/wire-server/src/rest/b.ts',
  ],
  [
    'the two APIs',
    'packages/wire-server/src/rest/a.ts → packages/wire-server/src/auth/keys/b.ts',
    'packages/wire-server/src/auth/a.ts → packages/wire-server/src/auth/keys/b.ts',
  ],
  [
    'auth/config and auth/protocol',
    'packages/wire-server/src/auth/protocol/a.ts → packages/wire-server/src/auth/context/b.ts',
    'packages/wire-server/src/auth/protocol/a.ts → packages/wire-server/src/auth/config/b.ts',
  ],
  [
    'shared folders of auth',
    'packages/wire-server/src/auth/sessions/a.ts → packages/wire-server/src/auth/accounts/b.ts',
    'packages/wire-server/src/auth/accounts/a.ts → packages/wire-server/src/auth/sessions/b.ts',
  ],
  [
    'the areas of auth import',
    'packages/wire-server/src/auth/identities/a.ts → packages/wire-server/src/auth/accounts/b.ts',
    'packages/wire-server/src/auth/admin/a.ts → packages/wire-server/src/auth/factors/enroll-factor.ts',
  ],
  [
    'the areas of auth import',
    'packages/wire-server/src/auth/accounts/a.ts → packages/wire-server/src/auth/factors/verify-factor.ts',
    'packages/wire-server/src/auth/accounts/a.ts → packages/wire-server/src/auth/factors/factor-owner.ts',
  ],
  [
    'messages and users',
    'packages/wire-server/src/auth/users/a.ts → packages/wire-server/src/auth/sessions/b.ts',
    'packages/wire-server/src/auth/users/a.ts → packages/wire-server/src/auth/protocol/auth-errors.ts',
  ],
  [
    'reads and writes',
    'packages/wire-server/src/rest/write-table.ts → packages/wire-server/src/rest/read-table.ts',
    'packages/wire-server/src/rest/write-table.ts → packages/wire-server/src/rest/row-query.ts',
  ],
  [
    'reads and writes',
    'packages/wire-server/src/rest/parse-query.ts → packages/wire-server/src/rest/plan-write.ts',
    'packages/wire-server/src/rest/rest-api.ts → packages/wire-server/src/rest/read-table.ts',
  ],
  [
    'no folder of the server',
    'packages/wire-server/src/http/a.ts → packages/wire-server/src/app.ts',
    'packages/wire-server/src/http/a.ts → packages/wire-server/src/system/settings-reader.ts',
  ],
  ['scripts import no tests', 'scripts/a.ts → tests/eval/b.ts', 'tests/a.ts → scripts/b.ts'],
  ['src imports neither', 'src/domain/a.ts → tests/b.ts', 'tests/a.ts → src/domain/b.ts'],
  [
    'conformance asks a server',
    'packages/wire-server/tests/conformance/a.test.ts → packages/wire-server/src/b.ts',
    'packages/wire-server/tests/conformance/a.test.ts → packages/wire-server/tests/server/b.ts',
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

  test('exists for every rule', () => {
    for (const { name } of RULES) {
      expect(
        PLANTED.some(([rule]) => name.startsWith(rule)),
        name,
      ).toBe(true);
    }
  });

  test('of a type is allowed for knowledge only', () => {
    const typed = (text: string) => ({ ...edge(text), typeOnly: true });
    expect(wrongWays([typed('src/routing/knowledge/a.ts → src/domain/b.ts')])).toEqual([]);
    expect(wrongWays([typed('src/domain/a.ts → src/routing/b.ts')])).toHaveLength(1);
  });

  test('that closes a cycle is caught, across three files and from a file to itself', () => {
    const circle = ['a → b', 'b → c', 'c → a', 'd → a'].map(edge);
    expect(cycles(circle)).toEqual(['a → b → c → a']);
    expect(cycles(circle.slice(1))).toEqual([]);
    expect(cycles([edge('a → a')])).toEqual(['a → a']);
  });

  test('that closes a cycle of folders is caught, between parent and child and across three', () => {
    const upAndDown = ['r/a/x.ts → r/a/b/y.ts', 'r/a/b/y.ts → r/a/z.ts'].map(edge);
    expect(folderCycles(upAndDown, ['r'])).toEqual([
      'r/a → r/a/b → r/a (r/a/x.ts → r/a/b/y.ts, r/a/b/y.ts → r/a/z.ts)',
    ]);
    expect(folderCycles(upAndDown.slice(1), ['r'])).toEqual([]);
    const three = ['r/a/x.ts → r/b/x.ts', 'r/b/y.ts → r/c/x.ts', 'r/c/y.ts → r/a/y.ts'].map(edge);
    expect(folderCycles(three, ['r'])).toHaveLength(1);
    expect(folderCycles(three, ['other'])).toEqual([]);
    const acrossRoots = ['r/a/x.ts → s/b/x.ts', 's/b/y.ts → r/a/y.ts'].map(edge);
    expect(folderCycles(acrossRoots, ['r', 's'])).toHaveLength(1);
  });

  test('of a type closes a cycle of folders; one in a test or within a folder does not', () => {
    const typed = (text: string) => ({ ...edge(text), typeOnly: true });
    const there = edge('r/a/x.ts → r/b/x.ts');
    expect(folderCycles([there, typed('r/b/x.ts → r/a/y.ts')], ['r'])).toHaveLength(1);
    expect(folderCycles([there, edge('r/b/x.test.ts → r/a/y.ts')], ['r'])).toEqual([]);
    expect(folderCycles([there, edge('r/b/x.ts → r/b/y.ts')], ['r'])).toEqual([]);
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
