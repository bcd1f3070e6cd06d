/** The section of the panel at an address (P2). */

import type { Stored } from 'domain/record.ts';
import type { ChapterPreview } from 'engine/admin';
import { Suspense } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { latePage } from 'ui/late-page.ts';
import type { PanelSection } from 'ui/panel-paths.ts';
import { ChainsSection } from '../chains/chains-section.tsx';
import { PeopleSection } from '../editors/people-section.tsx';
import { HistorySection } from '../history/history-section.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { ImportSection } from '../import/import-section.tsx';
import { MembersSection } from '../members/members-section.tsx';
import { FirstSteps } from '../overview/first-steps.tsx';
import { OverviewSection } from '../overview/overview-section.tsx';
import type { RecordForm } from '../records/form/record-form.ts';
import type { PanelDirectory } from '../records/panel-directory.ts';
import { SeatsSection } from '../seats/seats-section.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { TrySection } from '../try-need/try-section.tsx';
import { WordsSection } from '../words/words-section.tsx';

/** Loaded on demand: it is rarely opened and includes the QR code generator. */
const AccountSection = latePage(() => import('../account/account-section.tsx'));

interface Props {
  readonly page: PanelSection | 'overview';
  readonly directory: PanelDirectory;
  /** Created on first use: building its index takes a moment. */
  readonly workbench: () => Promise<ChapterPreview>;
}

/** The sections that show the first steps of a new chapter. */
const BEGINNINGS: readonly Props['page'][] = ['overview', 'members', 'chains'];

export function SectionOf(props: Props) {
  const { settings, members, chains } = props.directory;
  return (
    <>
      {BEGINNINGS.includes(props.page) && (
        <ErrorBoundary>
          <FirstSteps settings={settings[0]} members={members.length} chains={chains.length} />
        </ErrorBoundary>
      )}
      <ErrorBoundary>
        <Section {...props} />
      </ErrorBoundary>
    </>
  );
}

function Section({ page, directory, workbench }: Props) {
  const renderHistory = <T extends Stored>(form: RecordForm<T>) => <RecordHistory form={form} />;
  const shown = { directory, workbench };
  switch (page) {
    case 'overview':
      return <OverviewSection {...shown} />;
    case 'members':
      return <MembersSection {...shown} renderHistory={renderHistory} />;
    case 'chains':
      return <ChainsSection {...shown} renderHistory={renderHistory} />;
    case 'seats':
      return <SeatsSection {...shown} />;
    case 'import':
      return <ImportSection {...shown} />;
    case 'words':
      return <WordsSection {...shown} renderHistory={renderHistory} />;
    case 'settings':
      return <SettingsSection {...shown} renderHistory={renderHistory} />;
    case 'history':
      return <HistorySection directory={directory} />;
    case 'people':
      return <PeopleSection />;
    case 'try':
      return <TrySection {...shown} renderHistory={renderHistory} />;
    case 'account':
      return (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <AccountSection />
        </Suspense>
      );
  }
}
