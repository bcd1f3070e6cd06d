/** The members of the chapter: their list and the form of one (P2, P3). */
import { dayOf } from 'domain/day.ts';
import { confirmAfterMonths } from 'domain/freshness.ts';
import type { Member } from 'domain/member.ts';
import { Upload } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { buttonClass } from 'ui/button.tsx';
import { PageLink } from 'ui/page-link.tsx';
import { sectionPath } from 'ui/paths.ts';
import { standingsIn, useUnreachedMembers } from '../records/chapter-findings.ts';
import { mayDeleteMembers } from '../records/delete-question.tsx';
import { editableMembers } from '../records/editable-kind.ts';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { RecordSection } from '../records/list/record-section.tsx';
import { homeChapterOf, usePanelDirectory } from '../records/panel-directory.ts';
import { usePhoneNumbers } from '../records/phone-numbers.tsx';
import { useLoadPreviewEngine, usePreviewEngineAfterList } from '../records/preview-engine.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { BulkChecks, EntryCheck, EntryState } from './entry-check.tsx';
import { FoundByRow } from './found-by.tsx';
import { memberChecks } from './member-checks.ts';
import { MemberForm } from './member-form.tsx';
import { memberList } from './member-list.ts';
import { MemberSummary, memberColumns } from './member-rows.tsx';

interface Props {
  /** Shown below the form of a member. */
  readonly renderHistory: (form: RecordForm<Member>) => ReactNode;
}

export function MembersSection({ renderHistory }: Props) {
  const { members, chains, chapter, settings } = usePanelDirectory();
  const engine = usePreviewEngineAfterList();
  const loadEngine = useLoadPreviewEngine();
  const unreached = useUnreachedMembers(engine);
  const numbers = usePhoneNumbers();
  const [asked, setAsked] = useState<readonly Member[] | null>(null);
  const months = confirmAfterMonths(settings);
  const today = dayOf(new Date());
  const checks = useMemo(
    () => memberChecks(members, today, months, unreached, numbers?.check ?? null, engine),
    [members, today, months, unreached, numbers, engine],
  );
  const shape = useMemo(() => {
    const standings = engine && standingsIn(engine, chains);
    const stateOf = (member: Member) => (
      <EntryState member={member} checks={checks} onAsk={setAsked} />
    );
    const foundBy = (member: Member) => <FoundByRow member={member} checks={checks} />;
    return {
      ...memberList(standings, checks),
      columns: memberColumns({ state: stateOf, foundBy }),
    };
  }, [engine, chains, checks]);
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
        links={
          <PageLink to={sectionPath('import')} className={buttonClass('plain')}>
            <Upload className="size-4 max-sm:hidden" aria-hidden="true" />
            Import
          </PageLink>
        }
        defaults={defaults}
        renderRow={(member) => (
          <MemberSummary
            member={member}
            state={<EntryState member={member} checks={checks} onAsk={setAsked} />}
            foundBy={<FoundByRow member={member} checks={checks} />}
          />
        )}
        renderForm={(form) => (
          <MemberForm form={form} members={members} engine={engine} footer={footerOf(form)} />
        )}
        mayDelete={(some) => mayDeleteMembers(some, loadEngine)}
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
