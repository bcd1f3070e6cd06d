/** The ways to reach and introduce a member: the first is always shown, the others may be behind 'More' (M11, C7). */
import { contactOf } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import { ChevronDown, Globe, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, type ButtonVariant, TEXT_LINK } from 'ui/button.tsx';
import { CopyButton } from 'ui/copy-button.tsx';
import { emailLink, telLink } from 'ui/links.ts';
import { memberPath } from 'ui/paths.ts';
import * as contactTexts from 'ui/texts/contact.ts';
import { CallButton } from '../../page/answer-links.tsx';
import * as answerTexts from '../../texts/answer.ts';
import { hiddenWords } from '../../texts/sentence.tsx';

interface Props {
  readonly member: Member;
  readonly intro: string;
  /** The exact words of the button that copies the introduction. */
  readonly copyLabel: string;
  /** Whether the first way is the answer's primary action. */
  readonly isPrimary: boolean;
  /** Whether all but the first are behind 'More'. */
  readonly isFolded: boolean;
}

export function WaysToReach({ member, intro, copyLabel, isPrimary, isFolded }: Props) {
  const [first, ...others] = linksTo(member);
  const rest = (
    <>
      {others.map((way) => way('plain'))}
      <CopyButton text={intro} label={copyLabel} toast={contactTexts.introCopied} />
    </>
  );
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {first?.(isPrimary ? 'primary' : 'plain')}
      {isFolded ? <More member={member}>{rest}</More> : rest}
    </div>
  );
}

type Way = (variant: ButtonVariant) => ReactNode;

/** Call, Email and Website, each if its data exists. */
function linksTo(member: Member): Way[] {
  const { phone, email, website } = contactOf(member);
  const name = member.member_name;
  const write = emailLink(email);
  const ways: Way[] = [];
  if (telLink(phone)) {
    ways.push((variant) => <CallButton key="call" phone={phone} name={name} variant={variant} />);
  }
  if (write) {
    ways.push((variant) => (
      <ButtonLink
        key="email"
        variant={variant}
        href={write}
        data-printed={email}
        aria-label={contactTexts.emailMember(name)}
      >
        <Mail className="size-4 shrink-0" aria-hidden="true" />
        {contactTexts.email}
      </ButtonLink>
    ));
  }
  if (website) {
    ways.push((variant) => (
      <ButtonLink
        key="website"
        variant={variant}
        href={website}
        target="_blank"
        rel="noopener"
        aria-label={contactTexts.websiteOfMember(name)}
        data-printed={website}
      >
        <Globe className="size-4 shrink-0" aria-hidden="true" />
        {contactTexts.website}
      </ButtonLink>
    ));
  }
  return ways;
}

interface MoreProps {
  readonly member: Member;
  readonly children: ReactNode;
}

/** Opens below the first way where browsers let the content of a disclosure be placed, otherwise where it stands. */
function More({ member, children }: MoreProps) {
  const name = member.member_name;
  return (
    <details className="group/more min-w-0 supports-[selector(::details-content)]:contents open:[&::details-content]:basis-full print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-lg px-3 text-[0.9375rem] font-medium text-accent hover:bg-accent-wash print:hidden [&::-webkit-details-marker]:hidden">
        <span>{answerTexts.moreWays(name, hiddenWords)}</span>
        <ChevronDown
          className="size-4 shrink-0 transition-transform group-open/more:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <a href={memberPath(member.id)} className={`${TEXT_LINK} px-2 print:hidden`}>
          {answerTexts.aboutMember(name)}
        </a>
      </div>
    </details>
  );
}
