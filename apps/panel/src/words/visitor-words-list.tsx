/** The words that visitors sent to the chapter, with one click to say what they meant (N3, K5). */

import type { OwnWord } from 'domain/own-word.ts';
import type { Draft } from 'domain/record.ts';
import { givenAnswer } from 'engine/admin';
import { useEffect, useId, useMemo, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { showToast } from 'ui/toasts.tsx';
import { longDay } from '../records/dates-and-counts.ts';
import { givenInWords } from '../records/expected-answers.ts';
import { useLatestRead } from '../records/latest-read.ts';
import { AskFirst, FailureAlert, useFocusWhenFree } from '../records/panel-controls.tsx';
import type { PreviewEngine } from '../records/preview-engine.tsx';
import { RequestFailed, wordsFor } from '../records/request-failed.ts';
import {
  deleteVisitorWords,
  type HowAnswered,
  openGroups,
  readVisitorWords,
  type VisitorWordsGroup,
} from './visitor-words.ts';

interface Props {
  readonly own: readonly OwnWord[];
  readonly engine: PreviewEngine | null;
  /** Opens the form of a new word. An empty meaning means that it names no member. */
  readonly onAdd: (word: Partial<Draft<OwnWord>>) => void;
}

/** Groups listed at first, and added by each 'Show more': few, because today's answer is computed for each. */
const PAGE_GROUPS = 20;

export function VisitorWordsList({ own, engine, onAdd }: Props) {
  const titleId = useId();
  const { value: sent, why, readAgain } = useLatestRead(readVisitorWords);
  useEffect(() => void readAgain(), [readAgain]);
  const groups = useMemo(() => openGroups(sent ?? [], own), [sent, own]);
  const [listed, setListed] = useState(PAGE_GROUPS);
  const hidden = groups.length - listed;
  const { isDeleting, deleted, remove } = useDeletion(readAgain);
  const heading = useFocusWhenFree<HTMLHeadingElement>(deleted);

  return (
    <section aria-labelledby={titleId} className="mt-12 max-w-3xl">
      <h2 ref={heading} id={titleId} tabIndex={-1} className="font-serif text-2xl">
        Sent by visitors
      </h2>
      <p className="mt-2 text-quiet">
        Words that Pathfinder did not understand or was unsure about, and that visitors chose to
        send you. Say what they mean, and see what that changes before you save.
      </p>
      {why !== null && (
        <FailureAlert
          text={`What visitors sent could not be read. ${why}`}
          onClick={() => void readAgain()}
        />
      )}
      {sent !== null && groups.length === 0 && (
        <p className="mt-4 text-quiet">Nothing to review.</p>
      )}
      {groups.length > 0 && (
        <ul
          aria-labelledby={titleId}
          className="mt-4 divide-y divide-line overflow-clip rounded-xl border border-line bg-sheet"
        >
          {groups.slice(0, listed).map((group) => (
            <li key={group.last.id} className="px-4 py-3 [overflow-wrap:anywhere]">
              <ErrorBoundary>
                <VisitorWordsItem
                  group={group}
                  engine={engine}
                  onAdd={onAdd}
                  isDeleting={isDeleting}
                  onDelete={() => void remove(group)}
                />
              </ErrorBoundary>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button
          variant="plain"
          onClick={() => setListed((now) => now + PAGE_GROUPS)}
          className="mt-4"
        >
          Show more ({hidden})
        </Button>
      )}
    </section>
  );
}

/** @param read runs after each deletion, successful or not. */
function useDeletion(read: () => Promise<void>) {
  const [isDeleting, setDeleting] = useState(false);
  /** A new object after each deletion. */
  const [deleted, setDeleted] = useState<object | null>(null);

  async function remove({ ids }: VisitorWordsGroup) {
    if (isDeleting) return;
    setDeleting(true);
    try {
      await deleteVisitorWords(ids);
    } catch (reason) {
      if (!(reason instanceof RequestFailed)) throw reason;
      showToast({ kind: 'error', title: 'Not deleted', description: wordsFor(reason) });
    }
    await read();
    setDeleting(false);
    setDeleted({});
  }

  return { isDeleting, deleted, remove };
}

/** How the words were answered when they were sent. */
const ANSWERED: Readonly<Record<HowAnswered, string>> = {
  'not-understood': 'Not understood',
  correction: 'Answered after a correction',
  hint: 'Answered with a guess',
};

interface ItemProps {
  readonly group: VisitorWordsGroup;
  readonly engine: PreviewEngine | null;
  readonly onAdd: Props['onAdd'];
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
}

function VisitorWordsItem({ group, engine, onAdd, isDeleting, onDelete }: ItemProps) {
  const { words, answered, profession, day } = group.last;
  const isKnown = profession !== null && engine?.categories.includes(profession);
  const times = group.ids.length;
  const today = useMemo(
    () => engine && givenInWords(givenAnswer(engine.route(words))),
    [engine, words],
  );
  return (
    <>
      <p dir="auto" className="font-medium">
        {words}
      </p>
      <p className="text-sm text-quiet">
        {ANSWERED[answered]}
        {profession && ` (${profession})`}
        {times > 1 && `, sent ${times} times`}, last sent on{' '}
        <time dateTime={day}>{longDay(day)}</time>.{today !== null && ` Today: ${today}.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {isKnown && (
          <Action words={words} onClick={() => onAdd({ say: words, mean: profession })}>
            {`This means ${profession}`}
          </Action>
        )}
        <Action words={words} onClick={() => onAdd({ say: words })}>
          {isKnown ? 'This means something else' : 'Say what this means'}
        </Action>
        <Action words={words} onClick={() => onAdd({ say: words, mean: '' })}>
          Never match this
        </Action>
        <AskFirst
          label="Delete"
          of={words}
          question="Delete this permanently?"
          busy={isDeleting}
          onYes={onDelete}
        />
      </div>
    </>
  );
}

interface ActionProps {
  readonly words: string;
  readonly onClick: () => void;
  readonly children: string;
}

/** Its accessible name includes the words it acts on. */
function Action({ words, onClick, children }: ActionProps) {
  return (
    <Button variant="plain" onClick={onClick}>
      {children}
      <span className="sr-only">: {words}</span>
    </Button>
  );
}
