/** `npm run eval` as a program: how it takes its options. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 });

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
      env: { PATH: process.env.PATH, ...env },
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
  ])('%j ends with code 2 and names what is wrong', (args, named) => {
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

  test('and without npm from the current folder', () => {
    const { status, stderr } = run(['--needs', 'needs.jsonl'], {});
    expect(status).toBe(1);
    expect(stderr).toContain(join(project, 'needs.jsonl'));
  });

  test('--all tells of every set by its name, and shows no need', () => {
    const { status, stdout } = run(['--all']);
    expect(status).toBe(0);
    const [, ...sets] = stdout.trimEnd().split('\n');
    expect(sets.map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
      ['dev', '260'],
      ['heldout, tuned on', '266'],
      ['heldout, left out', '134'],
      ['validation', '300'],
      ['final', '300'],
    ]);
  });
});
