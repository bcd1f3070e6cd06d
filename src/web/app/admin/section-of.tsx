/** The section of the panel at an address (P2). */
import { Suspense } from 'react';
import type { Directory } from '../../../domain/directory.ts';
import type { Workbench } from '../../../routing/workbench/workbench.ts';
import { ChainsSection } from '../../features/chains/chains-section.tsx';
import { PeopleSection } from '../../features/editors/people-section.tsx';
import { HistorySection } from '../../features/history/history-section.tsx';
import { RecordHistory } from '../../features/history/record-history.tsx';
import { ImportSection } from '../../features/import/import-section.tsx';
import { MembersSection } from '../../features/members/members-section.tsx';
import { FirstSteps } from '../../features/overview/first-steps.tsx';
import { OverviewSection } from '../../features/overview/overview-section.tsx';
import { TryNeed } from '../../features/try-need/try-need.tsx';
import { latePage } from '../../lib/late-page.ts';
import type { PanelSection } from '../../lib/page-paths.ts';

/** Opened seldom; it brings what draws QR codes. */
const AccountSection = latePage(() => import('../../features/account/account-section.tsx'));

interface Props {
  readonly page: PanelSection | 'overview';
  readonly directory: Directory;
  /** Created on first use: building its index takes a moment. */
  readonly workbench: () => Promise<Workbench>;
}

export function SectionOf({ page, directory, workbench }: Props) {
  const { members, chains } = directory;
  const firstSteps = <FirstSteps members={members.length} chains={chains.length} />;
  switch (page) {
    case 'overview':
      return (
        <>
          {firstSteps}
          <OverviewSection directory={directory} workbench={workbench} />
        </>
      );
    case 'members':
      return (
        <>
          {firstSteps}
          <MembersSection
            directory={directory}
            workbench={workbench}
            renderHistory={(form) => <RecordHistory form={form} />}
          />
        </>
      );
    case 'chains':
      return (
        <>
          {firstSteps}
          <ChainsSection
            directory={directory}
            workbench={workbench}
            renderHistory={(form) => <RecordHistory form={form} />}
          />
        </>
      );
    case 'import':
      return <ImportSection directory={directory} />;
    case 'history':
      return <HistorySection directory={directory} />;
    case 'people':
      return <PeopleSection />;
    case 'try':
      return <TryNeed workbench={workbench} />;
    case 'account':
      return (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <AccountSection />
        </Suspense>
      );
  }
}
