/** The question before a deletion that breaks a chain (P7). A deletion that breaks nothing is not asked about. */
import type { Member } from '../../../domain/member.ts';
import type { LostRoles, Workbench } from '../../../routing/workbench/workbench.ts';
import { createStore } from '../../lib/store.ts';

/** A pending question: whom it is about, what breaks, and what to do with the answer. */
export interface Deleting {
  readonly members: readonly Member[];
  /** Sentences. */
  readonly losses: readonly string[];
  readonly answer: (shallDelete: boolean) => void;
}

const store = createStore<Deleting | null>(null);

/** The pending question, if any. */
export const deleting = { current: store.current, subscribe: store.subscribe };

/**
 * Asks, if a chain would lose its only holder of a role. If the engine cannot be loaded nothing is asked: the deletion
 * can be undone.
 * @param members all that are to be deleted together.
 * @returns whether to delete them.
 */
export async function mayDelete(
  members: readonly Member[],
  workbench: () => Promise<Workbench>,
): Promise<boolean> {
  const losses = await lossesOf(members, workbench);
  if (losses.length === 0) return true;
  // A question that is still open is about something else.
  store.current()?.answer(false);
  return new Promise((resolve) => {
    const answer = (shallDelete: boolean) => {
      store.publish(null);
      resolve(shallDelete);
    };
    store.publish({ members, losses, answer });
  });
}

async function lossesOf(
  members: readonly Member[],
  workbench: () => Promise<Workbench>,
): Promise<readonly string[]> {
  try {
    const { lostWithout } = await workbench();
    return lostWithout(new Set(members.map(({ id }) => id))).map(lossSentence);
  } catch (reason) {
    console.warn('The engine could not be loaded:', reason);
    return [];
  }
}

/**
 * Pure.
 * @example lossSentence({ chain: wedding, roles: ['Florist'] }) // 'Planning a Wedding loses its only Florist.'
 */
export function lossSentence({ chain, roles }: LostRoles): string {
  const parts = roles.map((role) => `its only ${role}`);
  const listed = new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
  return `${chain.scenario} loses ${listed}.`;
}
