/**
 * Phone numbers within texts as people write them (M11). What is shown as the number is what is dialled, for every
 * text that is stored, however it got there: docs/decisions/101-the-number-shown-is-the-number-dialled.md.
 */

export interface Phone {
  /** As people read it, in plain characters: '704-555-0142 ext. 204', '1-800-ROOFERS'. Read again, it is the same number. */
  readonly shown: string;
  /** Its digits, after '+' if it has one. */
  readonly number: string;
  /** Dialled once the call is answered; '' when there is none. */
  readonly extension: string;
}

/** What will be dialled for a text, in a sentence; null when it contains no number. */
export type NumberCheck = (text: string) => CheckedNumber | null;

export interface CheckedNumber {
  readonly sentence: string;
  /** Whether another number may be meant, or this one cannot be dialled from elsewhere. */
  readonly isDoubtful: boolean;
}

/** Digits of a number with its country code (E.164), without what is dialled to leave a country. */
const MAX_DIGITS = 15;

/** Digits of the shortest number among other text: one without its area code. */
const MIN_DIGITS = 7;

/** Characters in which a number is looked for: more than any field has. */
const MAX_SEARCHED_CHARS = 500;

/** Between groups of digits, after `plainText`. */
const BETWEEN = String.raw`[\s\-.,/()|\\_~*'^]`;

/**
 * The ten digits of a North American number, with or without its 1. They end the number: what follows is another one or
 * an extension.
 */
const TEN_DIGITS = String.raw`(?:1(?:${BETWEEN}+|(?=\d{10})))?[2-9]\d\d(?:${BETWEEN}+\d{3}${BETWEEN}+\d{4}|${BETWEEN}+\d{7}|\d{3}${BETWEEN}+\d{4}|\d{7})(?!\d)`;

/** As words on the keys of a phone: '1-800-ROOFERS', '1 800 FLOWERS', '704.555.home', but not '704-555-0142-cell'. */
const LETTERS = String.raw`(?:[-.][A-Za-z]+|[\s.)/-]${BETWEEN}*[A-Z]{4,}(?![A-Za-z]))(?:-(?:[A-Za-z]+|\d+))*`;

/** '1 800 GOT JUNK', '1800ROOFERS' and '1-855-4PLUMBR': what follows a toll-free prefix is dialled, capitals too. */
const TOLL_FREE = String.raw`\(?(?:\+?1${BETWEEN}*)?\(?8(?:00|22|33|44|55|66|77|88)(?:${BETWEEN}*(?:[A-Z]+|\d+(?!\d))(?![a-z]))+`;

/** The words of a toll-free number until they have the seven digits or letters that it needs. */
const TOLL_FREE_ALONE = new RegExp(
  String.raw`^\(?(?:\+?1${BETWEEN}*)?\(?\d{3}(?:(?:${BETWEEN}*[A-Z\d]){7}[A-Z]*)`,
);

/** A number in any form: North American, with letters, international, with a leading 0, or plain digits. */
const NUMBER = new RegExp(
  [
    String.raw`(?<!\d)(?:\(?(?:\+${BETWEEN}*(?=1))?${TEN_DIGITS}`,
    TOLL_FREE,
    String.raw`\(?(?:\+?1${BETWEEN}*)?\(?[2-9]\d\d(?:${BETWEEN}*\d{1,3})?${LETTERS}`,
    String.raw`\(?\+${BETWEEN}*\d(?:${BETWEEN}*\d){6,}`,
    String.raw`\(?0(?:0|\d\d)(?:${BETWEEN}*\d){4,}`,
    String.raw`\(?\d(?:(?:${BETWEEN}+(?!${TEN_DIGITS}))?\d){6,})`,
  ].join('|'),
  'g',
);

/** Three to six digits, the only ones in the text: '911', '555-01', but not 'xxx-xxx-0142' or '1-800 flowers'. */
const SHORT_NUMBER = new RegExp(
  String.raw`^(?!.*xx|\D*1?${BETWEEN}*8(?:00|88)\D*\p{L})\D*?(\d(?:${BETWEEN}*\d){2,5})\D*$`,
  'u',
);

/** 'x204', 'ext. 204', 'extension no. 204', '#204', ';ext=204', and ',204' and 'p204' as phones dial it. */
const EXTENSION =
  /^(?:[\s,;.()/-]*(?:e?xt\p{L}*|ex|x|#)[\s.:=#-]*(?:no\b)?[\s.:=#-]*(\d{1,7})(?![-.]?\d)|(?:[,;]+|[pw])(\d{1,7})(?![-.\s]?\d))/iu;

/** A ZIP code after its state: 'NC 28202-1234'. */
const ZIP_CODE = /(?<=\b[A-Z]{2}\.?,?\s{1,3})\d{5}-\d{4}\b(?!-?\d)/g;

/** Digits that are not a phone number: times, dates, and a room or an extension before the number. */
const OTHER_DIGITS =
  /\b(?:19|20)\d\d-(?:0\d|1[0-2])-[0-3]\d\b(?!-?\d)|\b(?:[01]\d|2[0-3])[0-5]0\s?-\s?(?:[01]\d|2[0-4])[0-5]0\b(?=\D+(?:\d\D*){7})|\b24\s?[/x]\s?7\b|\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|\b\d{1,2}:\d\d\b|\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*[\s.,]*\d{1,2}\s?-\s?\d{1,2}\b|(?<![+\d/])\d{1,2}\/\d{1,2}\/(?:19|20)\d\d\b(?!\/\d)|(?<!(?:\d[^\d:]*){3})\b(?:e?xt\p{L}*|x|suite|ste|unit|apt|room|rm|floor|box)[\s.:#]*\d{1,6}(?![\d./-]*\d)/giu;

/** Typed for a zero: '704-555-O142'. */
const LETTER_O = /(?<=\d[-.\s]?)[Oo](?=\d)/g;

/** Typed where there is no number: '000-000-0000'. */
const ONE_DIGIT = /^(\d)\1*$/;

/** What a spreadsheet makes of a number in a narrow column: '7.04555E+09'. */
const ROUNDED =
  /(?<![\d.,])(\d+)(?:[.,](\d+)\s?(?:E\s?\+?|×\s?10\s?\^?|[x*]\s?10\s?\^)|E\+)0*(\d{1,2})(?!\d)/giu;

/** The first phone number in the text; null when there is none that can be dialled. */
export function phoneIn(text: string | null): Phone | null {
  const phone = readPhone(text ?? '');
  if (phone === null || phone.shown === text) return phone;
  // '555-0142.0-704-555-0143' ends where the next number begins; only then does its '.0' look like a spreadsheet's.
  const again = readPhone(phone.shown);
  return again?.shown === phone.shown ? phone : phoneIn(again?.shown ?? null);
}

function readPhone(text: string): Phone | null {
  const plain = plainText(text);
  for (const { 0: run, index } of plain.matchAll(NUMBER)) {
    const written = firstNumber(run);
    if (written === null) continue;
    const dialled = withoutTrunkZero(written);
    if (ONE_DIGIT.test(digitsOf(dialled))) continue;
    const [, named, paused] = EXTENSION.exec(plain.slice(index + written.length)) ?? [];
    return phoneOf(dialled, named ?? paused ?? '');
  }
  const short = SHORT_NUMBER.exec(plain)?.[1];
  return short ? phoneOf(short, '') : null;
}

/** Whether the text is a number of which a spreadsheet has kept only the first digits. */
export function hasLostDigits(text: string): boolean {
  return [...text.normalize('NFKC').matchAll(ROUNDED)].some(([, , decimals = '', zeros]) => {
    return decimals.length < Number(zeros);
  });
}

/** Plain digits, spaces and separators, without what cannot be seen and what is no number. */
export function plainText(text: string): string {
  return text
    .slice(0, MAX_SEARCHED_CHARS)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}\p{M}]/gu, '')
    .replaceAll('%20', ' ')
    .replaceAll('×', 'x')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\s\p{Cc}]/gu, ' ')
    .replace(ROUNDED, (_, first: string, decimals: string | undefined, zeros: string) => {
      const digits = decimals ?? '';
      return digits.length < Number(zeros) ? ';' : first + digits.slice(0, Number(zeros));
    })
    .replace(/(?<=\d(?:,?\d){6})(?:[.,]0{1,2})+(?![.,-]?\d)/g, '')
    .replace(/[^\p{L}\p{N}\s!-~]/gu, '-')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(LETTER_O, '0')
    .replace(ZIP_CODE, ';')
    .replace(OTHER_DIGITS, ';');
}

/** The first of the numbers that a run of digits may contain, without what stands between them; null when it is none. */
function firstNumber(run: string): string | null {
  if (/[A-Za-z]/.test(run)) {
    const written = run.match(TOLL_FREE_ALONE)?.[0] ?? run;
    const { length } = digitsOf(written);
    return length >= (/[a-z]/.test(run) ? 10 : MIN_DIGITS) && length <= MAX_DIGITS ? written : null;
  }
  const digits = digitsOf(run);
  const most = MAX_DIGITS + (/^0(?:11|0)/.exec(digits)?.[0].length ?? 0);
  const first = run.slice(0, endOfFirst(run, digits, most));
  // What is left may be two numbers again: '704-0142 555-0199, 5'.
  if (first !== run) return firstNumber(first);
  return digits.length >= MIN_DIGITS && digits.length <= most ? run : null;
}

/** Where the first number ends: at a line break, a comma or a spaced slash, or where the digits are too many for one. */
function endOfFirst(run: string, digits: string, most: number): number {
  const gaps = [...run.matchAll(/(?<=\d)\D+(?=\d)/g)].map(({ 0: text, index }) => {
    const before = digitsOf(run.slice(0, index)).length;
    return {
      index,
      before,
      after: digits.length - before,
      isClear: /\n|[,/\\|]\s|\s[/\\|]/.test(text),
    };
  });
  const clear = gaps.find(({ isClear }) => isClear);
  if (clear && (clear.before > 8 || Math.min(clear.before, clear.after) >= MIN_DIGITS)) {
    return clear.index;
  }
  const isTwoLocal = digits.length === 2 * MIN_DIGITS && !/^[(+]*0|^\(?\+/.test(run);
  if (digits.length <= most && !isTwoLocal) return run.length;
  // Two numbers are about equally long.
  const [best] = gaps
    .filter(({ before, after }) => Math.min(before, after) >= MIN_DIGITS)
    .toSorted((one, other) => unevenness(one) - unevenness(other));
  return best?.index ?? run.length;
}

function unevenness({ before, after }: { readonly before: number; readonly after: number }) {
  return Math.abs(before - after);
}

/** A number with its country code, of which 39 is left out: the 0 of Italy is a part of the number. */
const ABROAD = String.raw`^(\(?(?:\+|00|011)\D*(?!39)[1-9]\d{0,2}`;
const LONE_ZERO = new RegExp(String.raw`${ABROAD})(?:\D+0+(?!\d))+\D*?(?=\(?\d)(?=(?:\D*\d){6})`);
const ZERO_IN_BRACKET = new RegExp(String.raw`${ABROAD}\D*\()0+(?=\d(?:\D*\d){5})`);

/** '+44 (0)20 7946 0018' and '+44 (020) 7946 0018' without the 0, which is dialled only within the country. */
function withoutTrunkZero(written: string): string {
  return written
    .replace(/^\(?(?=[1-9]\d{0,2}\D*\(0\)(?:\D*\d){7})/, '+')
    .replace(LONE_ZERO, '$1 ')
    .replace(ZERO_IN_BRACKET, '$1');
}

function phoneOf(written: string, extension: string): Phone {
  const shown = shownNumber(written);
  const plus = shown.includes('+') ? '+' : '';
  return {
    shown: extension ? `${shown} ext. ${extension}` : shown,
    number: plus + digitsOf(shown),
    extension,
  };
}

/** With a plain separator wherever something else stood, and without brackets that lack their other half. */
function shownNumber(written: string): string {
  const separated = written
    .replace(/\s+/g, ' ')
    .replace(/[^\dA-Za-z+()]+/g, (gap) => (/^[ .-]*$/.test(gap) ? gap : '-'));
  const isBalanced = /^[^()]*(?:\([^()]*\)[^()]*)*$/.test(separated);
  return (isBalanced ? separated : separated.replace(/[()]/g, ' ').replace(/ +/g, ' ')).trim();
}

/** The letters on the keys 2 to 9 of a phone. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** '18007663377' for '1-800-ROOFERS'. */
function digitsOf(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replace(/[A-Z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)) + 2));
}
