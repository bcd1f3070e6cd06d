/** The texts of a whole chain: its flow and its short introduction (C6, C7). */
import { sequenceOf } from '../../domain/role-sequence.ts';
import { listed } from '../text/listed.ts';
import type { FilledRole } from './fill-template.ts';
import { firstName, futureHolder, leadName } from './names.ts';

/** The preview introduces this many members at most (C6). */
const PREVIEW_MEMBERS = 3;

/** Copy Chain Intro: who does what, in order (C7). */
export function chainFlow(scenario: string, roles: readonly FilledRole[]): string {
  const steps = roles.map(({ role, member }) =>
    member === null ? `${role} (open seat)` : `${role}: ${member.member_name}`,
  );
  return steps.length === 0 ? scenario : `${scenario}: ${sequenceOf(steps)}`;
}

/** The Dynamic Intro Preview: first names of up to 3 members (C6). */
export function chainPreview(
  scenario: string,
  roles: readonly FilledRole[],
  lead: string | undefined,
): string {
  const filled = roles.flatMap(({ role, member }) => (member === null ? [] : [{ role, member }]));
  const people = filled.slice(0, PREVIEW_MEMBERS);
  const hello = `Hi ${leadName(lead)},`;
  if (people.length === 0) return `${hello} we are still looking for ${lookingFor(roles)}.`;
  const names = listed(people.map(({ role, member }) => `${firstName(member)} (${role})`));
  const others = filled.length - people.length;
  return `${hello} for "${scenario}" I would like you to meet ${names}.${followers(others)}`;
}

function followers(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' One more member can follow.' : ` ${count} more members can follow.`;
}

function lookingFor(roles: readonly FilledRole[]): string {
  return roles.length === 0
    ? 'people for this'
    : listed(roles.map(({ role }) => futureHolder(role)));
}
