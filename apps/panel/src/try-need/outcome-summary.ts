/** An outcome in one plain sentence: which of the five modes answers (S4), and who is named. Pure. */
import type { Outcome } from 'engine';

/** Which mode answers, in plain words. */
export function modeInWords(outcome: Outcome): string {
  switch (outcome.mode) {
    case 'member':
      return outcome.matches.length === 1
        ? 'One member is named'
        : `${outcome.matches.length} members are named, best first`;
    case 'contextual':
      return outcome.chains.length === 1
        ? 'One referral chain fits'
        : `${outcome.chains.length} referral chains fit`;
    case 'suggestions':
      return `${outcome.chains.length} referral chains fit, and the visitor picks one`;
    case 'chain':
      return 'One referral chain fits by its scenario or roles, not by a trigger';
    case 'open-seat':
      return 'Open seat: no member in the directory fits';
  }
}

/** The screen reader announcement. It changes when a directory update changes the answer. */
export function outcomeSummary(outcome: Outcome): string {
  if (outcome.danger) return `Danger: ${outcome.danger.advice} Call ${outcome.danger.call}.`;
  const hint = outcome.hint ? [outcome.hint] : [];
  const answers = [outcome, ...outcome.also].map(answerSummary);
  return [...hint, ...answers, moreInWords(outcome)].join(' ').trim();
}

/** Names the needs that are only listed as links; '' when there are none. */
export function moreInWords({ more }: Outcome): string {
  return more.length === 0 ? '' : `Also listed, as links: ${more.join(', ')}.`;
}

function answerSummary(outcome: Outcome): string {
  const named = namedIn(outcome);
  const found = named.length === 0 ? '' : `: ${named.join(', ')}`;
  return `${outcome.need}. ${modeInWords(outcome)}${found}.`;
}

function namedIn(outcome: Outcome): string[] {
  switch (outcome.mode) {
    case 'member':
      return outcome.matches.map(({ member }) => member.member_name);
    case 'contextual':
    case 'suggestions':
      return outcome.chains.map(({ chain }) => chain.scenario);
    case 'chain':
      return [outcome.chain.chain.scenario];
    case 'open-seat':
      return [];
  }
}
