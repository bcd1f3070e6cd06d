/** The members of the chapter: their list and the form of one (P2, P3). */
import type { Member } from '../../../domain/member.ts';
import { keptMembers } from '../../records/kept-kind.ts';
import { RecordSection } from '../../records/list/record-section.tsx';
import { MemberForm } from './member-form.tsx';
import { memberList } from './member-list.ts';
import { MemberSummary } from './member-summary.tsx';

export function MembersSection({ members }: { readonly members: readonly Member[] }) {
  return (
    <RecordSection
      kind={keptMembers}
      records={members}
      shape={memberList}
      title="Members"
      addLabel="Add Member"
      renderRow={(member) => <MemberSummary member={member} />}
      renderForm={(form) => <MemberForm form={form} members={members} />}
    />
  );
}
