/** The options of `npm run eval`, run as a program. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import realHeldIds from './real-held-ids.json' with { type: 'json' };

const RUN = fileURLToPath(new URL('run.ts', import.meta.url));
const NEED = { id: 'one', need: 'roof leak', professions: ['roofer'], kind: 'symptom' };

describe('npm run eval', () => {
  let called: string;
  let project: string;
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'pathfinder-eval-'));
    called = join(folder, 'called');
    project = join(folder, 'project');
    for (const made of [called, project]) mkdirSync(made);
    writeFileSync(join(called, 'needs.jsonl'), JSON.stringify(NEED));
  });
  afterAll(() => rmSync(join(called, '..'), { recursive: true }));

  const run = (args: string[], env: Record<string, string> = { INIT_CWD: called }) =>
    spawnSync(process.execPath, [RUN, ...args], {
      cwd: project,
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
      encoding: 'utf8',
    });

  test.each([
    [['--json'], '--json'],
    [['--needs='], '--needs'],
    [['--json', '--wrong'], '--json'],
    [['--all', '--wrong'], '--all'],
    [['--needs', 'needs.jsonl', '--examples'], '--examples'],
    [['--colour'], '--colour'],
    [['needs.jsonl'], 'needs.jsonl'],
  ])('%j exits with code 2 and names what is wrong', (args, named) => {
    const { status, stdout, stderr } = run(args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(named);
    expect(stderr).not.toContain('    at ');
  });

  test('a relative path counts from where npm was called', () => {
    const { status, stdout } = run(['--needs', 'needs.jsonl', '--json', 'out.json', '--wrong']);
    expect(status).toBe(0);
    expect(stdout).toContain('top-1 overall  100.0%  (1 of 1)');
    expect(existsSync(join(called, 'out.json'))).toBe(true);
  });

  test('and without npm, from the current folder', () => {
    const { status, stderr } = run(['--needs', 'needs.jsonl'], {});
    expect(status).toBe(1);
    expect(stderr).toContain(join(project, 'needs.jsonl'));
  });

  test('--wrong shows no held-out need, and --json writes none', () => {
    const [heldId] = realHeldIds;
    const held = { ...NEED, id: heldId, need: 'a held-out qwertz' };
    const open = { ...NEED, need: 'an open qwertz' };
    writeFileSync(
      join(called, 'mixed.jsonl'),
      [held, open].map((row) => JSON.stringify(row)).join('\n'),
    );
    const { status, stdout } = run(['--needs', 'mixed.jsonl', '--wrong', '--json', 'mixed.json']);
    expect(status).toBe(0);
    expect(stdout).toContain('1 held-out needs are left out');
    expect(stdout).toContain('(0 of 1)');
    const shown = stdout + readFileSync(join(called, 'mixed.json'), 'utf8');
    expect(shown).toContain(open.need);
    expect(shown).not.toContain(held.need);
  });
});
