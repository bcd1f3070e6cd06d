/** The panel itself: members, chains, and a place to try needs on them (P1, P2). */
import { useMemo } from 'react';
import type { Directory } from '../../../domain/directory.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { ChainsSection } from '../../features/chains/chains-section.tsx';
import { CsvTools } from '../../features/csv/csv-tools.tsx';
import { MembersSection } from '../../features/members/members-section.tsx';
import { TryNeed } from '../../features/try-need/try-need.tsx';
import { keptChains, keptMembers } from '../../records/kept-kind.ts';
import { LeaveGuard } from '../../records/leaving/leave-guard.tsx';
import { DirectoryGate } from './directory-gate.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { PanelSection } from './panel-section.tsx';
import { SectionLinks } from './section-links.tsx';
import { workbenchFor } from './workbench-for.ts';

export function AdminPanel({ email }: { readonly email: string }) {
  return (
    <PageFrame action={<LogOutButton />}>
      <PanelHeading email={email} />
      <LeaveGuard />
      <DirectoryGate>{(directory) => <Sections directory={directory} />}</DirectoryGate>
    </PageFrame>
  );
}

function Sections({ directory }: { readonly directory: Directory }) {
  const { members, chains } = directory;
  const workbench = useMemo(() => workbenchFor(directory), [directory]);
  return (
    <>
      <SectionLinks members={members.length} chains={chains.length} />
      <FirstSteps members={members.length} chains={chains.length} />
      <PanelSection id="members">
        <MembersSection members={members} />
        <CsvTools kind={keptMembers} records={members} />
      </PanelSection>
      <PanelSection id="chains">
        <ChainsSection directory={directory} workbench={workbench} />
        <CsvTools kind={keptChains} records={chains} />
      </PanelSection>
      <PanelSection id="try">
        <TryNeed workbench={workbench} />
      </PanelSection>
    </>
  );
}
