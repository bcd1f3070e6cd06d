/** What an admin sees and edits of each column of `chapter_settings` (K5): its label and checks. */
import { boostsIn } from './chapter.ts';
import { addressIn, httpAddress } from './contact.ts';
import { type Fields, listFields, type RecordKind } from './record.ts';
import { parseSettings, type Settings } from './settings.ts';

/** The range of the column, in months. */
const MAX_MONTHS = 120;

const SETTINGS_FIELDS: Fields<Settings> = {
  chapter_name: { label: 'Chapter name', required: true, maxLength: 200, ...unlisted() },
  home: { label: 'Home town', required: true, maxLength: 200, ...unlisted() },
  nearby: { label: 'Nearby chapters', maxLength: 2000, ...unlisted() },
  examples: { label: 'Example searches', maxLength: 500, ...unlisted() },
  boosts: { label: 'Members to name first', maxLength: 10_000, check: checkBoosts, ...unlisted() },
  feedback_recipient: {
    label: 'Feedback address',
    required: true,
    maxLength: 320,
    check: checkAddress,
    ...unlisted(),
  },
  emergency_number: { label: 'Emergency services', required: true, ...number() },
  suicide_number: { label: 'Suicide and crisis line', required: true, ...number() },
  poison_number: { label: 'Poison control', required: true, ...number() },
  violence_number: { label: 'Domestic violence line', required: true, ...number() },
  neutral_page: {
    label: 'Page to escape to',
    required: true,
    maxLength: 500,
    check: checkPage,
    store: httpAddress,
    ...unlisted(),
  },
  counts_demand: {
    label: 'Count requests for open seats',
    store: (text) => text === 'true',
    ...unlisted(),
  },
  confirm_after_months: {
    label: 'Months between confirmations',
    required: true,
    check: checkMonths,
    store: Number,
    ...unlisted(),
  },
  one_holder: {
    label: 'One seat, one holder',
    store: (text) => text === 'true',
    ...unlisted(),
  },
  phone_country: {
    label: 'Country of the phone numbers',
    required: true,
    check: checkCountry,
    ...unlisted(),
  },
  is_demo: {
    label: 'This is a demo',
    store: (text) => text === 'true',
    ...unlisted(),
  },
};

export const settingsKind: RecordKind<Settings> = {
  table: 'chapter_settings',
  parse: parseSettings,
  fields: listFields(SETTINGS_FIELDS),
};

/** The table has one row, which is neither listed nor imported. */
function unlisted() {
  return { search: 'none', csvNames: [] } as const;
}

function number() {
  return { maxLength: 30, check: checkNumber, ...unlisted() };
}

function checkNumber(text: string): string | null {
  if (!/^[0-9 ()+-]{2,30}$/.test(text)) {
    return 'Use only digits, spaces, dashes, plus signs and parentheses.';
  }
  return /[0-9]/.test(text) ? null : 'Enter a number that can be dialed.';
}

function checkAddress(text: string): string | null {
  return addressIn(text) === text ? null : 'An email address looks like ann@example.com.';
}

function checkPage(text: string): string | null {
  return httpAddress(text) ? null : 'A web address looks like https://example.com.';
}

function checkMonths(text: string): string | null {
  const months = Number(text);
  const fits = Number.isInteger(months) && months >= 1 && months <= MAX_MONTHS;
  return fits ? null : `Enter a whole number of months, from 1 to ${MAX_MONTHS}.`;
}

function checkCountry(text: string): string | null {
  return /^[A-Z]{2}$/.test(text) ? null : 'A country has two letters, like US or GB.';
}

/** Each line needs a category and a member. */
function checkBoosts(text: string): string | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const wrong = lines.find((line) => boostsIn(line).length === 0);
  if (wrong === undefined) return null;
  return `Write each line as 'Landscaper: Owen Pritchard'. Check this one: '${wrong.trim()}'.`;
}
