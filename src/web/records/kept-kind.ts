/** The kinds of records admins edit, with their texts in the panel (P5). */
import { chainKind } from '../../domain/chain-fields.ts';
import type { Expectation } from '../../domain/expectation.ts';
import { expectationKind } from '../../domain/expectation-fields.ts';
import type { Member } from '../../domain/member.ts';
import { memberKind } from '../../domain/member-fields.ts';
import type { FieldName, RecordKind, Stored } from '../../domain/record.ts';
import type { ReferralChain } from '../../domain/referral-chain.ts';

/** The URL parameter of a kind's form: '/admin/members?member=…'. */
export type FormParam = 'member' | 'chain' | 'expectation';

/** The section of the panel in which each form opens. */
export const FORM_SECTIONS = { member: 'members', chain: 'chains', expectation: 'try' } as const;

export interface KeptKind<T extends Stored> extends RecordKind<T> {
  readonly param: FormParam;
  /** The directory list that contains these records. */
  readonly list: 'members' | 'chains' | 'expectations';
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
}

export const keptMembers: KeptKind<Member> = {
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
};

export const keptChains: KeptKind<ReferralChain> = {
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

export const keptExpectations: KeptKind<Expectation> = {
  ...expectationKind,
  param: 'expectation',
  list: 'expectations',
  noun: 'expectation',
  saved: 'Expectation saved!',
  deleted: 'Expectation deleted!',
  saveFailed: 'Failed to save expectation',
  deleteFailed: 'Failed to delete expectation',
  nameOf: ({ need }) => need,
  knownBy: ['need'],
};
