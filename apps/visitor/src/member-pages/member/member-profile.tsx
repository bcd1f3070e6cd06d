/** A member's page: who they are and how to reach them; beside it, what to send them. */
import { commaList } from 'domain/comma-list.ts';
import { contactOf } from 'domain/contact.ts';
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import { isOfAnotherChapter, memberIntro } from 'engine';
import { CopyButton } from 'ui/copy-button.tsx';
import { memberPath } from 'ui/page-paths.ts';
import * as contactTexts from 'ui/texts/contact.ts';
import { ShareButton } from '../../page/share-button.tsx';
import * as membersTexts from '../../texts/members.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { useReading } from '../page/reading.ts';
import { aboutMember } from './about-member.ts';
import { ChainList } from './chain-list.tsx';
import { ContactLinks } from './contact-links.tsx';
import { QrCode } from './qr-code.tsx';
import { SaveContact } from './save-contact.tsx';
import { WhatToSend } from './what-to-send.tsx';

interface Props {
  readonly member: Member;
  readonly directory: ChapterDirectory;
}

export function MemberProfile({ member, directory }: Props) {
  const { member_name: name, profession_role: role, company, chapter, sphere } = member;
  const path = memberPath(member.id);
  const asking = aboutMember(member, directory);
  const about = useReading(asking);
  const isAway = isOfAnotherChapter(member, directory.members, directory.chapter);
  const aliases = commaList(member.role_alias);

  return (
    <article className="grid gap-x-14 gap-y-10 pt-3 [overflow-wrap:anywhere] lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
      <div className="min-w-0">
        <PageHeading>
          <bdi>{name}</bdi>
        </PageHeading>
        <p className="mt-1 text-xl">{role}</p>
        {aliases.length > 0 && <p className="mt-1 text-quiet">{membersTexts.also(aliases)}</p>}
        <p className="mt-1 text-quiet">
          {[company, chapter].filter((part) => part !== null).join(' · ')}
        </p>
        {sphere && <p className="mt-1 text-sm text-quiet">{sphere}</p>}
        <ContactLinks name={name} contact={contactOf(member)} />
        <div className="mt-3 flex flex-wrap gap-2 max-sm:*:flex-[1_1_40%]">
          <CopyButton
            text={memberIntro(member, null, undefined, isAway)}
            label={contactTexts.copyIntro}
            toast={contactTexts.introCopied}
          />
          <ShareButton
            path={path}
            title={membersTexts.titleOf(name, role)}
            label={(hidden) => membersTexts.sharePageOf(name, hidden)}
          />
          <SaveContact member={member} path={path} />
        </div>
        <QrCode path={path} name={name} />
      </div>
      <div className="min-w-0">
        {about.status === 'ready' && (
          <>
            <WhatToSend member={member} needs={about.value.needs} />
            <ChainList chains={about.value.chains} member={member} />
          </>
        )}
        {about.status === 'failed' && (
          <p role="alert" className="text-quiet">
            {membersTexts.notLoaded}{' '}
            <button
              type="button"
              onClick={asking.retry}
              className="min-h-11 cursor-pointer font-medium text-accent underline underline-offset-4"
            >
              {membersTexts.tryAgain}
            </button>
          </p>
        )}
      </div>
    </article>
  );
}
