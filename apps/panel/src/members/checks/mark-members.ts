/** Confirms members and marks emails that bounce, each with Undo (P9). */
import { dayOf } from 'domain/day.ts';
import type { Member } from 'domain/member.ts';
import { counted } from '../../records/dates-and-counts.ts';
import { editableMembers } from '../../records/editable-kind.ts';
import { storeMany } from '../../records/save-many.ts';

/** Sets today as the day they were confirmed. @returns whether it was saved; a toast reports the outcome. */
export function confirmMembers(members: readonly Member[]): Promise<boolean> {
  const who = namesOf(members);
  return store(
    members,
    { confirmed_on: dayOf(new Date()) },
    { done: `${who} confirmed today`, undone: `${who}: change undone` },
  );
}

/** @param email null when it no longer bounces. */
export function markBounced(member: Member, email: string | null): Promise<boolean> {
  const { member_name } = member;
  return store(
    [member],
    { bounced_email: email },
    {
      done: email ? `The email of ${member_name} bounces` : `The email of ${member_name} works`,
      undone: `${member_name}: change undone`,
    },
  );
}

/** The ids of members whose mark is being saved. */
const underWay = new Set<string>();

/** A second click on a slow connection is ignored: it would be based on a version that is about to be outdated. */
async function store(
  members: readonly Member[],
  values: Partial<Member>,
  texts: { readonly done: string; readonly undone: string },
): Promise<boolean> {
  if (members.some(({ id }) => underWay.has(id))) return false;
  for (const { id } of members) underWay.add(id);
  try {
    return await storeMany(editableMembers, members, values, texts);
  } finally {
    for (const { id } of members) underWay.delete(id);
  }
}

function namesOf(members: readonly Member[]): string {
  const [only, ...others] = members;
  return only && others.length === 0 ? only.member_name : counted(members.length, 'member');
}
