/** What people and spreadsheets write where they have nothing to write: 'N/A', '--', '#REF!', 'TBD' (P10). Pure. */

import { visibleText } from './visible-text.ts';

/** In lower case. No trade, business, chapter or address is called one of them. */
const WORDS = new Set([
  ...['n/a', 'n.a.', 'n.a', 'n\\a', 'n / a', '#n/a', 'none', 'null', 'nil', 'undefined', 'unknown'],
  ...['tbd', 'tba', 'tbc', 't.b.d.', 't.b.a.', 'to be determined', 'to be announced', 'to follow'],
  ...['to be confirmed', 'to be decided', 'to be advised', 'not applicable', 'not available'],
  ...['not provided', 'not given', 'not known', 'not listed', 'not specified', 'no data'],
  ...[
    'no email',
    'no e-mail',
    'no phone',
    'no website',
    'no company',
    '\\n',
    'xxx',
    'none provided',
  ],
  ...['none given', 'none listed'],
]);

/** Only as spelled here: 'Na', 'Nan' and 'Blank' are names of people. */
const EXACT = new Set(['NA', 'na', 'NaN', '(blank)']);

/** 'Null', 'Nil' and 'NA' are also names of families, so beside another part of a name they stay. */
const PARTS_OF_NAMES = new Set(['null', 'nil', 'na']);

/** What a formula shows when it fails: '#REF!', '#DIV/0!', '#NAME?'. */
const FAILED_FORMULA = /^#[a-z][a-z0-9_/]{2,20}[!?]$/i;

/** '-', '--', '—', '?', '...', '*'. */
const MARKS = /^[\p{P}~+=|]+$/u;

/** Whether a text stands for no text. Blank text is not a placeholder. */
export function isPlaceholder(text: string): boolean {
  const visible = visibleText(text).trim();
  const bare = bareOf(visible);
  return WORDS.has(bare.toLowerCase()) || EXACT.has(bare) || EXACT.has(visible) || isMarks(visible);
}

/** Whether one part of a name, such as the middle one, stands for none although the others are filled. */
export function isMissingPart(text: string): boolean {
  return isPlaceholder(text) && !PARTS_OF_NAMES.has(bareOf(text.trim()).toLowerCase());
}

function isMarks(text: string): boolean {
  return MARKS.test(text) || FAILED_FORMULA.test(text);
}

/** Without what surrounds a word: '(none)', '<null>', '[TBD]', '-None-', 'None.', 'TBD?'. */
function bareOf(text: string): string {
  const inside = /^[[(<{"'“‘-] ?(.+?) ?[\])>}"'”’-]$/u.exec(text)?.[1] ?? text;
  return inside
    .replace(/(?<=\p{L}{2})[.?!*]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}
