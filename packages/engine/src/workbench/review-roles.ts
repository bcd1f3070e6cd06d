/** Reviews the roles of a chain: which member is named for each, and why (C4). */
import type { Chapter } from 'domain/chapter.ts';
import type { Member } from 'domain/member.ts';
import type { FilledStep, StepFiller } from '../chains/fill-steps.ts';
import { HOME_PLACE, type PlacedMember } from '../members/placed-member.ts';
import { append } from '../text/look-up.ts';
import { listed } from '../texts/phrases.ts';
import type { ChainFinding } from './chain-finding.ts';

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
    return `priority ${priorityOf(named)} comes before ${priorityOf(next)}`;
  }
  return 'chapter and priority are the same, so the order is alphabetical unless you set a priority';
}

function priorityOf({ member, priority }: PlacedMember): string {
  return member.priority === null ? `none, which counts as ${priority}` : String(priority);
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
