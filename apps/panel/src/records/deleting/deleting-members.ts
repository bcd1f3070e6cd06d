/** Asks before deleting members without whom a chain loses a role (P7). */
import type { Member } from 'domain/member.ts';
import type { ChapterPreview, LostRoles } from 'engine/admin';
import { editableMembers } from '../editable-kind.ts';
import { type Losses, mayDelete } from './deleting.ts';

/**
 * @param written members that are added or changed along with it. @returns whether to delete.
 */
export function mayDeleteMembers(
  members: readonly Member[],
  workbench: () => Promise<ChapterPreview>,
  written: readonly Member[] = [],
): Promise<boolean> {
  const names = members.map(editableMembers.nameOf);
  const proposal = { gone: members.map(({ id }) => id), members: written };
  return mayDelete({ names, noun: editableMembers.noun, proposal }, workbench, (made) =>
    chainLosses(members, written, made),
  );
}

function chainLosses(
  members: readonly Member[],
  written: readonly Member[],
  { lostWithout }: Pick<ChapterPreview, 'lostWithout'>,
): Losses {
  return {
    sentences: lostWithout(new Set(members.map(({ id }) => id)), written).map(lossSentence),
    effect: 'Visitors will see an open seat there.',
  };
}

/** @example lossSentence({ chain: wedding, roles: ['Florist'] }) // 'Planning a Wedding loses its only Florist.' */
export function lossSentence({ chain, roles }: LostRoles): string {
  const parts = roles.map((role) => `its only ${role}`);
  const listed = new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
  return `${chain.scenario} loses ${listed}.`;
}
