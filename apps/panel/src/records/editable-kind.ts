/** The kinds of records admins edit, with their texts in the panel (P5). */
import { chainKind } from 'domain/chain-fields.ts';
import type { Expectation } from 'domain/expectation.ts';
import { expectationKind } from 'domain/expectation-fields.ts';
import type { Member } from 'domain/member.ts';
import { memberKind } from 'domain/member-fields.ts';
import type { OwnCategory } from 'domain/own-category.ts';
import { categoryKind } from 'domain/own-category-fields.ts';
import type { OwnWord } from 'domain/own-word.ts';
import { wordKind } from 'domain/own-word-fields.ts';
import type { FieldName, RecordKind, Stored } from 'domain/record.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import type { Settings } from 'domain/settings.ts';
import { settingsKind } from 'domain/settings-fields.ts';

/** The URL parameter of a kind's form: '/admin/members?member=…'. */
export type FormParam = 'member' | 'chain' | 'settings' | 'profession' | 'word' | 'expectation';

/** The section of the panel in which each form opens. */
export const FORM_SECTIONS = {
  member: 'members',
  chain: 'chains',
  settings: 'settings',
  profession: 'settings',
  word: 'words',
  expectation: 'try',
} as const;

export interface EditableKind<T extends Stored> extends RecordKind<T> {
  readonly param: FormParam;
  /** The directory list that contains these records. */
  readonly list: 'members' | 'chains' | 'settings' | 'categories' | 'words' | 'expectations';
  /** The word for one record, in a sentence. */
  readonly noun: string;
  /** The toasts of P5. */
  readonly saved: string;
  readonly deleted: string;
  readonly saveFailed: string;
  readonly deleteFailed: string;
  readonly nameOf: (record: T) => string;
  /** The fields people identify a record by, its name first. */
  readonly knownBy: readonly [name: FieldName<T>, ...FieldName<T>[]];
  /** The fields that tell two records apart that are known by the same texts, the most telling first (P12). */
  readonly toldApartBy?: readonly FieldName<T>[];
}

export const editableMembers: EditableKind<Member> = {
  ...memberKind,
  param: 'member',
  list: 'members',
  noun: 'member',
  saved: 'Member saved!',
  deleted: 'Member deleted!',
  saveFailed: 'Failed to save member',
  deleteFailed: 'Failed to delete member',
  nameOf: ({ member_name }) => member_name,
  knownBy: ['member_name', 'chapter'],
  toldApartBy: ['company', 'profession_role'],
};

export const editableChains: EditableKind<ReferralChain> = {
  ...chainKind,
  param: 'chain',
  list: 'chains',
  noun: 'referral chain',
  saved: 'Referral chain saved!',
  deleted: 'Referral chain deleted!',
  saveFailed: 'Failed to save referral chain',
  deleteFailed: 'Failed to delete referral chain',
  nameOf: ({ scenario }) => scenario,
  knownBy: ['scenario'],
};

export const editableSettings: EditableKind<Settings> = {
  ...settingsKind,
  param: 'settings',
  list: 'settings',
  noun: 'chapter',
  saved: 'Settings saved!',
  deleted: 'Settings deleted!',
  saveFailed: 'Failed to save settings',
  deleteFailed: 'Failed to delete settings',
  nameOf: () => 'The settings',
  knownBy: ['chapter_name'],
};

export const editableCategories: EditableKind<OwnCategory> = {
  ...categoryKind,
  param: 'profession',
  list: 'categories',
  noun: 'profession',
  saved: 'Profession saved!',
  deleted: 'Profession deleted!',
  saveFailed: 'Failed to save profession',
  deleteFailed: 'Failed to delete profession',
  nameOf: ({ name }) => name,
  knownBy: ['name'],
};

export const editableWords: EditableKind<OwnWord> = {
  ...wordKind,
  param: 'word',
  list: 'words',
  noun: 'word',
  saved: 'Word saved!',
  deleted: 'Word deleted!',
  saveFailed: 'Failed to save word',
  deleteFailed: 'Failed to delete word',
  nameOf: ({ say }) => say,
  knownBy: ['say'],
};

export const editableExpectations: EditableKind<Expectation> = {
  ...expectationKind,
  param: 'expectation',
  list: 'expectations',
  noun: 'expected answer',
  saved: 'Expected answer saved!',
  deleted: 'Expected answer deleted!',
  saveFailed: 'Failed to save expected answer',
  deleteFailed: 'Failed to delete expected answer',
  nameOf: ({ need }) => need,
  knownBy: ['need'],
};

/** The kind of the records of each table. */
const KINDS = [
  editableMembers,
  editableChains,
  editableSettings,
  editableCategories,
  editableWords,
  editableExpectations,
];

/** Null for a table whose records admins do not edit. The cast drops the type of the records. */
export function editableKindOf(table: string): EditableKind<Stored> | null {
  const kinds = KINDS as readonly object[] as readonly EditableKind<Stored>[];
  return kinds.find((kind) => kind.table === table) ?? null;
}
