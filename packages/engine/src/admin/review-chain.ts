/** What is questionable about a chain being edited: its roles and its triggers. Pure. */

import type { Chapter } from 'domain/chapter.ts';
import type { Member } from 'domain/member.ts';
import type { FieldName } from 'domain/record.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import type { FilledStep, StepFiller } from '../chains/chain-steps.ts';
import { isSpecific, type Trigger, triggerKey, triggersOf } from '../chains/trigger-index.ts';
import { HOME_PLACE, type PlacedMember } from '../members/placed-member.ts';
import { append } from '../text/look-up.ts';
import { listed } from '../texts/phrases.ts';

export interface ChainFinding {
  readonly kind:
    | 'open-seat'
    | 'several-candidates'
    | 'same-person'
    | 'unknown-placeholder'
    | 'placeholder-beyond'
    | 'stray-brace'
    | 'shared-trigger'
    | 'weak-trigger'
    | 'no-trigger';
  /** A warning is about something that would trouble visitors; a note is good to know. */
  readonly severity: 'warning' | 'note';
  /** The field to change, if a change is needed. */
  readonly field: FieldName<ReferralChain>;
  /** One or two plain sentences. */
  readonly text: string;
}

// Reviews the roles of a chain: which member is named for each, and why (C4).

/** A finding names this many of the members who were passed over; the rest are 'others'. */
const MAX_NAMED = 2;

export function reviewRoles(
  steps: readonly FilledStep[],
  { candidates }: Pick<StepFiller, 'candidates'>,
  chapter: Chapter,
): ChainFinding[] {
  const found = steps.flatMap((filled, position) => {
    const { role, member } = filled;
    if (member === null) return openSeat(role, position + 1);
    // A member is named twice only for lack of others: repeatedMembers reports that.
    if (steps.findIndex((step) => step.member === member) < position) return [];
    return severalCandidates(steps, position, candidates(role), chapter);
  });
  return [...found, ...repeatedMembers(steps)];
}

function openSeat(role: string, step: number): ChainFinding {
  return {
    kind: 'open-seat',
    severity: 'warning',
    field: 'roles_sequence',
    text: `No one fills ${role} yet, so step ${step} is an open seat. Invite someone, or use a role that one of your members has.`,
  };
}

function severalCandidates(
  steps: readonly FilledStep[],
  position: number,
  possible: readonly PlacedMember[],
  chapter: Chapter,
): ChainFinding[] {
  const { role, member } = steps[position] as FilledStep;
  const named = possible.find((candidate) => candidate.member === member);
  const others = possible.filter((candidate) => candidate.member !== member);
  const [next] = others;
  if (named === undefined || next === undefined) return [];
  const isPassedOver = next === possible[0];
  const why = isPassedOver ? whyTaken(next, steps, position) : whyPreferred(named, next, chapter);
  return [
    {
      kind: 'several-candidates',
      severity: 'note',
      field: 'roles_sequence',
      text: `For ${role}, ${named.member.member_name} is named before ${namesOf(others)}: ${why}.`,
    },
  ];
}

/** A better candidate is passed over only because another step needs them (C4). */
function whyTaken(
  { member }: PlacedMember,
  steps: readonly FilledStep[],
  position: number,
): string {
  const step = steps.findIndex((filled) => filled.member === member);
  return step < position
    ? `${member.member_name} already fills step ${step + 1}`
    : `${member.member_name} is needed for step ${step + 1}`;
}

/** The first difference that decides (C4). */
function whyPreferred(named: PlacedMember, next: PlacedMember, { home, nearby }: Chapter): string {
  if (named.place !== next.place) {
    return named.place === HOME_PLACE
      ? `${home} is the home chapter`
      : `${nearby[named.place - 1]} is nearer`;
  }
  if (named.priority !== next.priority) {
    return `${priorityOf(named)} comes before ${priorityOf(next)}`;
  }
  return 'chapter and priority are the same, so the order is alphabetical unless you set a priority';
}

function priorityOf({ member, priority }: PlacedMember): string {
  return member.priority === null
    ? `no priority, which counts as ${priority},`
    : `priority ${priority}`;
}

function namesOf(others: readonly PlacedMember[]): string {
  const names = others.slice(0, MAX_NAMED).map(({ member }) => member.member_name);
  return listed(others.length > MAX_NAMED ? [...names, 'others'] : names);
}

function repeatedMembers(steps: readonly FilledStep[]): ChainFinding[] {
  const stepsOf = new Map<Member, number[]>();
  for (const [position, { member }] of steps.entries()) {
    if (member !== null) append(stepsOf, member, position + 1);
  }
  return [...stepsOf]
    .filter(([, numbers]) => numbers.length > 1)
    .map(([{ member_name }, numbers]) => ({
      kind: 'same-person',
      severity: 'warning',
      field: 'roles_sequence',
      text: `${member_name} fills steps ${listed(numbers.map(String))}, since no one else is left who could. Invite someone, or leave a step out.`,
    }));
}

// Reviews the triggers of a chain: which searches find it, and which find another chain too (C1).

/** The chains that share a trigger, by the trigger's key. */
type TriggerOwners = ReadonlyMap<string, readonly ReferralChain[]>;

/** Chains without roles are left out: no search finds them. */
export function triggerOwners(chains: readonly ReferralChain[]): TriggerOwners {
  const owners = new Map<string, ReferralChain[]>();
  for (const chain of chains) {
    if (rolesOf(chain).length === 0) continue;
    for (const key of new Set(triggersOf(chain).map(triggerKey))) append(owners, key, chain);
  }
  return owners;
}

export function reviewTriggers(chain: ReferralChain, owners: TriggerOwners): ChainFinding[] {
  const triggers = new Map(triggersOf(chain).map((trigger) => [triggerKey(trigger), trigger]));
  if (triggers.size === 0) return [NO_TRIGGER];
  return [...triggers].flatMap(([key, trigger]) => {
    if (!isSpecific(trigger)) return weakTrigger(trigger);
    const others = (owners.get(key) ?? []).filter(({ id }) => id !== chain.id);
    return others.length === 0 ? [] : sharedTrigger(trigger, others);
  });
}

const NO_TRIGGER: ChainFinding = {
  kind: 'no-trigger',
  severity: 'note',
  field: 'trigger_keywords',
  text: 'Without trigger keywords this chain is found only when no member answers the search.',
};

function weakTrigger({ text }: Trigger): ChainFinding {
  return {
    kind: 'weak-trigger',
    severity: 'warning',
    field: 'trigger_keywords',
    text: `"${text}" is too general: only a search for exactly these words finds the chain by it. Add a word that names the occasion.`,
  };
}

function sharedTrigger({ text }: Trigger, others: readonly ReferralChain[]): ChainFinding {
  const scenarios = others.map(({ scenario }) => scenario).sort();
  return {
    kind: 'shared-trigger',
    severity: 'note',
    field: 'trigger_keywords',
    text:
      scenarios.length === 1
        ? `Another chain has "${text}" too: ${scenarios[0]}. A search for it finds both.`
        : `Other chains have "${text}" too: ${scenarios.join('; ')}. A search for it finds several.`,
  };
}
