import { expect, test } from 'vitest';
import { isMissingPart, isPlaceholder } from './placeholder.ts';

test.each([
  ...[
    'N/A',
    'n/a',
    'NA',
    'na',
    '-',
    '--',
    '—',
    '–',
    'none',
    'None',
    'NULL',
    'null',
    '#N/A',
    '#REF!',
  ],
  ...['?', '???', 'TBD', 'tbd', 'TBA', 'unknown', 'Unknown', ' N/A ', '\u200BN/A', '\u00A0-\u00A0'],
  ...[
    '#DIV/0!',
    '#NAME?',
    '#VALUE!',
    '(none)',
    '<null>',
    '[TBD]',
    'None.',
    'TBD?',
    '...',
    '*',
    'NaN',
  ],
  ...['Not applicable', 'n.a.', 'to be determined', 'not  provided', '(blank)', '\\N'],
])("P10 '%s' stands for nothing", (text) => {
  expect(isPlaceholder(text)).toBe(true);
});

test.each([
  ...[
    '',
    '  ',
    'Na',
    'Nan',
    'Nona',
    'Tba Roofing',
    'None Better Bakery',
    'Unknown Brewing',
    '0',
    'X',
  ],
  ...[
    'O',
    '3M',
    'C#',
    '#1 Plumbing!',
    'A-1',
    '@home',
    'NAPA',
    'Null & Sons',
    '😀',
    'IT',
    'n-a.com',
  ],
])("P10 '%s' is a value, or blank", (text) => {
  expect(isPlaceholder(text)).toBe(false);
});

test.each([
  ['N/A', true],
  ['-', true],
  ['TBD', true],
  ['Null', false],
  ['NA', false],
  ['Nil', false],
  ['Moon', false],
])("P10 '%s' as one part of a name is missing: %s", (text, isMissing) => {
  expect(isMissingPart(text)).toBe(isMissing);
});
