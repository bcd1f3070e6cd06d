/** The members of the chapter: their list and the form of one (P2, P3). */
import type { ReactNode } from 'react';
import type { Member } from '../../../domain/member.ts';
import type { Workbench } from '../../../routing/workbench/workbench.ts';
import { mayDelete } from '../../records/deleting/deleting.ts';
import type { RecordForm } from '../../records/form/record-form.ts';
import { keptMembers } from '../../records/kept-kind.ts';
import { RecordSection } from '../../records/list/record-section.tsx';
import { MemberForm } from './member-form.tsx';
import { memberList } from './member-list.ts';
import { MemberSummary } from './member-summary.tsx';

interface Props {
  readonly members: readonly Member[];
  readonly workbench: () => Promise<Workbench>;
  /** Shown below the form of a member. */
  readonly renderHistory: (form: RecordForm<Member>) => ReactNode;
}

export function MembersSection({ members, workbench, renderHistory }: Props) {
  return (
    <RecordSection
      kind={keptMembers}
      records={members}
      shape={memberList}
      title="Members"
      addLabel="Add Member"
      renderRow={(member) => <MemberSummary member={member} />}
      renderForm={(form) => (
        <MemberForm form={form} members={members} footer={renderHistory(form)} />
      )}
      mayDelete={(member) => mayDelete([member], workbench)}
    />
  );
}
