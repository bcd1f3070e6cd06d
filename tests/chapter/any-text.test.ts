/** Whatever is in chapter.json, problems are reported with a place that exists in the file. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkChapter } from '../../scripts/chapter/check-chapter.ts';

const shipped = readFileSync(new URL('../../chapter.json', import.meta.url), 'utf8');
const lines = shipped.split('\n');

/** Each reported place exists in the text. */
function expectPlaces(text: string): void {
  const written = text.split('\n');
  for (const told of checkChapter(text)) {
    const [, line, column] = /^chapter\.json:(\d+):(\d+) \S/.exec(told) ?? [];
    const length = written[Number(line) - 1]?.length ?? -1;
    expect(Number(column), told).toBeGreaterThanOrEqual(1);
    expect(Number(column), told).toBeLessThanOrEqual(length + 1);
  }
}

test('any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), expectPlaces));
});

test('any JSON', () => {
  fc.assert(fc.property(fc.json(), expectPlaces));
});

test('any JSON in any part of a chapter', () => {
  const keys = Object.keys(JSON.parse(shipped));
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
      expectPlaces(JSON.stringify({ ...JSON.parse(shipped), [key]: value }, null, 1));
    }),
  );
});

test('a file truncated anywhere is rejected', () => {
  const end = shipped.trimEnd().length;
  for (let length = 0; length < end; length++) {
    const cut = shipped.slice(0, length);
    expect(checkChapter(cut), cut).not.toEqual([]);
    expectPlaces(cut);
  }
});

test('a missing line is reported, unless its entry is optional', () => {
  const optional = /\$schema|"member"/;
  for (const [i, line] of lines.entries()) {
    const told = checkChapter(lines.toSpliced(i, 1).join('\n'));
    if (line !== '' && !optional.test(line)) expect(told, line).not.toEqual([]);
  }
});
