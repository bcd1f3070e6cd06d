/** The members of the chapter: their list and the form of one (P2, P3). */
import type { Member } from '../../../domain/member.ts';
import type { Workbench } from '../../../routing/workbench/workbench.ts';
import { mayDelete } from '../../records/deleting/deleting.ts';
import { keptMembers } from '../../records/kept-kind.ts';
import { RecordSection } from '../../records/list/record-section.tsx';
import { MemberForm } from './member-form.tsx';
import { memberList } from './member-list.ts';
import { MemberSummary } from './member-summary.tsx';

interface Props {
  readonly members: readonly Member[];
  readonly workbench: () => Promise<Workbench>;
}

export function MembersSection({ members, workbench }: Props) {
  return (
    <RecordSection
      kind={keptMembers}
      records={members}
      shape={memberList}
      title="Members"
      addLabel="Add Member"
      renderRow={(member) => <MemberSummary member={member} />}
      renderForm={(form) => <MemberForm form={form} members={members} />}
      mayDelete={(member) => mayDelete([member], workbench)}
    />
  );
}
