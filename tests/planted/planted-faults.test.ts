import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFault, isProductCode, withFault } from './find-fault.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';
import { readSources } from './read-sources.ts';

const project = resolve(import.meta.dirname, '../..');

describe('the planted faults', () => {
  const sources = readSources(project);
  const rules = readFileSync(resolve(project, 'docs/rules.md'), 'utf8');

  test.each(PLANTED_FAULTS)('“$what” can be planted in one place', (fault) => {
    const { text } = findFault(fault, sources);
    expect(withFault(fault, text)).not.toBe(text);
  });

  test('break rules that exist, where they break one', () => {
    const unknown = PLANTED_FAULTS.filter(({ rule }) => rule && !rules.includes(`- ${rule} `));
    expect(unknown).toEqual([]);
  });

  test('name browser tests that exist', () => {
    const named = PLANTED_FAULTS.flatMap(({ specs = [] }) => specs);
    const missing = named.filter((spec) => !existsSync(resolve(project, 'tests/e2e', spec)));
    expect(missing).toEqual([]);
  });

  test('have different descriptions, by which --only chooses', () => {
    expect(new Set(PLANTED_FAULTS.map(({ what }) => what)).size).toBe(PLANTED_FAULTS.length);
  });
});

describe('finding a fault', () => {
  const fault = { what: 'Adds wrongly', find: 'a + b', put: "a - b // '$&'" };

  test('gives the one file with its text', () => {
    const sources = [
      { path: 'a.ts', text: 'a * b' },
      { path: 'b.ts', text: 'sum = a + b;' },
    ];
    expect(findFault(fault, sources).path).toBe('b.ts');
  });

  test('says which fault is stale when its text is gone', () => {
    expect(() => findFault(fault, [{ path: 'a.ts', text: 'b + a' }])).toThrow(
      'The planted fault “Adds wrongly” is stale: its text occurs nowhere: a + b',
    );
  });

  test('says where the text occurs when it does so more than once', () => {
    const sources = [
      { path: 'a.ts', text: 'a + b' },
      { path: 'b.ts', text: 'a + b, a + b' },
    ];
    expect(() => findFault(fault, sources)).toThrow('occurs in a.ts and in b.ts and in b.ts');
  });

  test('is put into the text as it is written', () => {
    expect(withFault(fault, 'sum = a + b;')).toBe("sum = a - b // '$&';");
  });

  test.each([
    ['apps/visitor/src/app.tsx', true],
    ['packages/engine/src/router.ts', true],
    ['supabase/migrations/20261120000000_directory.sql', true],
    ['supabase/seed.sql', false],
    ['packages/engine/src/router.test.ts', false],
    ['packages/wire-server/tests/index.ts', false],
    ['tests/planted/find-fault.ts', false],
  ])('looks in product code: %s is %s', (path, isCode) => {
    expect(isProductCode(path)).toBe(isCode);
  });
});
