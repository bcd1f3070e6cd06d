/** CONTRIBUTING's 'Add a column', followed exactly in a copy of the project: its steps suffice. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runSql, temporaryFolder } from 'wire-server/testing';
import {
  createTestDatabase,
  migrationSets,
  openDatabase,
  type TestDatabase,
} from 'wire-server/testing/vitest';
import { PATHFINDER } from '../../apps/server/src/application.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** What the steps change, and what is needed to compile and run it. */
const WORKSPACES = [
  ...['packages/domain', 'packages/engine', 'packages/directory', 'packages/ui'],
  'apps/panel',
];
const SOURCES = [...WORKSPACES, 'scripts/seed-demo.ts', 'package.json', 'tsconfig.base.json'];

/** Without this step the compiler must reject the others. */
const DESCRIPTION = 'packages/domain/src/member-fields.ts';

interface Step {
  /** The last file named before the block. */
  readonly path: string;
  readonly language: string;
  readonly block: string;
}

const steps = stepsIn('Add a column');
const project = temporaryFolder();
let database: TestDatabase;
/** The compiler's output for the domain before the column is described, and for the page after all steps. */
let undescribed: string;
let whole: string;

beforeAll(async () => {
  for (const source of SOURCES) {
    cpSync(join(PROJECT, source), join(project.path, source), { recursive: true });
  }
  linkPackages();
  for (const step of steps.filter(({ path }) => path !== DESCRIPTION)) follow(step);
  undescribed = compile('packages/domain');
  for (const step of steps.filter(({ path }) => path === DESCRIPTION)) follow(step);
  whole = compile('apps/panel');
  database = await createTestDatabase('nothing');
  const driver = database.openDriver();
  await openDatabase(driver, migrationSets(PATHFINDER, true));
  await driver.close();
});

afterAll(async () => {
  await database.remove();
  project.remove();
});

test('the steps are a migration, the two parts of the table, and the form', () => {
  expect(steps.map(({ language, path }) => [language, path])).toEqual([
    ['sql', expect.stringMatching(/^supabase\/migrations\/\d{14}_\w+\.sql$/)],
    ['diff', 'packages/domain/src/member.ts'],
    ['diff', DESCRIPTION],
    ['diff', 'apps/panel/src/members/member-form.tsx'],
  ]);
});

test('the compiler rejects a column that is not described, and accepts it after all steps', () => {
  expect(undescribed).toMatch(/^packages\/domain\/src\/member-fields\.ts.*'licenses' is missing/);
  expect(whole).toBe('');
});

test('the list finds a member by the column', async () => {
  const { memberList } = await load('apps/panel/src/members/member-list.ts');
  expect(memberList(null).searchText(await ann())).toContain('NC 12345, GC 678');
});

test('CSV files carry the column both ways', async () => {
  const { formatRecords } = await load('apps/panel/src/import/export-csv.ts');
  const { readDelimited } = await load('apps/panel/src/import/read-file/delimited.ts');
  const { tableOf } = await load('apps/panel/src/import/plan/table.ts');
  const { guessMapping } = await load('apps/panel/src/import/plan/mapping.ts');
  const { createPlanner } = await load('apps/panel/src/import/plan/plan-rows.ts');
  const { editableMembers } = await load('apps/panel/src/records/editable-kind.ts');
  const records = [await ann()];
  const tableIn = (text: string) => tableOf(editableMembers, readDelimited(text));
  const file = tableIn(formatRecords(editableMembers, records));
  expect(file.rows[0]?.cells[file.header.indexOf('licenses')]).toBe('NC 12345, GC 678');

  const table = tableIn('Name,Role,Licensed as\nAnn Archer,Roofer,NC 12345');
  const mapping = guessMapping(editableMembers, table);
  const plan = createPlanner({ kind: editableMembers, records, table, mapping, idOf: String });
  expect(table.rows.map(plan)).toMatchObject([
    {
      values: { licenses: 'NC 12345' },
      changes: [{ label: 'Licenses', before: 'NC 12345, GC 678', after: 'NC 12345' }],
    },
  ]);
});

test('a visitor reads the column that the migration added and the demo seed filled', async () => {
  const [migration] = steps.filter(({ language }) => language === 'sql');
  await runSql(database.url, migration?.block ?? '');
  await runSql(database.url, seedOf({ members: [ANN] }));
  const asVisitor = new URL(database.url);
  asVisitor.searchParams.set('options', '-c role=anon');
  const rows = await runSql(asVisitor.href, `select * from members where id = '${ANN.id}'`);

  const { readDirectory } = await load('packages/directory/src/edited-directory.ts');
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(url.includes('/members?') ? rows : []));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { members } = await readDirectory({ url: `http://127.0.0.1:${port}`, key: null });
  expect(members).toMatchObject([{ member_name: 'Ann Archer', licenses: 'NC 12345, GC 678' }]);
});

const ANN = {
  id: '00000000-0000-4000-8000-000000000001',
  member_name: 'Ann Archer',
  profession_role: 'Roofer',
  licenses: 'NC 12345, GC 678',
};

/** Ann, parsed by the copy. */
async function ann() {
  const { parseMember } = await load('packages/domain/src/member.ts');
  const member = parseMember(ANN);
  if (member === null) throw new Error('Ann is not a valid member');
  return member;
}

interface Modules {
  'packages/domain/src/member.ts': typeof import('domain/member.ts');
  'apps/panel/src/import/export-csv.ts': typeof import('../../apps/panel/src/import/export-csv.ts');
  'apps/panel/src/import/read-file/delimited.ts': typeof import('../../apps/panel/src/import/read-file/delimited.ts');
  'apps/panel/src/import/plan/mapping.ts': typeof import('../../apps/panel/src/import/plan/mapping.ts');
  'apps/panel/src/import/plan/plan-rows.ts': typeof import('../../apps/panel/src/import/plan/plan-rows.ts');
  'apps/panel/src/import/plan/table.ts': typeof import('../../apps/panel/src/import/plan/table.ts');
  'apps/panel/src/members/member-list.ts': typeof import('../../apps/panel/src/members/member-list.ts');
  'packages/directory/src/edited-directory.ts': typeof import('directory/edited-directory.ts');
  'apps/panel/src/records/editable-kind.ts': typeof import('../../apps/panel/src/records/editable-kind.ts');
}

/** The installed packages; the workspaces among them are those of the copy. */
function linkPackages(): void {
  const folder = join(project.path, 'node_modules');
  mkdirSync(folder);
  for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
    const workspace = WORKSPACES.find((path) => path.endsWith(`/${name}`));
    const target =
      workspace === undefined ? join(PROJECT, 'node_modules', name) : join(project.path, workspace);
    symlinkSync(target, join(folder, name));
  }
}

/** A module of the copy, with the new column. */
function load<Path extends keyof Modules>(path: Path): Promise<Modules[Path]> {
  return import(pathToFileURL(join(project.path, path)).href);
}

/** The seed SQL that the copy's script generates from a directory. */
function seedOf(directory: object): string {
  writeFileSync(join(project.path, 'directory.json'), JSON.stringify(directory));
  return run('scripts/seed-demo.ts', 'directory.json');
}

/** The errors of the compiler, one per line; '' when there are none. */
function compile(folder: string): string {
  return run('node_modules/typescript/bin/tsc', '--pretty', 'false', '-p', folder);
}

function run(...command: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: project.path,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

/** The code blocks of a section of CONTRIBUTING.md, each with the file it belongs to. */
function stepsIn(heading: string): Step[] {
  const page = readFileSync(join(PROJECT, 'CONTRIBUTING.md'), 'utf8');
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  let path = '';
  const found: Step[] = [];
  const pathOrBlock = /`([^`\s]+\.(?:sql|tsx?))`|^( *)```(\w+)\n([\s\S]*?)^\2```$/gm;
  for (const [, named, indent = '', language = '', block = ''] of section.matchAll(pathOrBlock)) {
    if (named === undefined) found.push({ path, language, block: withoutIndent(block, indent) });
    else path = named;
  }
  return found;
}

function withoutIndent(block: string, indent: string): string {
  return block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

/** Writes a new file, or applies a diff, which is located by its unchanged lines. */
function follow({ path, language, block }: Step): void {
  const file = join(project.path, path);
  if (language !== 'diff') {
    expect(existsSync(join(PROJECT, path))).toBe(false);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, block);
    return;
  }
  const lines = block.trimEnd().split('\n');
  const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const after = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
  const source = readFileSync(file, 'utf8');
  const parts = source.split(`${before.join('\n')}\n`);
  expect(parts, `${path} has these lines once:\n${before.join('\n')}`).toHaveLength(2);
  writeFileSync(file, parts.join(`${after.join('\n')}\n`));
}
