/** The panel's first page: the next steps of a new chapter, what needs attention, and the most usual actions. */

import { dayOf } from 'domain/day.ts';
import { confirmAfterMonths } from 'domain/freshness.ts';
import { ArrowRight, FlaskConical, Plus } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { Button, buttonClass } from 'ui/button.tsx';
import { Apart, ErrorBoundary } from 'ui/error-boundary.tsx';
import { PageLink } from 'ui/page-link.tsx';
import { sectionPath } from 'ui/paths.ts';
import { standingsIn, useOddContacts, useUnreachedMembers } from '../records/chapter-findings.ts';
import { editableChains, editableMembers } from '../records/editable-kind.ts';
import { useVerdicts } from '../records/expected-answers.ts';
import { useMayEdit } from '../records/my-access.tsx';
import { NEW, useOpenForm } from '../records/open-form.ts';
import { FailureAlert } from '../records/panel-controls.tsx';
import { usePanelDirectory } from '../records/panel-directory.ts';
import { usePreviewEngine } from '../records/preview-engine.tsx';
import { type Attention, attentionTo } from './attention.ts';

interface OverviewProps {
  /** What is said first. */
  readonly children: ReactNode;
}

export function OverviewSection({ children }: OverviewProps) {
  const titleId = useId();
  const { members } = usePanelDirectory();
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="font-serif text-2xl">
          Overview
        </h2>
        <ErrorBoundary>
          <UsualActions />
        </ErrorBoundary>
      </div>
      <Apart>
        {children}
        {members.length > 0 && <WhatNeedsAttention />}
      </Apart>
    </section>
  );
}

function WhatNeedsAttention() {
  const { attention, isComplete, unchecked } = useAttention();
  return (
    <>
      <AttentionList attention={attention} isComplete={isComplete} />
      {unchecked.length > 0 && (
        <FailureAlert
          text={unchecked.join(' ')}
          label="Reload"
          onClick={() => window.location.reload()}
        />
      )}
    </>
  );
}

/** What needs attention, whether that is all, and what could not be checked, in sentences. */
function useAttention() {
  const directory = usePanelDirectory();
  const { chains, expectations, expectationsStatus } = directory;
  const engine = usePreviewEngine();
  const loaded = typeof engine === 'string' ? null : engine;
  const unreached = useUnreachedMembers(loaded);
  const { verdicts, checkFailed } = useVerdicts();
  const { odd, isCurrent } = useOddContacts();
  const mayEdit = useMayEdit();
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
    engine === 'failed' && 'Chains and searches could not be checked.',
    checkFailed && 'The expected answers could not be checked.',
  ].filter((text) => text !== false);
  const isComplete =
    unchecked.length === 0 &&
    isCurrent &&
    unreached !== null &&
    // No one else reads them.
    (!mayEdit || expectationsStatus !== 'unread') &&
    (expectations.length === 0 || verdicts !== null);
  return { attention, isComplete, unchecked };
}

function UsualActions() {
  const memberForm = useOpenForm(editableMembers);
  const chainForm = useOpenForm(editableChains);
  const mayEdit = useMayEdit();
  return (
    <div className="flex flex-wrap gap-2">
      <PageLink to={sectionPath('try')} className={buttonClass('plain', TIGHT)}>
        <FlaskConical className="size-4 max-sm:hidden" aria-hidden="true" />
        Try it here
      </PageLink>
      {mayEdit && <AddButton onClick={() => memberForm.open(NEW)}>Add Member</AddButton>}
      {mayEdit && <AddButton onClick={() => chainForm.open(NEW)}>Add Chain</AddButton>}
    </div>
  );
}

/** The three actions fit one line of a phone. */
const TIGHT = 'max-sm:px-2.5';

function AddButton({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: string;
}) {
  return (
    <Button variant="plain" onClick={onClick} className={TIGHT}>
      <Plus className="size-4 max-sm:hidden" aria-hidden="true" />
      {children}
    </Button>
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
