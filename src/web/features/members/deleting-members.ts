/** What chains lose when members are deleted, for the panel's question (P7). Pure. */
import type { Member } from '../../../domain/member.ts';
import type { LostRoles, Workbench } from '../../../routing/workbench/workbench.ts';
import type { Losses } from '../../records/deleting/deleting.ts';

export function chainLosses(
  members: readonly Member[],
  { lostWithout }: Pick<Workbench, 'lostWithout'>,
): Losses {
  return {
    sentences: lostWithout(new Set(members.map(({ id }) => id))).map(lossSentence),
    effect: 'Visitors will see an open seat there.',
  };
}

/** @example lossSentence({ chain: wedding, roles: ['Florist'] }) // 'Planning a Wedding loses its only Florist.' */
export function lossSentence({ chain, roles }: LostRoles): string {
  const parts = roles.map((role) => `its only ${role}`);
  const listed = new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
  return `${chain.scenario} loses ${listed}.`;
}
