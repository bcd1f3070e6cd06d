/** A button that saves the member as a contact file. */

import type { Member } from 'domain/member.ts';
import { UserRoundPlus } from 'lucide-react';
import { buttonClass } from 'ui/button.ts';
import { downloadFile } from 'ui/download.ts';
import * as membersTexts from '../../texts/members.ts';
import { CONTACT_TYPE, contactFile, contactFileName } from './contact-file.ts';

interface Props {
  readonly member: Member;
  /** The path of the member's page, on this site. */
  readonly path: string;
}

export function SaveContact({ member, path }: Props) {
  function save() {
    const page = new URL(path, location.origin).href;
    downloadFile(contactFileName(member), CONTACT_TYPE, contactFile(member, page));
  }

  return (
    <button type="button" onClick={save} className={buttonClass('plain')}>
      <UserRoundPlus className="size-4 shrink-0" aria-hidden="true" />
      {membersTexts.saveContact}
    </button>
  );
}
