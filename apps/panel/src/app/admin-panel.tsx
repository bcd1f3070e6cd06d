/** The panel: its heading, the links to its sections, and the section at the current address (P1). */
import { phoneCountry } from 'domain/settings.ts';
import { useEffect, useMemo, useRef } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { PageFrame } from 'ui/page-frame.tsx';
import { type PanelSection, panelPageIn } from 'ui/panel-paths.ts';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { Palette } from '../palette/palette.tsx';
import { DeleteQuestion } from '../records/delete-question.tsx';
import { LeaveGuard } from '../records/leave-guard.tsx';
import { AccessNote } from '../records/my-access.tsx';
import type { PanelDirectory } from '../records/panel-directory.ts';
import { NumbersKnown } from '../records/phone-numbers.tsx';
import { workbenchFor } from '../records/preview-engine.tsx';
import { StorageNote } from '../session/session-check.tsx';
import { DirectoryGate } from './directory-gate.tsx';
import { forwardedPath } from './forwarded-path.ts';
import { LogOutButton } from './log-out-button.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { PAGE_ENTRIES, PAGE_LABELS, SectionLinks } from './section-links.tsx';
import { SectionOf } from './section-of.tsx';
import { useFinding } from './use-finding.ts';

export function AdminPanel({ email }: { readonly email: string }) {
  const page = panelPageIn(usePathname()) ?? 'overview';
  const forwarded = forwardedPath(window.location);
  useEffect(() => {
    if (forwarded !== null) navigate(forwarded, { replace: true });
  }, [forwarded]);

  return (
    <PageFrame action={<LogOutButton />}>
      <PanelHeading email={email} isOverview={page === 'overview'} />
      <StorageNote />
      <AccessNote />
      <LeaveGuard />
      <DeleteQuestion />
      <DirectoryGate>
        {(directory) => forwarded === null && <Sections directory={directory} page={page} />}
      </DirectoryGate>
    </PageFrame>
  );
}

interface Props {
  readonly directory: PanelDirectory;
  readonly page: PanelSection | 'overview';
}

function Sections({ directory, page }: Props) {
  const { members, chains, chapter } = directory;
  const workbench = useMemo(
    () => workbenchFor({ members, chains, chapter }),
    [members, chains, chapter],
  );
  const place = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  const finding = useFinding();

  useEffect(() => {
    document.title =
      page === 'overview' ? 'Admin — Pathfinder' : `${PAGE_LABELS[page]} — Admin — Pathfinder`;
    // The link that led here may have disappeared with its section.
    if (isOpened.current && document.activeElement === document.body) place.current?.focus();
    isOpened.current = true;
  }, [page]);

  return (
    <>
      <SectionLinks
        page={page}
        members={members.length}
        chains={chains.length}
        onFind={finding.open}
      />
      {finding.isOpen && (
        <ErrorBoundary>
          <Palette directory={directory} pages={PAGE_ENTRIES} onClose={finding.close} />
        </ErrorBoundary>
      )}
      <div ref={place} tabIndex={-1} className="py-8 outline-none max-sm:pb-24">
        <NumbersKnown country={phoneCountry(directory.settings)}>
          <SectionOf key={page} page={page} directory={directory} workbench={workbench} />
        </NumbersKnown>
      </div>
    </>
  );
}
