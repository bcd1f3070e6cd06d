/**
 * Decisions follow their template, and the indexes match the files: number, title, status and date of each, and where
 * the story of a retired number is told now.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['docs/decisions', 'packages/wire-server/docs/decisions'];
const TEMPLATE = '000-template.md';

/** The heading, an empty line, and the status with the date of the decision. */
const OPENING =
  /^# (?<number>\d{3}) (?<title>.+)\n\nStatus: (?<status>accepted|superseded by \[\d{3}\]\([\w.-]+\)), (?<date>\d{4}-\d\d-\d\d)(?:\n|\. )/;

/** The sections of the template, in its order. */
const SECTIONS = ['Context', 'Decision', 'Considered', 'What follows'];
const REQUIRED = ['Context', 'Decision'];

/** A lead-in at the start of a paragraph. Those that name no section stand inside one. */
const LEAD_IN = /\n\n\*\*(?<name>[^*\n]+)\.\*\*/g;

/** The decisions whose story a page tells as well, each with what it decided: 'Replaces: 097 (understated danger).' */
const REPLACES = /\n\nReplaces: (?<list>.+?)\n\n/s;
const RETIRED_ROW =
  /^\| (?<number>\d{3}) \| .+ \| \[(?<heir>\d{3})\]\((?:.*\/)?\k<heir>-[\w.-]+\) \|$/gm;

/** Names that rival those of the template. */
const RIVALS = ['Decided', 'Why', 'Given up', 'Cost', 'Trade-off', 'Consequences'];

describe.each(FOLDERS)('%s', (folder) => {
  const files = numbered(folder);

  test.each(files)('%s opens with its number, its title, its status and its date', (file) => {
    expect(file.slice(0, 3)).toBe(opening(folder, file).number);
  });

  test.each(files)('%s has the sections of the template, in its order', (file) => {
    const found = leadIns(folder, file);
    const sections = found.filter((name) => SECTIONS.includes(name));
    const expected = SECTIONS.filter((name) => REQUIRED.includes(name) || sections.includes(name));
    expect(sections).toEqual(expected);
    expect(found[0]).toBe(SECTIONS[0]);
    expect(found.filter((name) => RIVALS.includes(name))).toEqual([]);
  });

  test('the index has a matching row for each decision', () => {
    const index = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
    const rows = index.split('\n').filter((line) => /^\| \[\d{3}\]/.test(line));
    const decisions = files.filter((file) => file !== TEMPLATE);
    expect(rows).toEqual(
      decisions.map((file) => {
        const { number, title, status, date } = opening(folder, file);
        return `| [${number}](${file}) | ${title} | ${status} | ${date} |`;
      }),
    );
  });
});

test('no number is used twice', () => {
  const numbers = FOLDERS.flatMap(numbered).map((file) => file.slice(0, 3));
  const used = [...numbers, ...FOLDERS.flatMap(retired).map(([number]) => number)];
  expect(used).toHaveLength(new Set(used).size);
});

test('the indexes say of each retired number which decision tells its story', () => {
  expect(FOLDERS.flatMap(retired).sort()).toEqual(FOLDERS.flatMap(replaced).sort());
});

/** Each retired number of an index, with the decision that its row leads to. */
function retired(folder: string): [string, string][] {
  const index = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
  return Array.from(index.matchAll(RETIRED_ROW), ({ groups }) => [
    groups?.number ?? '',
    groups?.heir ?? '',
  ]);
}

/** Each number that a decision says it replaces, with that decision. */
function replaced(folder: string): [string, string][] {
  return numbered(folder)
    .filter((file) => file !== TEMPLATE)
    .flatMap((file) => {
      const list =
        REPLACES.exec(readFileSync(join(ROOT, folder, file), 'utf8'))?.groups?.list ?? '';
      const numbers = list.match(/\b\d{3}(?=\s\()/g) ?? [];
      return numbers.map((number): [string, string] => [number, file.slice(0, 3)]);
    });
}

function numbered(folder: string): string[] {
  return readdirSync(join(ROOT, folder))
    .filter((file) => /^\d{3}-/.test(file))
    .sort();
}

function opening(folder: string, file: string): Record<string, string> {
  const found = OPENING.exec(readFileSync(join(ROOT, folder, file), 'utf8'))?.groups;
  if (found === undefined) throw new Error(`${file} does not start like the template`);
  return found;
}

function leadIns(folder: string, file: string): string[] {
  const text = readFileSync(join(ROOT, folder, file), 'utf8');
  return Array.from(text.matchAll(LEAD_IN), ({ groups }) => groups?.name ?? '');
}
