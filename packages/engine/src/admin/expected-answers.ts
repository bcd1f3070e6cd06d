/**
 * Expected answers (E1 to E3): the answer that a need gets, whether it is the expected one, and which answers a change being
 * edited would give. Pure.
 */

import type { Chapter } from 'domain/chapter.ts';
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Expectation } from 'domain/expectation.ts';
import type { Member } from 'domain/member.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import type { Outcome } from '../answers/outcome.ts';

export interface GivenAnswer {
  readonly kind: 'member' | 'chain' | 'open-seat' | 'nobody' | 'danger';
  /** The member named first, the chains shown, the open seat, or the topic of the danger; empty for nobody. */
  readonly names: readonly string[];
  /** Both names for the first member's profession: the one that the need was about, and the member's own role. */
  readonly professions: readonly string[];
}

/**
 * The first answer of an outcome: what was also asked is not judged (S11).
 * @example givenAnswer(engine.route('roof leak')).names // ['Garrett Holloway']
 */
export function givenAnswer(outcome: Outcome): GivenAnswer {
  if (outcome.danger !== null) return given('danger', [outcome.danger.kind]);
  switch (outcome.mode) {
    case 'member': {
      const [first] = outcome.matches;
      if (first === undefined) return given('nobody', []);
      const { member, category } = first;
      const professions = [...new Set([category.name, member.profession_role])];
      return { kind: 'member', names: [member.member_name], professions };
    }
    case 'contextual':
    case 'suggestions':
      return given(
        'chain',
        outcome.chains.map(({ chain }) => chain.scenario),
      );
    case 'chain':
      return given('chain', [outcome.chain.chain.scenario]);
    case 'open-seat': {
      const { profession } = outcome.seat;
      return profession === null ? given('nobody', []) : given('open-seat', [profession]);
    }
  }
}

function given(kind: GivenAnswer['kind'], names: readonly string[]): GivenAnswer {
  return { kind, names, professions: [] };
}

/** Whether two answers look the same to a reader. */
function isSameAnswer(one: GivenAnswer, other: GivenAnswer): boolean {
  return (
    one.kind === other.kind &&
    isSameList(one.names, other.names) &&
    isSameList(one.professions, other.professions)
  );
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, at) => text === other[at]);
}

// Whether a need is answered as expected, and the answer it gets (E2).

export interface Verdict {
  readonly isMet: boolean;
  readonly given: GivenAnswer;
}

/** The part of an expectation that is judged. */
export type Expected = Pick<Expectation, 'kind' | 'answer'>;

/**
 * Names are compared ignoring case.
 * @example verdictOn({ kind: 'chain', answer: 'Selling' }, { kind: 'nobody', names: [], professions: [] }).isMet // false
 */
export function verdictOn(expected: Expected, given: GivenAnswer): Verdict {
  return { isMet: isMet(expected, given), given };
}

function isMet({ kind, answer }: Expected, given: GivenAnswer): boolean {
  const isAmong = (names: readonly string[]) =>
    names.some((name) => folded(name) === folded(answer ?? ''));
  switch (kind) {
    case 'profession':
      return given.kind === 'member' && isAmong(given.professions);
    case 'member':
    case 'chain':
    case 'open-seat':
      return given.kind === kind && isAmong(given.names);
    case 'nobody':
    case 'danger':
      return given.kind === kind;
  }
}

function folded(name: string): string {
  return name.trim().toLowerCase();
}

/**
 * The expectation that an answer meets: today's answer, to be kept.
 * @example expectedFrom({ kind: 'danger', names: ['gas'], professions: [] }) // { kind: 'danger', answer: null }
 */
export function expectedFrom({ kind, names }: GivenAnswer): Expected {
  return { kind, answer: kind === 'danger' ? null : (names[0] ?? null) };
}

// What a change does to the answers that are expected (E3).

export interface AnswerChange {
  readonly expectation: Expectation;
  readonly before: GivenAnswer;
  readonly after: GivenAnswer;
  /**
   * - broken: was as expected and no longer is. met: is now as expected.
   * - other: was wrong and is now a different wrong answer.
   */
  readonly turn: Turn;
}

const TURNS = ['broken', 'met', 'other'] as const;
type Turn = (typeof TURNS)[number];

/**
 * The answers that change: first those that break an expectation, then those that newly meet one. An answer that meets
 * its expectation before and after is left out, even if it names another member of the expected profession.
 * @param before the verdicts on the expectations, in the same order; likewise `after`.
 * @example const verdict = (isMet) => ({ isMet, given: { kind: 'nobody', names: [], professions: [] } });
 * answerChanges([{ need: 'roof leak' }], [verdict(true)], [verdict(false)])[0].turn // 'broken'
 */
export function answerChanges(
  expectations: readonly Expectation[],
  before: readonly Verdict[],
  after: readonly Verdict[],
): readonly AnswerChange[] {
  const changes = expectations.flatMap((expectation, at): AnswerChange[] => {
    const [was, is] = [before[at], after[at]];
    const turn = was && is && turnOf(was, is);
    return turn ? [{ expectation, before: was.given, after: is.given, turn }] : [];
  });
  return inOrder(changes);
}

/** Those that break an expectation first. */
function inOrder(changes: readonly AnswerChange[]): readonly AnswerChange[] {
  return TURNS.flatMap((turn) => changes.filter((change) => change.turn === turn));
}

function turnOf(was: Verdict, is: Verdict): Turn | null {
  if (was.isMet !== is.isMet) return is.isMet ? 'met' : 'broken';
  return is.isMet || isSameAnswer(was.given, is.given) ? null : 'other';
}

// A chapter as it would be after saving an edit in progress (E3).

/** What a save would change. */
export interface Proposal {
  /** Members to add; one with the id of an existing member replaces it. */
  readonly members?: readonly Member[];
  readonly chains?: readonly ReferralChain[];
  /** The ids of members and chains to delete. */
  readonly gone?: readonly string[];
  /** All of the chapter's settings, categories and words. */
  readonly chapter?: Chapter;
}

/**
 * Returns `now` itself if nothing changes that an answer could depend on.
 * @example asProposed({ ...directory, chapter }, { gone: [directory.members[0].id] }).members.length // 47
 */
export function asProposed(now: ChapterDirectory, proposal: Proposal): ChapterDirectory {
  const gone = new Set(proposal.gone);
  const members = merged(now.members, proposal.members ?? [], gone);
  const chains = merged(now.chains, proposal.chains ?? [], gone);
  const chapter = proposal.chapter ?? now.chapter;
  const isSame =
    members === now.members &&
    chains === now.chains &&
    JSON.stringify(chapter) === JSON.stringify(now.chapter);
  return isSame ? now : { members, chains, chapter };
}

/** Every record has a version, which no answer depends on. */
interface Versioned {
  readonly id: string;
  readonly version: number | null;
}

function merged<T extends Versioned>(
  records: readonly T[],
  written: readonly T[],
  gone: ReadonlySet<string>,
): readonly T[] {
  const added = new Map(written.map((record) => [record.id, record]));
  let isSame = true;
  const kept = records.flatMap((record) => {
    const now = added.get(record.id) ?? record;
    added.delete(record.id);
    const isGone = gone.has(record.id);
    if (isGone || differs(now, record)) isSame = false;
    return isGone ? [] : now;
  });
  return isSame && added.size === 0 ? records : [...kept, ...added.values()];
}

function differs<T extends Versioned>(record: T, other: T): boolean {
  if (record === other) return false;
  return Object.entries(record).some(
    ([name, value]) => name !== 'version' && value !== Reflect.get(other, name),
  );
}
