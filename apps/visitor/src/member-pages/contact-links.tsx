/** How to reach a member and keep the contact: links, a contact file, and a QR code of the page. */
import type { Contact } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import {
  ChevronDown,
  Globe,
  type LucideIcon,
  Mail,
  Phone,
  QrCode as QrIcon,
  UserRoundPlus,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from 'ui/button.tsx';
import { downloadFile } from 'ui/download.ts';
import { emailLink, telLink } from 'ui/links.ts';
import type { QrPath } from 'ui/qr-path.ts';
import * as memberTexts from '../texts/member.ts';
import { hiddenWords } from '../texts/sentence.tsx';
import { CONTACT_TYPE, contactFile, contactFileName } from './contact-file.ts';

interface Props {
  readonly name: string;
  readonly contact: Contact;
}

export function ContactLinks({ name, contact: { phone, email, website } }: Props) {
  if (phone === null && email === null && website === null) {
    return <p className="mt-5">{memberTexts.askChapter(name)}</p>;
  }
  return (
    <ul className="mt-5 grid max-w-md gap-2">
      {phone && (
        <Way icon={Phone} href={telLink(phone)} isFirst>
          {memberTexts.call(name, phone, hiddenWords)}
        </Way>
      )}
      {email && (
        <Way icon={Mail} href={emailLink(email)} isFirst={phone === null}>
          {memberTexts.email(name, email, hiddenWords)}
        </Way>
      )}
      {website && (
        <Way icon={Globe} href={website} isWeb>
          {memberTexts.website(name, shown(website), hiddenWords)}
        </Way>
      )}
    </ul>
  );
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
  /** null when the text is not a number or address that a device can use. */
  readonly href: string | null;
  /** The best way to reach the member. */
  readonly isFirst?: boolean;
  readonly isWeb?: boolean;
}

function Way({ icon: Icon, children, href, isFirst = false, isWeb = false }: WayProps) {
  const content = (
    <>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </>
  );
  if (href === null) return <li className="flex min-h-11 items-center gap-2">{content}</li>;
  return (
    <li className="grid">
      <ButtonLink
        variant={isFirst ? 'primary' : 'plain'}
        href={href}
        {...(isWeb && { target: '_blank', rel: 'noopener' })}
        className="justify-start text-left"
      >
        {content}
      </ButtonLink>
    </li>
  );
}

/** 'example.com/roofing' for 'https://www.example.com/roofing/'. */
function shown(website: string): string {
  return website.replace(/^https?:\/\/(www\.)?|\/$/gi, '');
}

interface SaveContactProps {
  readonly member: Member;
  /** The path of the member's page, on this site. */
  readonly path: string;
}

/** A button that saves the member as a contact file. */
export function SaveContact({ member, path }: SaveContactProps) {
  function save() {
    const page = new URL(path, location.origin).href;
    downloadFile(contactFileName(member), CONTACT_TYPE, contactFile(member, page));
  }

  return (
    <Button variant="plain" onClick={save}>
      <UserRoundPlus className="size-4 shrink-0" aria-hidden="true" />
      {memberTexts.saveContact}
    </Button>
  );
}

interface QrCodeProps {
  /** The path of the member's page, on this site. */
  readonly path: string;
  readonly name: string;
}

type Drawn = QrPath | 'failed' | null;

/** The address of a member's page as a QR code, for another phone to scan. Drawn when opened. */
export function QrCode({ path, name }: QrCodeProps) {
  const [drawn, setDrawn] = useState<Drawn>(null);
  const url = new URL(path, location.origin).href;

  async function draw() {
    try {
      const { qrPath } = await import('ui/qr-path.ts');
      setDrawn(qrPath(url));
    } catch (reason) {
      console.warn('The QR code could not be drawn:', reason);
      setDrawn('failed');
    }
  }

  return (
    <details
      className="group/qr mt-4 max-w-md not-open:print:hidden"
      onToggle={(event) => {
        if (event.currentTarget.open && (drawn === null || drawn === 'failed')) void draw();
      }}
    >
      <summary className="-mx-2 flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-lg px-2 font-medium text-accent">
        <QrIcon className="size-4 shrink-0" aria-hidden="true" />
        {memberTexts.qrCode}
        <ChevronDown
          className="size-4 shrink-0 transition-transform group-open/qr:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="mt-2 min-h-64">{code(drawn, url, name)}</div>
    </details>
  );
}

function code(drawn: Drawn, url: string, name: string) {
  if (drawn === null) return null;
  if (drawn === 'failed') {
    return <p role="alert">{memberTexts.qrCodeFailed(url)}</p>;
  }
  const { size, path } = drawn;
  return (
    // Black on white in both themes: what scanners read best.
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={memberTexts.qrCodeOf(name, url)}
      shapeRendering="crispEdges"
      className="size-64 rounded-lg border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
