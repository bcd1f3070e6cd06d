/** The picture of a member, where there is one (V3). It is loaded from the address that the chapter entered. */
import { httpsAddress } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import { useState } from 'react';

interface Props {
  readonly member: Member;
  /** Width and height, in pixels. */
  readonly size: number;
}

/** Its text is empty because the member's name stands beside it. One that cannot be loaded disappears. */
export function MemberPicture({ member: { picture }, size }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = httpsAddress(picture);
  if (address === null || address === broken) return null;
  return (
    <img
      src={address}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
      className="aspect-square shrink-0 rounded-lg object-cover"
    />
  );
}
