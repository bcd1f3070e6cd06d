/** '/members/<id>': who a member is, what to send them, how to reach them. */

import type { ChapterDirectory } from 'domain/directory.ts';
import { useEffect } from 'react';
import { PageFrame } from 'ui/page-frame.tsx';
import { PageLink } from 'ui/page-link.tsx';
import { MEMBERS_PATH, memberIdIn } from 'ui/page-paths.ts';
import { ReadFailure } from 'ui/read-failure.tsx';
import { TEXT_LINK } from 'ui/text-link.ts';
import * as siteTexts from 'ui/texts/site.ts';
import { usePathname } from 'wouter/use-browser-location';
import * as membersTexts from '../texts/members.ts';
import { MemberProfile } from './member/member-profile.tsx';
import { Loading } from './page/loading.tsx';
import { MemberPagesFooter } from './page/member-pages-footer.tsx';
import { PageHeading } from './page/page-heading.tsx';
import { directoryReading, useReading } from './page/reading.ts';

export default function MemberPage() {
  const id = memberIdIn(usePathname());
  const directory = useReading(directoryReading);

  return (
    <PageFrame footer={<MemberPagesFooter />}>
      {/* Keeps the footer below the fold, so that content that loads later does not move it into view. */}
      <div className="min-h-dvh">
        <PageLink to={MEMBERS_PATH} className={TEXT_LINK}>
          {siteTexts.allMembers}
        </PageLink>
        {directory.status === 'loading' && <Loading rows={3} />}
        {directory.status === 'failed' && (
          <ReadFailure text={membersTexts.checkConnection} onRetry={directoryReading.retry} />
        )}
        {directory.status === 'ready' && <Profile key={id} id={id} directory={directory.value} />}
      </div>
    </PageFrame>
  );
}

function Profile({
  id,
  directory,
}: {
  readonly id: string | null;
  readonly directory: ChapterDirectory;
}) {
  const member = directory.members.find((one) => one.id === id) ?? null;
  const title = member
    ? membersTexts.titleOf(member.member_name, member.profession_role)
    : membersTexts.notFound;
  useEffect(() => {
    document.title = siteTexts.titleOf(title);
  }, [title]);

  return member ? <MemberProfile member={member} directory={directory} /> : <NotThere />;
}

/** Shown for an unknown member: they have left, or the address was copied incompletely. */
function NotThere() {
  return (
    <div className="pt-4">
      <PageHeading>{membersTexts.notInDirectory}</PageHeading>
      <p className="mt-3 max-w-prose text-lg text-quiet">{membersTexts.whyNotInDirectory}</p>
    </div>
  );
}
