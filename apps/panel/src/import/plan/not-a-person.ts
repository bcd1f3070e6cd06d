/** Rows of a list of members that are about no person: open seats, headings of sections, totals (P11). Pure. */
import { mayBeName } from 'domain/person-name.ts';
import { isPlaceholder } from 'domain/placeholder.ts';
import { fold } from 'ui/fold.ts';

export interface RowTexts {
  /** As in the file, placeholders included. */
  readonly name: string;
  /** '' for none, as in the other fields. */
  readonly profession: string;
  /** Whether the file has no professions: a name alone may be a member then. */
  readonly lacksProfessions: boolean;
  /** Whether the row has a phone, an address, a website or a company. */
  readonly isReachable: boolean;
  /** All cells of the row. */
  readonly cells: readonly string[];
}

const SEAT =
  '(?:seats?|positions?|slots?|spots?|classifications?|categor(?:y|ies)|chairs?|memberships?)';
const OPEN =
  '(?:open(?:ing)?|vacant|vacancy|vacated|available|unfilled|unassigned|empty|wanted|needed|reserved|pending|vacante|vakant|not filled|unoccupied|recruiting|hiring|tbd|tba|tbc|to be (?:filled|announced|determined|decided|confirmed|assigned))';

/** Names of seats that nobody holds, in plain words: 'open seat', 'this seat is still vacant', 'vacant 2'. */
const VACANT = new RegExp(
  `^(?:this |the |${SEAT} )*(?:is |currently |still |now |-)*${OPEN}(?: (?:${OPEN}|${SEAT}|now|for|member|\\d+))*$|` +
    '^(?:your name here|this could be you|could be you|no member|nobody|no one)\\b',
);

/** These also begin the names of firms ('Seeking Wellness'), so they count only in a row without contact details. */
const SEARCHED = new RegExp(
  `^(?:open|vacant|available|unfilled) .+ ${SEAT}$|` +
    '^(?:open|vacant|available|unfilled) (?:for|since|as of|until|from|due to) .+|' +
    '^to be [a-z]+$|' +
    '^(?:looking for|seeking|we need)\\b',
);

const PEOPLE =
  '(?:members?|people|persons|seats?|professions?|rows?|records?|entries|contacts?|names?)';

/** 'total members: 25', 'grand total', 'members: 25', '25 active members', 'page 1 of 2'. */
const TOTAL = new RegExp(
  `^(?:grand |sub ?)?totals?(?: (?:number|count|of|active|open|filled|all|the|${PEOPLE}))*(?: is)?(?: \\d+)?$|` +
    `^(?:(?:number|count|sum) of )?(?:active |open |filled )?${PEOPLE}(?: count| total)? \\d+$|` +
    `^(?:number|count|sum)(?: of [a-z ]+)?(?: \\d+)?$|` +
    `^\\d+ (?:active |open |filled |total )?${PEOPLE}(?: in total| total)?$|` +
    '^page \\d+(?: of \\d+)?$',
);

/** Why a row is about no person, as a sentence; null when it may be about one. */
export function whyNotAPerson(row: RowTexts): string | null {
  const filled = row.cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [first = ''] = filled;
  if (TOTAL.test(plain(row.name)) || (row.name === '' && TOTAL.test(plain(first)))) {
    return 'A total, not a person: it is left out.';
  }
  const [head = '', ...rest] = row.name.split(/\s*[:–—(]\s*|\s+-+\s+/);
  const isVacant = [row.name, head].some(
    (text) => VACANT.test(plain(text)) || (!row.isReachable && SEARCHED.test(plain(text))),
  );
  if (isVacant || (isPlaceholder(row.name) && row.profession !== '' && !row.isReachable)) {
    const profession = row.profession || rest.join(' ').replace(/[)\s]+$/, '');
    return profession === '' || isPlaceholder(profession)
      ? 'An open seat, not a person: it is left out.'
      : `An open seat for ${profession}, not a person: it is left out.`;
  }
  const isAlone = filled.length === 1 && row.profession === '' && !row.isReachable;
  if (isAlone && isHeading(row)) {
    return 'A heading within the list, not a person: it is left out.';
  }
  return null;
}

/** Longer names are no words for an open seat. */
const MAX_READ_CHARS = 200;

/** Without case, punctuation and repeated spaces. */
function plain(text: string): string {
  return fold(text.slice(0, MAX_READ_CHARS))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Words of headings that are written as names are: 'LEADERSHIP TEAM', 'Active Members'. */
const OF_HEADINGS =
  /\b(?:team|members?|officers?|directors?|board|committee|leadership|visitors?|guests?|substitutes?|alumni|staff|roster|list|page|inactive|trades|services|estate|wellness)\b/;

/** The only text of its row, written as no name is: 'TRADES', 'Health & Wellness', 'Home services:'. */
function isHeading({ name, cells, lacksProfessions }: RowTexts): boolean {
  const text = name || (cells.find((cell) => cell.trim() !== '') ?? '').trim();
  if (/[:&/]|^[-=*#]+ | \band\b /.test(text) || OF_HEADINGS.test(plain(text))) return true;
  // In capitals only, a name looks like a heading.
  const isCapitals = /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
  if (mayBeName(text)) return isCapitals && !text.includes(',') && !lacksProfessions;
  return isCapitals || /\s/.test(text) || (lacksProfessions && !/\p{L}/u.test(text));
}
