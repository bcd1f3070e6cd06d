/** The list of members on paper: a roster to hand out, in two columns. Nothing else of the page is printed (V1). */
import { contactOf } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import * as membersTexts from '../texts/members.ts';
import type { Roster } from './roster.ts';

interface Props {
  /** The chapter's name. */
  readonly title: string;
  /** How many it has, of which kind, and as of when. */
  readonly readSubtitle: () => string;
  /** Called when it is drawn: all members that match, in the list's order. */
  readonly read: () => Roster;
}

/** Drawn when the page is printed for the first time, as it can be long. */
export function PrintedRoster({ title, readSubtitle, read }: Props) {
  return useIsPrinted() ? (
    <section className="roster hidden print:block">
      <h1 className="font-serif text-3xl leading-tight">{title || membersTexts.roster}</h1>
      <p className="mt-1 text-quiet">{readSubtitle()}</p>
      <div className="mt-5 columns-2 gap-x-8">
        {read().sections.map(({ sphere, home, nearby }) => (
          <section key={sphere} className="pb-4">
            <h2 className="break-after-avoid border-b border-edge pb-1 font-semibold">{sphere}</h2>
            <ul>
              {[...home, ...nearby].map((member) => (
                <Entry key={member.id} member={member} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  ) : null;
}

/** It stays drawn: some phones print only after they have said that they are done. */
function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    // What is not drawn at once is not printed.
    const draw = () => flushSync(() => setIsPrinted(true));
    const onPaper = matchMedia('print');
    window.addEventListener('beforeprint', draw);
    onPaper.addEventListener('change', draw);
    return () => {
      window.removeEventListener('beforeprint', draw);
      onPaper.removeEventListener('change', draw);
    };
  }, []);
  return isPrinted;
}

function Entry({ member }: { readonly member: Member }) {
  const { phone, email } = contactOf(member);
  return (
    <li className="border-b border-line py-1 leading-snug [overflow-wrap:anywhere]">
      <p className="font-serif text-lg leading-tight font-semibold">{member.member_name}</p>
      <Line parts={[member.profession_role, member.company]} />
      <Line parts={[phone, email]} />
      <Line parts={[member.chapter]} />
    </li>
  );
}

function Line({ parts }: { readonly parts: readonly (string | null)[] }) {
  const known = parts.filter((part) => part !== null);
  return known.length > 0 ? <p>{known.join(' · ')}</p> : null;
}
