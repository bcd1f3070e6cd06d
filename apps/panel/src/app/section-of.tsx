/** The section of the panel at an address (P2). */
import type { Stored } from 'domain/record.ts';
import { Suspense } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { pageOnDemand } from 'ui/load-on-demand.ts';
import type { PanelPage } from 'ui/paths.ts';
import { ChainsSection } from '../chains/chains-section.tsx';
import { PeopleSection } from '../editors/people-section.tsx';
import { HistorySection } from '../history/history-section.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { ImportSection } from '../import/import-section.tsx';
import { MembersSection } from '../members/members-section.tsx';
import { FirstSteps } from '../overview/first-steps.tsx';
import { OverviewSection } from '../overview/overview-section.tsx';
import { DemoChapter } from '../own-chapter/demo-chapter.tsx';
import { useStep } from '../own-chapter/own-address.ts';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { usePanelDirectory } from '../records/panel-directory.ts';
import { SeatsSection } from '../seats/seats-section.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { TrySection } from '../try-need/try-section.tsx';
import { WordsSection } from '../words/words-section.tsx';

/** Loaded on demand: it is rarely opened and includes the QR code generator. */
const AccountSection = pageOnDemand(() => import('../account/account-section.tsx'));

/** Loaded on demand: it is used once. */
const OwnChapter = pageOnDemand(() => import('../own-chapter/own-chapter.tsx'));

interface Props {
  readonly page: PanelPage;
}

/** The sections that show the first steps of a new chapter. */
const BEGINNINGS: readonly Props['page'][] = ['overview', 'members', 'chains'];

export function SectionOf({ page }: Props) {
  const { settings, members, chains } = usePanelDirectory();
  return (
    <>
      {BEGINNINGS.includes(page) && (
        <ErrorBoundary>
          <FirstSteps settings={settings[0]} members={members.length} chains={chains.length} />
        </ErrorBoundary>
      )}
      <ErrorBoundary>
        <Section page={page} />
      </ErrorBoundary>
    </>
  );
}

function Section({ page }: Props) {
  const directory = usePanelDirectory();
  const ownStep = useStep();
  const renderHistory = <T extends Stored>(form: RecordForm<T>) => <RecordHistory form={form} />;
  switch (page) {
    case 'overview':
      return ownStep !== null && directory.settings[0]?.is_demo ? (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <OwnChapter />
        </Suspense>
      ) : (
        <OverviewSection>
          <DemoChapter />
        </OverviewSection>
      );
    case 'members':
      return <MembersSection renderHistory={renderHistory} />;
    case 'chains':
      return <ChainsSection renderHistory={renderHistory} />;
    case 'seats':
      return <SeatsSection />;
    case 'import':
      return <ImportSection />;
    case 'words':
      return <WordsSection renderHistory={renderHistory} />;
    case 'settings':
      return <SettingsSection renderHistory={renderHistory} />;
    case 'history':
      return <HistorySection />;
    case 'people':
      return <PeopleSection />;
    case 'try':
      return <TrySection renderHistory={renderHistory} />;
    case 'account':
      return (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <AccountSection />
        </Suspense>
      );
  }
}
