/** The two kinds of records that admins keep, with the words the panel has for them (P5). */
import { chainKind } from '../../domain/chain-record.ts';
import type { Member } from '../../domain/member.ts';
import { memberKind } from '../../domain/member-record.ts';
import type { FieldName, RecordKind, Stored } from '../../domain/record.ts';
import type { ReferralChain } from '../../domain/referral-chain.ts';

/** How the address names the form of a kind: '/admin?member=…'. */
export type FormParam = 'member' | 'chain';

export interface KeptKind<T extends Stored> extends RecordKind<T> {
  readonly param: FormParam;
  /** Which list of the directory holds them. */
  readonly list: 'members' | 'chains';
  /** How people call one, in a sentence. */
  readonly noun: string;
  /** The toasts of P5. */
  readonly saved: string;
  readonly deleted: string;
  readonly saveFailed: string;
  readonly deleteFailed: string;
  readonly nameOf: (record: T) => string;
  /** The fields that people tell one from another by, its name first. */
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
