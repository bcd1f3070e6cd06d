/** The question before a deletion that breaks something (P7). Other deletions need no confirmation. */
import type { ChapterPreview, Proposal } from 'engine/admin';
import { createStore } from 'ui/store.ts';
import { counted } from '../counted.ts';

/** What a deletion would break. */
export interface Losses {
  /** If there are none, no question is asked. */
  readonly sentences: readonly string[];
  /** What it means for visitors, as a sentence. */
  readonly effect: string;
}

/** What is to be deleted together. */
interface Deletion {
  /** At least one name. */
  readonly names: readonly string[];
  /** The word for one of them: 'member'. */
  readonly noun: string;
  /** The chapter without them, for the expected answers (E3). */
  readonly proposal: Proposal;
}

/** A pending question. */
export interface Deleting extends Deletion, Losses {
  readonly answer: (isConfirmed: boolean) => void;
}

const store = createStore<Deleting | null>(null);

/** The pending question, if any. */
export const deleting = { current: store.current, subscribe: store.subscribe };

/**
 * Asks whether to delete if that would break something. If the engine cannot be loaded, no question is asked: the
 * deletion can be undone.
 * @param lossesIn finds what would break.
 * @returns whether to delete.
 */
export async function mayDelete(
  deletion: Deletion,
  workbench: () => Promise<ChapterPreview>,
  lossesIn: (bench: ChapterPreview) => Losses,
): Promise<boolean> {
  const losses = await workbench().then(lossesIn, (reason: unknown) => {
    console.warn('The engine could not be loaded:', reason);
    return null;
  });
  if (losses === null || losses.sentences.length === 0) return true;
  // A question that is still open is about another deletion.
  store.current()?.answer(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      store.publish(null);
      resolve(isConfirmed);
    };
    store.publish({ ...deletion, ...losses, answer });
  });
}

/** 'Garrett Holloway', or '3 members'. Pure. */
export function deletedInWords({ names, noun }: Deletion): string {
  const [only, ...others] = names;
  return others.length === 0 ? (only ?? '') : counted(names.length, noun);
}
