/** Which of the chapter's expected answers a save would change, shown before saving (E3). */

import type { AnswerChange, Proposal } from 'engine/admin';
import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'ui/button.tsx';
import { BeforeAndAfter } from './before-and-after.tsx';
import { counted } from './dates-and-counts.ts';
import {
  type ChangedAnswers,
  expectedInWords,
  givenInWords,
  useChangedAnswers,
} from './expected-answers.ts';

/** Changes listed at first, and added by each 'Show more'. */
const PAGE_CHANGES = 10;

interface Props {
  /** Checked again whenever it is a new object. Null while nothing can be saved. */
  readonly proposal: Proposal | null;
  /** What would change the answers, as the start of a sentence. */
  readonly saving?: string;
  /** The id of an expectation that is replaced along with it: what becomes of it is not shown. */
  readonly replaced?: string | undefined;
  /** Names this part of the page, where another one is called 'Expected answers'. */
  readonly label?: string;
}

/** Renders nothing in a chapter without expectations. */
export function ChangeEffect(props: Props) {
  const { proposal, saving = 'Saving this', replaced, label = 'Expected answers' } = props;
  const found = useChangedAnswers(proposal);
  if (found.status === 'none') return null;
  const changes = (found.changes ?? []).filter(({ expectation }) => expectation.id !== replaced);
  const effect = { ...found, changes: found.changes && changes };
  const broken = changes.filter(({ turn }) => turn === 'broken').length;
  return (
    <section
      aria-label={label}
      aria-busy={effect.status === 'checking'}
      className={`mt-6 rounded-xl px-4 py-3 ${broken > 0 ? 'bg-danger-wash' : 'bg-accent-wash'}`}
    >
      {/* Changes only with the number of changes, so that not every keystroke is announced. */}
      <p role="status" className="flex items-start gap-2">
        <Mark isBroken={broken > 0} />
        <span>{effectSentence(effect, saving)}</span>
      </p>
      {effect.status !== 'failed' && changes.length > 0 && <ChangeList changes={changes} />}
    </section>
  );
}

/**
 * Pure.
 * @example effectSentence(effect, 'Saving this') // 'Saving this changes 3 answers, and 2 are no longer as expected.'
 */
function effectSentence({ status, changes, expectations }: ChangedAnswers, saving: string): string {
  if (status === 'failed') {
    return 'The expected answers could not be checked. You can still save.';
  }
  if (changes === null) return `Checking ${counted(expectations, 'expected answer')}…`;
  if (changes.length === 0) return `${saving} changes no expected answer.`;
  const broken = changes.filter(({ turn }) => turn === 'broken').length;
  const sentence = `${saving} changes ${counted(changes.length, 'answer')}`;
  if (broken === 0) return `${sentence}.`;
  return `${sentence}, and ${broken} ${broken === 1 ? 'is' : 'are'} no longer as expected.`;
}

function Mark({ isBroken }: { readonly isBroken: boolean }) {
  const Icon = isBroken ? TriangleAlert : Check;
  return (
    <Icon
      className={`mt-1 size-4 shrink-0 ${isBroken ? 'text-danger' : 'text-accent'}`}
      aria-hidden="true"
    />
  );
}

function ChangeList({ changes }: { readonly changes: readonly AnswerChange[] }) {
  const [listed, setListed] = useState(PAGE_CHANGES);
  const hidden = changes.length - listed;
  return (
    <>
      <ul className="mt-2 grid gap-3 [overflow-wrap:anywhere]">
        {changes.slice(0, listed).map((change) => (
          <ChangeItem key={change.expectation.id} change={change} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          variant="plain"
          onClick={() => setListed((now) => now + PAGE_CHANGES)}
          className="mt-3"
        >
          Show more ({hidden})
        </Button>
      )}
    </>
  );
}

const TURNS: Readonly<Record<AnswerChange['turn'], string>> = {
  broken: 'No longer as expected',
  met: 'Now as expected',
  other: 'Still not as expected',
};

interface ItemProps {
  readonly change: AnswerChange;
}

function ChangeItem({ change: { expectation, before, after, turn } }: ItemProps) {
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b dir="auto" className="font-medium">
          {expectation.need}
        </b>{' '}
        <span className={`text-sm ${turn === 'broken' ? 'text-danger' : 'text-quiet'}`}>
          {TURNS[turn]}
          {turn === 'other' && `: ${expectedInWords(expectation)}`}
        </span>
      </p>
      <p>
        <BeforeAndAfter before={givenInWords(before)} after={givenInWords(after)} />
      </p>
    </li>
  );
}
