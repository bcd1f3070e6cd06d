/** The members of the chapter: their list and the form of one (P2, P3). */

import { dayOf } from 'domain/day.ts';
import type { EditedDirectory } from 'domain/directory.ts';
import { confirmAfterMonths } from 'domain/freshness.ts';
import type { Member } from 'domain/member.ts';
import type { ChapterPreview } from 'engine/admin';
import { type ReactNode, useMemo, useState } from 'react';
import { standingsIn } from '../records/chain-standings.ts';
import { mayDeleteMembers } from '../records/deleting/deleting-members.ts';
import { editableMembers } from '../records/editable-kind.ts';
import type { RecordForm } from '../records/form/record-form.ts';
import { homeChapterOf } from '../records/home-chapter.ts';
import { RecordSection } from '../records/list/record-section.tsx';
import { useNumbers } from '../records/number-check/use-numbers.tsx';
import { useUnreachedMembers } from '../records/use-unreached-members.ts';
import { useLateWorkbench } from '../records/use-workbench.ts';
import { AskDialog } from './checks/ask-dialog.tsx';
import { BulkChecks } from './checks/bulk-checks.tsx';
import { EntryCheck } from './checks/entry-check.tsx';
import { EntryState } from './checks/entry-state.tsx';
import { memberChecks } from './checks/member-checks.ts';
import { memberColumns } from './member-columns.tsx';
import { MemberForm } from './member-form.tsx';
import { memberList } from './member-list.ts';
import { MemberSummary } from './member-summary.tsx';

interface Props {
  readonly directory: EditedDirectory;
  /** Created on first use: building its index takes a moment. */
  readonly workbench: () => Promise<ChapterPreview>;
  /** Shown below the form of a member. */
  readonly renderHistory: (form: RecordForm<Member>) => ReactNode;
}

export function MembersSection({ directory, workbench, renderHistory }: Props) {
  const { members, chains, chapter, settings } = directory;
  const bench = useLateWorkbench(workbench);
  const unreached = useUnreachedMembers(bench);
  const numbers = useNumbers();
  const [asked, setAsked] = useState<readonly Member[] | null>(null);
  const months = confirmAfterMonths(settings);
  const today = dayOf(new Date());
  const checks = useMemo(
    () => memberChecks(members, today, months, unreached, numbers?.check ?? null),
    [members, today, months, unreached, numbers],
  );
  const shape = useMemo(() => {
    const standings = bench && standingsIn(bench, chains);
    const stateOf = (member: Member) => (
      <EntryState member={member} checks={checks} onAsk={setAsked} />
    );
    return { ...memberList(standings, checks), columns: memberColumns(stateOf) };
  }, [bench, chains, checks]);
  const defaults = useMemo(
    () => ({ chapter: homeChapterOf(members, chapter.home) }),
    [members, chapter.home],
  );
  const byId = useMemo(() => new Map(members.map((member) => [member.id, member])), [members]);

  function footerOf(form: RecordForm<Member>) {
    const saved = byId.get(form.base?.id ?? '');
    return (
      <>
        {saved && <EntryCheck member={saved} checks={checks} onAsk={setAsked} />}
        {renderHistory(form)}
      </>
    );
  }

  return (
    <>
      <RecordSection
        kind={editableMembers}
        records={members}
        shape={shape}
        title="Members"
        addLabel="Add Member"
        defaults={defaults}
        renderRow={(member) => (
          <MemberSummary
            member={member}
            state={<EntryState member={member} checks={checks} onAsk={setAsked} />}
          />
        )}
        renderForm={(form) => <MemberForm form={form} members={members} footer={footerOf(form)} />}
        mayDelete={(some) => mayDeleteMembers(some, workbench)}
        renderBulk={(some) => <BulkChecks members={some} onAsk={setAsked} />}
      />
      {asked && (
        <AskDialog
          members={asked.flatMap(({ id }) => byId.get(id) ?? [])}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
