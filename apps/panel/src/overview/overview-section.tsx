/** The panel's first page: the next steps of a new chapter, what needs attention, and the most usual actions. */

import { dayOf } from 'domain/day.ts';
import { confirmAfterMonths } from 'domain/freshness.ts';
import { oddContacts } from 'domain/odd-contacts.ts';
import type { ChapterPreview } from 'engine/admin';
import { ArrowRight, Plus } from 'lucide-react';
import { useId, useMemo } from 'react';
import { buttonClass } from 'ui/button.ts';
import { PageLink } from 'ui/page-link.tsx';
import { standingsIn } from '../records/chain-standings.ts';
import { editableChains, editableMembers } from '../records/editable-kind.ts';
import { useVerdicts } from '../records/effect/use-judge.ts';
import { FailureAlert } from '../records/failure-alert.tsx';
import { useNumbers } from '../records/number-check/use-numbers.tsx';
import { NEW, useOpenForm } from '../records/open-form.ts';
import type { PanelDirectory } from '../records/panel-directory.ts';
import { useUnreachedMembers } from '../records/use-unreached-members.ts';
import { useWorkbench } from '../records/use-workbench.ts';
import { type Attention, attentionTo } from './attention.ts';

interface Props {
  readonly directory: PanelDirectory;
  readonly workbench: () => Promise<ChapterPreview>;
}

export function OverviewSection({ directory, workbench }: Props) {
  const { members, chains, expectations, expectationsStatus } = directory;
  const titleId = useId();
  const bench = useWorkbench(workbench);
  const memberForm = useOpenForm(editableMembers);
  const chainForm = useOpenForm(editableChains);
  const loaded = typeof bench === 'string' ? null : bench;
  const unreached = useUnreachedMembers(loaded);
  const { verdicts, judgeFailed } = useVerdicts();
  const numbers = useNumbers();
  const odd = useMemo(() => oddContacts(members, numbers?.check ?? null), [members, numbers]);
  const attention = useMemo(
    () =>
      attentionTo(directory, {
        standings: loaded && standingsIn(loaded, chains),
        unreached,
        odd,
        today: dayOf(new Date()),
        confirmAfterMonths: confirmAfterMonths(directory.settings),
        unmet:
          expectationsStatus === 'failed'
            ? null
            : expectations.filter(({ id }) => verdicts?.get(id)?.isMet === false),
      }),
    [directory, chains, expectations, expectationsStatus, loaded, unreached, odd, verdicts],
  );

  const unchecked = [
    bench === 'failed' && 'Chains and searches could not be checked.',
    judgeFailed && 'The expected answers could not be checked.',
  ].filter((text) => text !== false);

  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="font-serif text-2xl">
          Overview
        </h2>
        <div className="flex flex-wrap gap-2">
          <AddButton onClick={() => memberForm.open(NEW)}>Add Member</AddButton>
          <AddButton onClick={() => chainForm.open(NEW)}>Add Chain</AddButton>
        </div>
      </div>
      {members.length > 0 && (
        <AttentionList
          attention={attention}
          isComplete={
            unchecked.length === 0 &&
            numbers !== null &&
            unreached !== null &&
            (expectations.length === 0 || verdicts !== null)
          }
        />
      )}
      {members.length > 0 && unchecked.length > 0 && (
        <FailureAlert
          text={unchecked.join(' ')}
          label="Reload"
          onClick={() => window.location.reload()}
        />
      )}
    </section>
  );
}

function AddButton({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: string;
}) {
  return (
    <button type="button" onClick={onClick} className={buttonClass('plain')}>
      <Plus className="size-4" aria-hidden="true" />
      {children}
    </button>
  );
}

interface ListProps {
  readonly attention: readonly Attention[];
  /** Whether every check has finished. */
  readonly isComplete: boolean;
}

function AttentionList({ attention, isComplete }: ListProps) {
  const headingId = useId();
  return (
    <div className="mt-6">
      <h3 id={headingId} className="font-serif text-xl">
        What needs attention
      </h3>
      {attention.length === 0 && isComplete && (
        <p className="mt-2 text-quiet">
          Nothing: every member can be reached, and every chain is complete.
        </p>
      )}
      <ul
        aria-labelledby={headingId}
        className="mt-3 divide-y divide-line overflow-clip rounded-xl border border-line bg-sheet empty:hidden"
      >
        {attention.map(({ title, detail, to }) => (
          <li key={title}>
            <PageLink
              to={to}
              className="flex min-h-16 items-center justify-between gap-4 px-4 py-3 hover:bg-accent-wash"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="block font-medium text-accent">{title}</span>
                <span className="block text-sm text-quiet">{detail}</span>
              </span>
              <ArrowRight className="size-4 shrink-0 text-accent" aria-hidden="true" />
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
