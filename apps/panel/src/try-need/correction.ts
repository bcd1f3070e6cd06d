/**
 * What can be saved so that a need gets the answer it should have (E7): a word that means a trade or names no member, a
 * trigger of a chain, or an alias of a member. Pure.
 */
import { chapterOf } from 'domain/chapter.ts';
import { commaList } from 'domain/comma-list.ts';
import type { AnswerKind } from 'domain/expectation.ts';
import type { Member } from 'domain/member.ts';
import type { OwnWord } from 'domain/own-word.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import type { GivenAnswer, Proposal } from 'engine/admin';
import { type Expected, verdictOn } from 'engine/admin';
import { fold } from 'ui/fold.ts';
import { editableChains, editableMembers, editableWords } from '../records/editable-kind.ts';
import type { PanelDirectory } from '../records/panel-directory.ts';
import type { PreviewEngine } from '../records/preview-engine.tsx';
import { newId } from '../records/save-record.ts';
import { type Change, changeOf } from '../records/save-together.ts';

/** The answers that can be chosen. */
export const WANTED_KINDS = [
  'member',
  'profession',
  'chain',
  'nobody',
] as const satisfies readonly AnswerKind[];
export type WantedKind = (typeof WANTED_KINDS)[number];

export interface Wanted extends Expected {
  readonly kind: WantedKind;
}

/** One way to correct an answer. */
export interface Correction {
  /** What is saved, in a sentence. */
  readonly sentence: string;
  readonly change: Change;
  readonly proposal: Proposal;
}

/** Characters that a word of the chapter's own may have (domain/own-word-fields.ts). */
const MAX_WORD_CHARS = 200;

/** The ways to try, the one that changes least first. Empty if nothing of that name is in the directory. */
export function correctionsFor(
  need: string,
  { kind, answer }: Wanted,
  directory: PanelDirectory,
  engine: Pick<PreviewEngine, 'understoodRole'>,
): readonly Correction[] {
  const isNamed = (name: string) => fold(name) === fold(answer ?? '');
  // Words, triggers and aliases are listed with commas.
  const said = need.replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim();
  if (said.length > MAX_WORD_CHARS) return [];
  switch (kind) {
    case 'nobody':
      return [withWord(said, null, directory)];
    case 'profession':
      return [withWord(said, answer, directory)];
    case 'chain': {
      const chain = directory.chains.find(({ scenario }) => isNamed(scenario));
      return chain === undefined ? [] : [withTrigger(said, chain)];
    }
    case 'member': {
      const member = directory.members.find(({ member_name }) => isNamed(member_name));
      if (member === undefined) return [];
      const { professions } = engine.understoodRole(member.profession_role, member.role_alias);
      const words = professions.map((trade) => withWord(said, trade, directory));
      return [...words, withAlias(said, member)];
    }
  }
}

function withWord(say: string, mean: string | null, directory: PanelDirectory): Correction {
  const before = directory.words.find((word) => fold(word.say) === fold(say)) ?? null;
  const after: OwnWord = { ...(before ?? { id: newId(), say, version: null }), mean };
  const others = directory.words.filter((word) => word !== before);
  return {
    sentence: mean === null ? `“${say}” will name no member.` : `“${say}” will mean ${mean}.`,
    change: changeOf(editableWords, before, after),
    proposal: { chapter: chapterOf({ ...directory, words: [...others, after] }) },
  };
}

function withTrigger(trigger: string, before: ReferralChain): Correction {
  const trigger_keywords = [...commaList(before.trigger_keywords), trigger].join(', ');
  const after = { ...before, trigger_keywords };
  return {
    sentence: `“${trigger}” will be a trigger of ${before.scenario}.`,
    change: changeOf(editableChains, before, after),
    proposal: { chains: [after] },
  };
}

function withAlias(alias: string, before: Member): Correction {
  const after = { ...before, role_alias: [...commaList(before.role_alias), alias].join(', ') };
  return {
    sentence: `“${alias}” will be a role alias of ${before.member_name}.`,
    change: changeOf(editableMembers, before, after),
    proposal: { members: [after] },
  };
}

/** What to expect when this answer is given: the open seat of a trade that nobody holds; null if it is another answer. */
export function expectationMet(wanted: Wanted, given: GivenAnswer): Expected | null {
  if (verdictOn(wanted, given).isMet) return wanted;
  if (wanted.kind !== 'profession') return null;
  const seat = { kind: 'open-seat', answer: wanted.answer } as const;
  return verdictOn(seat, given).isMet ? seat : null;
}
