/** Imports go one way: every file obeys the table of import-direction.ts, and each rule can fail. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { byPath, cycles, folderCycles, RULES, wrongWays } from './import-direction.ts';
import { type Import, importsOf, readImports } from './import-graph.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['apps', 'packages', 'training', 'tests', 'scripts'];
const imports = readImports(ROOT, FOLDERS);

describe('this project', () => {
  test('imports go one way', () => {
    expect(wrongWays(imports)).toEqual([]);
  });

  test('apps and packages import each other by name', () => {
    const paths = byPath(imports).map(({ from, specifier }) => `${from} → ${specifier}`);
    expect(paths).toEqual([]);
  });

  test('there are no import cycles', () => {
    expect(cycles(imports)).toEqual([]);
  });

  test('there are no import cycles between folders', () => {
    expect(folderCycles(imports, FOLDERS)).toEqual([]);
  });

  test('visitors load no part of the engine that only admins need', () => {
    const loaded = new Set([
      'apps/visitor/src/main.ts',
      'packages/engine/threads/engine.worker.ts',
    ]);
    for (const file of loaded) {
      for (const { from, to, typeOnly } of imports) {
        // The client also starts what only the panel asks.
        const isClient = from.endsWith('/threads/client.ts');
        if (from === file && !typeOnly && !(isClient && /answer-checks|chapter-preview/.test(to)))
          loaded.add(to);
      }
    }
    expect(loaded.size).toBeGreaterThan(100);
    expect([...loaded].filter((file) => /\/src\/admin\/|^apps\/panel\//.test(file))).toEqual([]);
  });

  test('imports of project files are resolved to their paths', () => {
    const files = imports.filter(({ to }) => /^(apps|packages|training|tests|scripts)\//.test(to));
    expect(files).toContainEqual({
      from: 'packages/domain/src/directory.ts',
      to: 'packages/domain/src/columns.ts',
      specifier: './columns.ts',
      typeOnly: true,
    });
    expect(files.filter(({ to }) => to.includes('..'))).toEqual([]);
  });
});

/** For each rule an import that breaks it, and a similar one that does not. */
const PLANTED: readonly [rule: string, wrong: string, right: string][] = [
  [
    'domain imports nothing',
    'packages/domain/src/a.ts → packages/engine/src/b.ts',
    'packages/domain/src/a.ts → packages/domain/src/b.ts',
  ],
  [
    'directory imports domain',
    'packages/directory/src/a.ts → packages/engine/src/b.ts',
    'packages/directory/src/a.ts → packages/domain/src/b.ts',
  ],
  [
    'the engine imports domain',
    'packages/engine/src/a.ts → react',
    'packages/engine/src/a.ts → packages/domain/src/b.ts',
  ],
  [
    'the engine imports domain',
    'packages/engine/src/a.ts → node:fs',
    'packages/engine/src/a.ts → packages/engine/src/t/b.ts',
  ],
  [
    "the engine's threads import",
    'packages/engine/threads/a.ts → packages/ui/src/b.ts',
    'packages/engine/threads/a.ts → packages/directory/src/b.ts',
  ],
  [
    'knowledge is data',
    'packages/engine/src/knowledge/a.ts → packages/domain/src/b.ts',
    'packages/engine/src/knowledge/a.ts → packages/engine/src/knowledge/p/b.ts',
  ],
  [
    'the engine does not import',
    'packages/engine/src/text/a.ts → packages/engine/src/compiler/b.ts',
    'packages/engine/src/compiler/a.ts → packages/engine/src/text/b.ts',
  ],
  [
    'a request is read before',
    'packages/engine/src/request/a.ts → packages/engine/src/reading/b.ts',
    'packages/engine/src/request/a.ts → packages/engine/src/professions/b.ts',
  ],
  [
    'professions, text and knowledge',
    'packages/engine/src/text/a.ts → packages/engine/src/request/b.ts',
    'packages/engine/src/reading/a.ts → packages/engine/src/request/b.ts',
  ],
  [
    'ui imports neither',
    'packages/ui/src/a.ts → apps/visitor/src/b.ts',
    'packages/ui/src/a.ts → packages/engine/index.ts',
  ],
  [
    'the apps do not import',
    'apps/visitor/src/a.test.ts → apps/panel/src/b.ts',
    'apps/visitor/src/a.ts → packages/ui/src/b.ts',
  ],
  [
    'pages import neither',
    'apps/panel/src/a.ts → node:fs',
    'apps/panel/vite.config.ts → node:path',
  ],
  [
    'pages import neither',
    'apps/visitor/src/a.ts → packages/wire-server/src/index.ts',
    'apps/server/src/a.ts → packages/wire-server/src/index.ts',
  ],
  [
    'no part of the panel imports its app',
    'apps/panel/src/s/a.tsx → apps/panel/src/app/b.ts',
    'apps/panel/src/app.tsx → apps/panel/src/app/b.ts',
  ],
  [
    'the sections of the panel',
    'apps/panel/src/s/x/a.tsx → apps/panel/src/t/b.ts',
    'apps/panel/src/s/x/a.tsx → apps/panel/src/records/b.ts',
  ],
  [
    'records and session do not',
    'apps/panel/src/records/a.ts → apps/panel/src/members/b.ts',
    'apps/panel/src/records/a.ts → apps/panel/src/session/b.ts',
  ],
  [
    'texts import only',
    'apps/visitor/src/texts/a.ts → apps/visitor/src/page/b.ts',
    'apps/visitor/src/texts/a.ts → packages/engine/index.ts',
  ],
  [
    'wire-server imports nothing',
    'packages/wire-server/src/a.ts → packages/domain/src/b.ts',
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
  ['scripts import neither', 'scripts/a.ts → training/measure/b.ts', 'tests/a.ts → scripts/b.ts'],
  [
    'apps and packages import neither',
    'packages/domain/src/a.ts → tests/b.ts',
    'tests/a.ts → packages/domain/src/b.ts',
  ],
  [
    'no test of an app or a package',
    'packages/engine/tests/a.test.ts → training/measure/b.ts',
    'training/measure/a.ts → packages/engine/tests/b.ts',
  ],
  [
    'conformance asks a server',
    'packages/wire-server/tests/conformance/a.test.ts → packages/wire-server/src/b.ts',
    'packages/wire-server/tests/conformance/a.test.ts → packages/wire-server/tests/server/b.ts',
  ],
];

describe('a planted import', () => {
  const edge = (text: string): Import => {
    const [from = '', to = ''] = text.split(' → ');
    return { from, to, specifier: to, typeOnly: false };
  };

  test.each(PLANTED)('against "%s" is caught: %s', (rule, wrong, right) => {
    expect(wrongWays([edge(wrong)]).join('\n')).toContain(`${wrong}: ${rule}`);
    expect(wrongWays([edge(right)])).toEqual([]);
  });

  test('by path instead of by name is caught', () => {
    const from = 'apps/panel/src/a.ts';
    const wrong = { from, specifier: '../../../packages/ui/src/b.ts' };
    expect(byPath([wrong, { from, specifier: './b.ts' }, { from, specifier: 'ui/b.ts' }])).toEqual([
      wrong,
    ]);
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
    expect(
      wrongWays([typed('packages/engine/src/knowledge/a.ts → packages/domain/src/b.ts')]),
    ).toEqual([]);
    expect(wrongWays([typed('packages/domain/src/a.ts → packages/engine/src/b.ts')])).toHaveLength(
      1,
    );
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
