/** The members of the chapter: their list and the form of one (P2, P3). */
import { type ReactNode, useMemo } from 'react';
import type { ChapterDirectory } from '../../../domain/directory.ts';
import type { Member } from '../../../domain/member.ts';
import type { Workbench } from '../../../routing/workbench/workbench.ts';
import { standingsIn } from '../../records/chain-standings.ts';
import { mayDelete } from '../../records/deleting/deleting.ts';
import type { RecordForm } from '../../records/form/record-form.ts';
import { keptMembers } from '../../records/kept-kind.ts';
import { RecordSection } from '../../records/list/record-section.tsx';
import { useLateWorkbench } from '../../records/use-workbench.ts';
import { MEMBER_COLUMNS } from './member-columns.tsx';
import { MemberForm } from './member-form.tsx';
import { memberList } from './member-list.ts';
import { MemberSummary } from './member-summary.tsx';

interface Props {
  readonly directory: ChapterDirectory;
  /** Created on first use: building its index takes a moment. */
  readonly workbench: () => Promise<Workbench>;
  /** Shown below the form of a member. */
  readonly renderHistory: (form: RecordForm<Member>) => ReactNode;
}

export function MembersSection({ directory, workbench, renderHistory }: Props) {
  const { members, chains, chapter } = directory;
  const bench = useLateWorkbench(workbench);
  const shape = useMemo(() => {
    const standings = bench && standingsIn(bench, chains);
    return { ...memberList(standings), columns: MEMBER_COLUMNS };
  }, [bench, chains]);
  const defaults = useMemo(
    () => ({ chapter: homeChapterOf(members, chapter.home) }),
    [members, chapter.home],
  );
  return (
    <RecordSection
      kind={keptMembers}
      records={members}
      shape={shape}
      title="Members"
      addLabel="Add Member"
      defaults={defaults}
      renderRow={(member) => <MemberSummary member={member} />}
      renderForm={(form) => (
        <MemberForm form={form} members={members} footer={renderHistory(form)} />
      )}
      mayDelete={(some) => mayDelete(some, workbench)}
    />
  );
}

/** The home chapter as most of its members write it; a new member most likely belongs to it (K1). */
function homeChapterOf(members: readonly Member[], town: string): string {
  const home = town.toLowerCase();
  const counts = new Map<string, number>();
  for (const { chapter: name } of members) {
    if (name?.toLowerCase().includes(home)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? town;
}
