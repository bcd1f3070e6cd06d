/**
 * The question before a deletion that breaks something (P7). Other deletions need no confirmation: they can be undone.
 */

import type { Member } from 'domain/member.ts';
import type { LostRoles, Proposal } from 'engine/admin';
import { useId, useRef, useSyncExternalStore } from 'react';
import { Button } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { createStore } from 'ui/store.ts';
import { ChangeEffect } from './change-effect.tsx';
import { counted } from './dates-and-counts.ts';
import { editableMembers } from './editable-kind.ts';
import { Modal } from './panel-controls.tsx';
import type { LoadPreviewEngine, PreviewEngine } from './preview-engine.tsx';

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
interface Deleting extends Deletion, Losses {
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
  loadEngine: LoadPreviewEngine,
  lossesIn: (engine: PreviewEngine) => Losses,
): Promise<boolean> {
  const losses = await loadEngine().then(lossesIn, (reason: unknown) => {
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

/**
 * @param written members that are added or changed along with it. @returns whether to delete.
 */
export function mayDeleteMembers(
  members: readonly Member[],
  loadEngine: LoadPreviewEngine,
  written: readonly Member[] = [],
): Promise<boolean> {
  const names = members.map(editableMembers.nameOf);
  const proposal = { gone: members.map(({ id }) => id), members: written };
  return mayDelete({ names, noun: editableMembers.noun, proposal }, loadEngine, (engine) =>
    chainLosses(members, written, engine),
  );
}

function chainLosses(
  members: readonly Member[],
  written: readonly Member[],
  { lostWithout }: Pick<PreviewEngine, 'lostWithout'>,
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

/** Says what a deletion would break, and asks for confirmation (P7). The panel renders it once. */
export function DeleteQuestion() {
  const asked = useSyncExternalStore(deleting.subscribe, deleting.current);
  return asked && <Question {...asked} />;
}

function Question(asked: Deleting) {
  const { names, noun, sentences, effect, proposal, answer } = asked;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isOne = names.length === 1;

  /** Closes first, so that the focus returns to where it was. */
  function reply(isConfirmed: boolean) {
    dialog.current?.close();
    answer(isConfirmed);
  }

  return (
    <Modal ref={dialog} titleId={titleId} onCancel={() => answer(false)}>
      <h2 id={titleId} className="font-serif text-2xl leading-tight [overflow-wrap:anywhere]">
        Delete {deletedInWords(asked)}?
      </h2>
      <ul className="mt-3 list-disc space-y-1 pl-5 [overflow-wrap:anywhere]">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-3 text-quiet">
        {effect} You can bring {isOne ? `the ${noun}` : `the ${noun}s`} back from the history for 90
        days.
      </p>
      <ErrorBoundary>
        <ChangeEffect proposal={proposal} saving="Deleting" />
      </ErrorBoundary>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => reply(false)}>
          Keep {isOne ? `the ${noun}` : 'them'}
        </Button>
        <Button variant="plain" onClick={() => reply(true)}>
          Delete anyway
        </Button>
      </div>
    </Modal>
  );
}
