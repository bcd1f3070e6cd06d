/** Every test that the wire document cites exists, so that the page promises only what is tested. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { titlesIn } from './test-titles.ts';

const PACKAGE = fileURLToPath(new URL('../../packages/wire-server', import.meta.url));
const PAGE = readFileSync(join(PACKAGE, 'docs/wire-protocol.md'), 'utf8');

interface Citation {
  /** As written in the page: 'reads', 'accounts', 'tests/server/writes'. */
  readonly file: string;
  /** A title, with '…' for omitted words. */
  readonly title: string;
}

/** '`file`: title; title; `file`, `file`: title', in the last cell of a row or within brackets. */
function citations(): Citation[] {
  const cells = PAGE.matchAll(/\| ([^|\n]*) \|$|\((`[^)]*: [A-Z]\d[^)]*)\)/gm);
  return [...cells].flatMap(([, cell, bracketed]) => citationsIn(cell ?? bracketed ?? ''));
}

function citationsIn(cell: string): Citation[] {
  let files: string[] = [];
  return cell.split('; ').flatMap((part) => {
    const [, names, title = ''] = /^((?:`[^`]+`(?:, )?)+): (.*)$/.exec(part) ?? [null, null, part];
    if (names !== null) files = [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
    return files.map((file) => ({ file, title: title.replace(/ \(.*\)$/, '') }));
  });
}

interface TestFile {
  readonly titles: readonly string[];
  readonly code: string;
}

/** The test files for a name that the page uses; none if there is no such file or folder. */
function filesOf(name: string): TestFile[] {
  const places = [
    `tests/conformance/auth-${name}.test.ts`,
    `tests/conformance/${name}.test.ts`,
    `${name}.test.ts`,
    `${name}/*.test.ts`,
  ];
  return globSync(places, { cwd: PACKAGE }).map(read);
}

const filesRead = new Map<string, TestFile>();

/** Most files are named by many rows, and each takes a while to parse. */
function read(file: string): TestFile {
  const known = filesRead.get(file);
  if (known !== undefined) return known;
  const code = readFileSync(join(PACKAGE, file), 'utf8');
  const tests = { titles: titlesIn(file, code), code };
  filesRead.set(file, tests);
  return tests;
}

/** A title filled in from a table has '%s' or '$name'; its words are then in the table. */
const FILLED_IN = /%[sij]|\$\w/;

function shows({ titles, code }: TestFile, cited: string): boolean {
  const [first = '', ...others] = cited.split('…').map((part) => part.trim());
  const said = titles.some((title) => title.startsWith(first) && inOrder(title, others));
  const words = [first.replace(/^([A-Z]\d+ ?)+/, ''), ...others];
  return said || (titles.some((title) => FILLED_IN.test(title)) && inOrder(code, words));
}

function inOrder(text: string, parts: readonly string[]): boolean {
  let end = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, end);
    end = at + part.length;
    return at !== -1;
  });
}

test('the page cites tests of both APIs', () => {
  const files = new Set(citations().map(({ file }) => file));
  for (const file of ['reads', 'writes', 'accounts', 'sessions', 'messages', 'factors', 'admin']) {
    expect(files).toContain(file);
  }
});

test('every cited test exists', () => {
  const missing = citations().filter(
    ({ file, title }) => !filesOf(file).some((tests) => shows(tests, title)),
  );
  expect(missing).toEqual([]);
});
