/** '/members/<id>': who a member is, what to send them, how to reach them. */

import { commaList } from 'domain/comma-list.ts';
import { contactOf } from 'domain/contact.ts';
import { dayOf } from 'domain/day.ts';
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import { isMemberSphere } from 'domain/sphere.ts';
import { isOfAnotherChapter, leaveOf, memberIntro } from 'engine';
import { useEffect } from 'react';
import { TEXT_LINK } from 'ui/button.tsx';
import { CopyButton } from 'ui/copy-button.tsx';
import { Apart, ErrorBoundary } from 'ui/error-boundary.tsx';
import { PageLink } from 'ui/page-link.tsx';
import { MEMBERS_PATH, memberIdIn, memberPath } from 'ui/paths.ts';
import * as contactTexts from 'ui/texts/contact.ts';
import * as siteTexts from 'ui/texts/site.ts';
import { usePathname } from 'wouter/use-browser-location';
import { ShareButton } from '../page/share-button.tsx';
import { VisitorFrame } from '../page/visitor-frame.tsx';
import * as memberTexts from '../texts/member.ts';
import * as membersTexts from '../texts/members.ts';
import { aboutMember, ChainList, WhatToSend } from './about-member.tsx';
import { ContactLinks, QrCode, SaveContact } from './contact-links.tsx';
import { DirectoryAge, OnceRead, PageHeading, useRetry } from './member-pages-frame.tsx';
import { MemberPicture } from './member-picture.tsx';
import { useReading } from './reading.ts';

export default function MemberPage() {
  const id = memberIdIn(usePathname());

  return (
    <VisitorFrame notes={<DirectoryAge />}>
      {/* Keeps the footer below the fold, so that content that loads later does not move it into view. */}
      <div className="min-h-dvh">
        <PageLink to={MEMBERS_PATH} className={TEXT_LINK}>
          {siteTexts.allMembers}
        </PageLink>
        <OnceRead rows={3}>
          {(directory) => <Profile key={id} id={id} directory={directory} />}
        </OnceRead>
      </div>
    </VisitorFrame>
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
    ? memberTexts.titleOf(member.member_name, member.profession_role)
    : memberTexts.notFound;
  useEffect(() => {
    document.title = siteTexts.titleOf(title);
  }, [title]);

  return member ? <MemberProfile member={member} directory={directory} /> : <NotThere />;
}

/** Shown for an unknown member: they have left, or the address was copied incompletely. */
function NotThere() {
  return (
    <div className="pt-4">
      <PageHeading>{memberTexts.notInDirectory}</PageHeading>
      <p className="mt-3 max-w-prose text-lg text-quiet">{memberTexts.whyNotInDirectory}</p>
    </div>
  );
}

interface Props {
  readonly member: Member;
  readonly directory: ChapterDirectory;
}

/** A member's page: who they are and how to reach them; beside it, what to send them. */
function MemberProfile({ member, directory }: Props) {
  const asking = aboutMember(member, directory);
  const about = useReading(asking);
  const { place, retry } = useRetry(asking);

  return (
    <article className="grid gap-x-14 gap-y-10 pt-3 [overflow-wrap:anywhere] lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
      <div className="min-w-0">
        <WhoTheyAre member={member} />
        <ErrorBoundary>
          <OnLeave member={member} directory={directory} />
        </ErrorBoundary>
        {/* Its line is there before the engine has inferred it, so that nothing moves (V2). */}
        <p className="mt-1 min-h-5 text-sm text-quiet">
          {isMemberSphere(member.sphere)
            ? member.sphere
            : about.status === 'ready' && about.value.sphere}
        </p>
        <HowToReachThem member={member} directory={directory} />
      </div>
      <div ref={place} tabIndex={-1} className="min-w-0 outline-none">
        {about.status === 'ready' && (
          <Apart>
            <WhatToSend member={member} needs={about.value.needs} />
            <ChainList chains={about.value.chains} member={member} />
          </Apart>
        )}
        {about.status === 'failed' && <NotLoaded onRetry={retry} />}
      </div>
    </article>
  );
}

function WhoTheyAre({ member }: Pick<Props, 'member'>) {
  const { company, chapter, about } = member;
  const aliases = commaList(member.role_alias);
  const languages = commaList(member.languages);
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <PageHeading>
            <bdi>{member.member_name}</bdi>
          </PageHeading>
          <p className="mt-1 text-xl">{member.profession_role}</p>
        </div>
        <ErrorBoundary>
          <MemberPicture member={member} size={96} />
        </ErrorBoundary>
      </div>
      {aliases.length > 0 && <p className="mt-1 text-quiet">{memberTexts.also(aliases)}</p>}
      <p className="mt-1 text-quiet">
        {about === null
          ? memberTexts.withCompany(company, chapter)
          : [company, chapter].filter((part) => part !== null).join(' · ')}
      </p>
      {about && <p className="mt-3 max-w-prose text-lg">{about}</p>}
      {languages.length > 0 && <p className="mt-1">{memberTexts.speaks(languages)}</p>}
    </>
  );
}

/** Until when the member is away, and who stands in, with a link (M15). */
function OnLeave({ member, directory }: Props) {
  const leave = leaveOf(member, directory.members, dayOf(new Date()));
  return (
    leave && (
      <p className="mt-3 font-medium">
        {membersTexts.awayUntil(leave.until)}
        {leave.substitute && (
          <>
            {' '}
            {memberTexts.standsIn(
              <PageLink to={memberPath(leave.substitute.id)} className={TEXT_LINK}>
                {leave.substitute.member_name}
              </PageLink>,
            )}
          </>
        )}
      </p>
    )
  );
}

function HowToReachThem({ member, directory }: Props) {
  const { member_name: name, profession_role: role } = member;
  const path = memberPath(member.id);
  return (
    <Apart>
      <ContactLinks name={name} contact={contactOf(member)} />
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:flex-[1_1_40%]">
        <Apart>
          <CopyIntro member={member} directory={directory} />
          <ShareButton
            path={path}
            title={memberTexts.titleOf(name, role)}
            label={(hidden) => memberTexts.sharePageOf(name, hidden)}
          />
          <SaveContact member={member} path={path} />
        </Apart>
      </div>
      <QrCode path={path} name={name} />
    </Apart>
  );
}

function CopyIntro({ member, directory }: Props) {
  const isGuest = isOfAnotherChapter(member, directory.members, directory.chapter);
  return (
    <CopyButton
      text={memberIntro(member, null, undefined, isGuest)}
      label={contactTexts.copyIntro}
      toast={contactTexts.introCopied}
    />
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="alert" className="text-quiet">
      {memberTexts.notLoaded}{' '}
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 cursor-pointer font-medium text-accent underline underline-offset-4"
      >
        {memberTexts.tryAgain}
      </button>
    </p>
  );
}
