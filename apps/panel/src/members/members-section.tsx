/** The members of the chapter: their list and the form of one (P2, P3). */
import { dayOf } from 'domain/day.ts';
import { confirmAfterMonths } from 'domain/freshness.ts';
import type { Member } from 'domain/member.ts';
import { Upload } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { buttonClass } from 'ui/button.tsx';
import { Apart, once } from 'ui/error-boundary.tsx';
import { PageLink } from 'ui/page-link.tsx';
import { sectionPath } from 'ui/paths.ts';
import { standingsIn, useOddContacts, useUnreachedMembers } from '../records/chapter-findings.ts';
import { mayDeleteMembers } from '../records/delete-question.tsx';
import { editableMembers } from '../records/editable-kind.ts';
import type { RecordForm } from '../records/form/use-record-form.ts';
import type { ListShape } from '../records/list/list-shape.ts';
import { RecordSection } from '../records/list/record-section.tsx';
import { homeChapterOf, usePanelDirectory } from '../records/panel-directory.ts';
import {
  type PreviewEngine,
  useLoadPreviewEngine,
  usePreviewEngineAfterList,
} from '../records/preview-engine.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { BulkChecks, EntryCheck, EntryState } from './entry-check.tsx';
import { FoundByRow } from './found-by.tsx';
import { type MemberChecks, memberChecks } from './member-checks.ts';
import { MemberForm } from './member-form.tsx';
import { memberList } from './member-list.ts';
import { MemberSummary, memberColumns } from './member-rows.tsx';

interface Props {
  /** Shown below the form of a member. */
  readonly renderHistory: (form: RecordForm<Member>) => ReactNode;
}

export function MembersSection({ renderHistory }: Props) {
  const { members, chapter } = usePanelDirectory();
  const engine = usePreviewEngineAfterList();
  const loadEngine = useLoadPreviewEngine();
  const [asked, setAsked] = useState<readonly Member[] | null>(null);
  const checks = useMemberChecks(engine);
  const shape = useMemberList(engine, checks, setAsked);
  const defaults = useMemo(
    () => ({ chapter: homeChapterOf(members, chapter.home) }),
    [members, chapter.home],
  );
  const byId = useMemo(() => new Map(members.map((member) => [member.id, member])), [members]);

  function footerOf(form: RecordForm<Member>) {
    const saved = byId.get(form.base?.id ?? '');
    return (
      <Apart>
        {saved && <EntryCheck member={saved} checks={checks} onAsk={setAsked} />}
        {renderHistory(form)}
      </Apart>
    );
  }

  return (
    <Apart>
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
    </Apart>
  );
}

/** What can be wrong with each entry, as far as it is known yet. */
function useMemberChecks(engine: PreviewEngine | null): MemberChecks {
  const { settings } = usePanelDirectory();
  const unreached = useUnreachedMembers(engine);
  const { odd } = useOddContacts();
  const months = confirmAfterMonths(settings);
  const today = dayOf(new Date());
  return useMemo(
    () => memberChecks(today, months, unreached, odd, engine),
    [today, months, unreached, odd, engine],
  );
}

/** The shape of the list, with the results of the checks in its table. @param onAsk must not change. */
function useMemberList(
  engine: PreviewEngine | null,
  checks: MemberChecks,
  onAsk: (members: readonly Member[]) => void,
): ListShape<Member> {
  const { chains } = usePanelDirectory();
  return useMemo(() => {
    const columns = memberColumns({
      state: (member) => <EntryState member={member} checks={checks} onAsk={onAsk} />,
      foundBy: (member) => <FoundByRow member={member} checks={checks} />,
    });
    const standings = engine && once(() => standingsIn(engine, chains));
    return { ...memberList(standings, checks), columns };
  }, [engine, chains, checks, onAsk]);
}
