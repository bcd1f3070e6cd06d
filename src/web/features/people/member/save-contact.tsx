/** A button that saves the member as a contact file. */
import { UserRoundPlus } from 'lucide-react';
import type { Member } from '../../../../domain/member.ts';
import { buttonClass } from '../../../components/button.ts';
import * as memberTexts from '../../../texts/member.ts';
import { CONTACT_TYPE, contactFile, contactFileName } from './contact-file.ts';

interface Props {
  readonly member: Member;
  /** The path of the member's page, on this site. */
  readonly path: string;
}

export function SaveContact({ member, path }: Props) {
  function save() {
    const page = new URL(path, location.origin).href;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([contactFile(member, page)], { type: CONTACT_TYPE }));
    link.download = contactFileName(member);
    link.click();
    // Revoked in a later task: by then the download has its own reference to the file.
    setTimeout(() => URL.revokeObjectURL(link.href));
  }

  return (
    <button type="button" onClick={save} className={buttonClass('plain')}>
      <UserRoundPlus className="size-4 shrink-0" aria-hidden="true" />
      {memberTexts.saveContact}
    </button>
  );
}
