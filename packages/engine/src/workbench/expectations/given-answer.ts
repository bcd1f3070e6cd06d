/** The answer to a need, reduced to what expectations are compared with (E2). Pure. */
import type { Outcome } from '../../answers/outcome.ts';

export interface GivenAnswer {
  readonly kind: 'member' | 'chain' | 'open-seat' | 'nobody' | 'danger';
  /** The member named first, the chains shown, the open seat, or the topic of the danger; empty for nobody. */
  readonly names: readonly string[];
  /** Both names for the first member's profession: the one that the need was about, and the member's own role. */
  readonly professions: readonly string[];
}

/**
 * The first answer of an outcome: what was also asked is not judged (S11).
 * @example givenAnswer(router.route('roof leak')).names // ['Garrett Holloway']
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
export function isSameAnswer(one: GivenAnswer, other: GivenAnswer): boolean {
  return (
    one.kind === other.kind &&
    isSameList(one.names, other.names) &&
    isSameList(one.professions, other.professions)
  );
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, at) => text === other[at]);
}
