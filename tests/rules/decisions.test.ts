/** The index of docs/decisions is what the files say: each one's number, title, status and date. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../docs/decisions', import.meta.url));
const TEMPLATE = '000-template.md';

/** Its heading, an empty line, and its status with the day of the decision. */
const OPENING =
  /^# (?<number>\d{3}) (?<title>.+)\n\nStatus: (?<status>accepted|superseded by \[\d{3}\]\([\w.-]+\)), (?<date>\d{4}-\d\d-\d\d)(?:\n|\. )/;

const files = readdirSync(FOLDER).filter((file) => /^\d{3}-/.test(file));
const decisions = files.filter((file) => file !== TEMPLATE).sort();

test.each(files)('%s opens with its number, its title, its status and its date', (file) => {
  const { number } = opening(file);
  expect(file.slice(0, 3)).toBe(number);
});

test('the index has a row for each decision, as its file has it', () => {
  const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const rows = index.split('\n').filter((line) => /^\| \[\d{3}\]/.test(line));
  expect(rows).toEqual(
    decisions.map((file) => {
      const { number, title, status, date } = opening(file);
      return `| [${number}](${file}) | ${title} | ${status} | ${date} |`;
    }),
  );
});

test('no number is given twice', () => {
  const numbers = decisions.map((file) => file.slice(0, 3));
  expect(numbers).toEqual([...new Set(numbers)]);
});

function opening(file: string): Record<string, string> {
  const found = OPENING.exec(readFileSync(join(FOLDER, file), 'utf8'))?.groups;
  if (found === undefined) throw new Error(`${file} does not open as the template does`);
  return found;
}
