/** Answers and expectations in a few words (E2). Pure. */
import type { AnswerKind } from 'domain/expectation.ts';
import type { Expected, GivenAnswer } from 'engine/admin';

/** What may be expected, as form choices. */
export const KIND_LABELS: Readonly<Record<AnswerKind, string>> = {
  member: 'A member',
  profession: 'Any member of a profession',
  chain: 'A referral chain',
  'open-seat': 'An open seat',
  nobody: 'Nobody: not understood',
  danger: 'The danger screen',
};

/** The prefix of a name. */
const PREFIXES: Readonly<Record<AnswerKind, string>> = {
  member: '',
  profession: 'Any ',
  chain: 'Chain: ',
  'open-seat': 'Open seat: ',
  nobody: 'Nobody',
  danger: 'Danger',
};

/** @example expectedInWords({ kind: 'open-seat', answer: 'Locksmith' }) // 'Open seat: Locksmith' */
export function expectedInWords({ kind, answer }: Expected): string {
  return `${PREFIXES[kind]}${answer ?? ''}`;
}

/** @example givenInWords(givenAnswer(route('roof leak'))) // 'Garrett Holloway (Roofer)' */
export function givenInWords({ kind, names, professions: [profession] }: GivenAnswer): string {
  if (kind === 'danger') return `Danger: ${names.join(', ')}`;
  const named = `${PREFIXES[kind]}${names.join(', ')}`;
  return profession === undefined ? named : `${named} (${profession})`;
}
