/** Text as people see it: without the invisible characters that web pages, chats and spreadsheets leave. Pure. */

/** Zero-width spaces, soft hyphens, marks of direction, byte order marks. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/g;

/** They join emoji, and letters of some scripts, but nothing at an end, a space, a digit or a Latin letter. */
const IDLE_JOINERS =
  /(?<=^|[\s\d\p{P}\p{Script=Latin}])[\u200C\u200D]+|[\u200C\u200D]+(?=$|[\s\d\p{P}\p{Script=Latin}])/gu;

/** @example visibleText('Ann\u200B Lee') // 'Ann Lee' */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').replace(IDLE_JOINERS, '');
}

/**
 * In one line, trimmed, with single spaces.
 * @param joint what takes the place of a line break between two texts.
 * @example oneLine('Acme\nRoofing') // 'Acme Roofing'
 */
export function oneLine(text: string, joint = ' '): string {
  const lines = visibleText(text)
    .split(/[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim());
  const [first = '', ...others] = lines.filter((line) => line !== '');
  return others.reduce((all, line) => all + (/[,;]$/.test(all) ? ' ' : joint) + line, first);
}
