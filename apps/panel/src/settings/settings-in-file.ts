/** How each setting is written to the file of a chapter, and read from it again (K5). Pure. */
import { boostsIn } from 'domain/chapter.ts';
import { commaList } from 'domain/comma-list.ts';
import { parseSettings, type Settings } from 'domain/settings.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** How a setting is written to the file and read from it. */
interface Part {
  readonly column: keyof Settings;
  readonly write: (settings: Settings) => unknown;
  /** The column's value; undefined if the file's value is invalid. */
  readonly read: (value: unknown) => Settings[keyof Settings] | undefined;
  /** The expected value, after 'must be'. */
  readonly kind: string;
}

/** By their names in the file. */
const SETTINGS: Readonly<Record<string, Part>> = {
  name: text('chapter_name'),
  home: text('home'),
  nearby: list('nearby'),
  examples: list('examples'),
  boosts: {
    column: 'boosts',
    write: ({ boosts }) => boostsIn(boosts),
    read: readBoosts,
    kind: 'a list of { "member", "category" }',
  },
  feedbackRecipient: text('feedback_recipient'),
  emergencyNumber: text('emergency_number'),
  suicideNumber: text('suicide_number'),
  poisonNumber: text('poison_number'),
  violenceNumber: text('violence_number'),
  neutralPage: text('neutral_page'),
  countsDemand: yesOrNo('counts_demand'),
  oneHolder: yesOrNo('one_holder'),
  confirmAfterMonths: {
    column: 'confirm_after_months',
    write: ({ confirm_after_months }) => confirm_after_months,
    read: (value) => (Number.isInteger(value) ? (value as number) : undefined),
    kind: 'a whole number',
  },
  phoneCountry: text('phone_country'),
  isDemo: yesOrNo('is_demo'),
};

/** The settings by their names in the file. */
export function settingsInFile(settings: Settings): JsonObject {
  const entries = Object.entries(SETTINGS).map(([name, { write }]) => [name, write(settings)]);
  return Object.fromEntries(entries);
}

/** The settings according to the file; what it leaves out is kept. @param problems gets what is wrong with it. */
export function readSettings(file: JsonObject, present: Settings, problems: string[]): Settings {
  const values: Record<string, unknown> = { ...present };
  for (const [name, { column, read, kind }] of Object.entries(SETTINGS)) {
    if (!(name in file)) continue;
    const value = read(file[name]);
    if (value === undefined) problems.push(`"${name}" must be ${kind}.`);
    else values[column] = value;
  }
  // An earlier chapter.json has no name for the chapter.
  if ('home' in file && !('name' in file) && values.home !== '') values.chapter_name = values.home;
  return parseSettings(values);
}

function text(column: keyof Settings): Part {
  return {
    column,
    write: (settings) => settings[column],
    read: trimmed,
    kind: 'text',
  };
}

function yesOrNo(column: 'counts_demand' | 'one_holder' | 'is_demo'): Part {
  return {
    column,
    write: (settings) => settings[column],
    read: (value) => (typeof value === 'boolean' ? value : undefined),
    kind: 'true or false',
  };
}

function list(column: 'nearby' | 'examples'): Part {
  return {
    column,
    write: (settings) => commaList(settings[column]),
    read: joined,
    kind: 'a list of entries without commas',
  };
}

function readBoosts(value: unknown): string | null | undefined {
  if (!Array.isArray(value)) return undefined;
  const lines = value.map((boost) => {
    const { member, category } = isObject(boost) ? boost : {};
    return typeof member === 'string' && typeof category === 'string'
      ? `${category}: ${member}`
      : undefined;
  });
  return lines.includes(undefined) ? undefined : lines.join('\n') || null;
}

/** Texts joined by commas; null for none; undefined if the value is not such a list. */
export function joined(value: unknown): string | null | undefined {
  if (!Array.isArray(value)) return undefined;
  if (!value.every((part) => typeof part === 'string' && !part.includes(','))) return undefined;
  return value.join(', ') || null;
}

export function trimmed(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() : undefined;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
