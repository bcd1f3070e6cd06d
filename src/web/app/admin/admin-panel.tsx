/** The panel itself: members, chains, and a place to try needs on them (P1, P2). */
import { useEffect, useMemo } from 'react';
import type { Directory } from '../../../domain/directory.ts';
import type { Workbench } from '../../../routing/workbench.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { ChainsSection } from '../../features/chains/chains-section.tsx';
import { CsvTools } from '../../features/csv/csv-tools.tsx';
import { MembersSection } from '../../features/members/members-section.tsx';
import { TryNeed } from '../../features/try-need/try-need.tsx';
import { loadDirectory, useDirectory } from '../../records/directory.ts';
import { keptChains, keptMembers } from '../../records/kept-kind.ts';

export function AdminPanel({ email }: { readonly email: string }) {
  const state = useDirectory();

  useEffect(() => {
    void loadDirectory();
  }, []);

  return (
    <PageFrame>
      <h1 className="mt-6 font-serif text-3xl">Admin Panel - Manage Members and Referral Chains</h1>
      <p className="text-quiet">{email}</p>
      {state.status === 'ready' && <Sections directory={state.directory} />}
    </PageFrame>
  );
}

function Sections({ directory }: { readonly directory: Directory }) {
  const workbench = useMemo(() => workbenchFor(directory), [directory]);
  return (
    <>
      <MembersSection members={directory.members} />
      <CsvTools kind={keptMembers} records={directory.members} />
      <ChainsSection directory={directory} workbench={workbench} />
      <CsvTools kind={keptChains} records={directory.chains} />
      <TryNeed workbench={workbench} />
    </>
  );
}

/** The engine arrives, and its index is built, when something first asks for it. */
function workbenchFor(directory: Directory): () => Promise<Workbench> {
  let made: Promise<Workbench> | undefined;
  return () => {
    made ??= import('../../../routing/workbench.ts').then(({ createWorkbench }) =>
      createWorkbench(directory),
    );
    return made;
  };
}
