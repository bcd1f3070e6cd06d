/** '/members': all members, by sphere and profession. */
import { useEffect } from 'react';
import { PageFrame } from 'ui/page-frame.tsx';
import { ReadFailure } from 'ui/read-failure.tsx';
import * as siteTexts from 'ui/texts/site.ts';
import * as membersTexts from '../texts/members.ts';
import { MemberList } from './list/member-list.tsx';
import { Loading } from './page/loading.tsx';
import { MemberPagesFooter } from './page/member-pages-footer.tsx';
import { PageHeading } from './page/page-heading.tsx';
import { directoryReading, useReading } from './page/reading.ts';

export default function MembersPage() {
  const directory = useReading(directoryReading);
  useEffect(() => {
    document.title = siteTexts.titleOf(siteTexts.allMembers);
  }, []);

  return (
    <PageFrame footer={<MemberPagesFooter />}>
      {/* Keeps the footer below the fold, so that content that loads later does not move it into view. */}
      <div className="min-h-dvh pt-4">
        <PageHeading>{siteTexts.allMembers}</PageHeading>
        <p className="mt-2 max-w-prose text-lg text-balance text-quiet">
          {membersTexts.introduction}
        </p>
        {directory.status === 'loading' && <Loading rows={8} />}
        {directory.status === 'failed' && (
          <ReadFailure text={membersTexts.checkConnection} onRetry={directoryReading.retry} />
        )}
        {directory.status === 'ready' && <MemberList directory={directory.value} />}
      </div>
    </PageFrame>
  );
}
