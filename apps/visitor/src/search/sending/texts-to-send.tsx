/** The texts of each purpose: an introduction, a question to the friend, or a request in the first person. */

import { contactOf } from 'domain/contact.ts';
import {
  type ChainMatch,
  consentRequest,
  firstName,
  inRole,
  listed,
  type Named,
  requestToMember,
} from 'engine';
import { useId, useState } from 'react';
import { CopyButton } from 'ui/copy-button.tsx';
import { MessageText, SheetPart } from 'ui/sheet.tsx';
import { useSearch } from '../../page/search-context.tsx';
import * as sendingTexts from '../../texts/sending.ts';
import { useBestTime } from './choices.tsx';
import { type Editing, ScriptBox } from './script-box.tsx';

/** What the texts are about. */
export interface SendingProps {
  /** Who is introduced: one of the members found, or the members of a chain. */
  readonly of: 'member' | 'chain';
  /** Those the answer names, in the order to call them. */
  readonly people: readonly Named[];
  /** What a message quotes; null when a member was asked for by name (M7). */
  readonly need: string | null;
  /** The introduction script, or the filled script of a chain. */
  readonly script: string;
  /** The shorter texts of a chain: the script is then its Full Referral Script (C7). */
  readonly chain?: Pick<ChainMatch, 'flow' | 'preview'>;
  /** Whether the need is the visitor's own: the texts are then for the visitor at first. */
  readonly isOwnNeed: boolean;
  /** Whether a link to the answer is offered here: once in an answer. */
  readonly sharesAnswer: boolean;
}

/** For the texts of one purpose. */
interface TextsProps extends SendingProps {
  /** The editing of each text, by a key of its own. */
  readonly editing: (key: string) => Editing;
  readonly headingLevel: 'h3' | 'h4';
}

/** The introduction (M12); for a contextual chain its short preview, then the whole script (C6, C7). */
export function Introduction({ script, chain, headingLevel, editing }: TextsProps) {
  const { title, subject } = sendingTexts.introduction;
  const box = { text: script, subject, headingLevel, ...editing('introduction') };
  if (chain === undefined) {
    return (
      <SheetPart>
        <ScriptBox title={title} {...box} />
      </SheetPart>
    );
  }
  return (
    <>
      <SheetPart>
        <div className="mb-2 flex items-center justify-between gap-3">
          <h4 className="font-serif text-xl">{sendingTexts.preview.title}</h4>
          <CopyButton text={chain.preview} {...sendingTexts.preview.copy} />
        </div>
        <MessageText>{chain.preview}</MessageText>
        <div className="mt-3 grid print:hidden">
          <CopyButton text={chain.flow} {...sendingTexts.chainCopy} />
        </div>
      </SheetPart>
      <SheetPart>
        <ScriptBox {...sendingTexts.fullScript} {...box} isCollapsible />
      </SheetPart>
    </>
  );
}

/** Asks the friend before passing on a number. */
export function Consent({ of, people, need, headingLevel, editing }: TextsProps) {
  const { lead } = useSearch();
  const named = of === 'chain' ? people : people.slice(0, 1);
  return (
    <SheetPart>
      <ScriptBox
        title={sendingTexts.consent.title}
        text={consentRequest(named, need, lead)}
        {...editing('consent')}
        subject={sendingTexts.consent.subject}
        headingLevel={headingLevel}
      />
    </SheetPart>
  );
}

/** For the visitor's own need: call a member, or send a message in the first person. */
export function Request({ of, people, need, headingLevel, editing }: TextsProps) {
  const bestTime = useBestTime();
  const [chosenId, choose] = useState('');
  const [first] = people;
  const to = people.find(({ member }) => member.id === chosenId) ?? first;
  if (to === undefined) return null;
  const { member } = to;
  const name = firstName(member);
  return (
    <SheetPart>
      {of === 'chain' && people.length > 1 && <CallOrder people={people} />}
      {people.length > 1 && <RecipientField people={people} chosen={to} onChoose={choose} />}
      <ScriptBox
        key={member.id}
        title={sendingTexts.request.title(name)}
        text={requestToMember(member, need, bestTime)}
        {...editing(member.id)}
        subject={sendingTexts.request.subject}
        to={{ name: member.member_name, firstName: name, ...contactOf(member) }}
        headingLevel={headingLevel}
      />
    </SheetPart>
  );
}

/** The member to message first, and the others. */
function CallOrder({ people }: Pick<SendingProps, 'people'>) {
  const [first, ...others] = people.map(inShort);
  return (
    <p className="mb-4">
      {sendingTexts.startWith(<strong className="font-semibold">{first}</strong>, listed(others))}
    </p>
  );
}

function inShort({ member, role }: Named): string {
  return inRole(firstName(member), role);
}

interface RecipientProps {
  readonly people: readonly Named[];
  readonly chosen: Named;
  readonly onChoose: (memberId: string) => void;
}

/** Which of several members the message is for; the first one unless the visitor chooses another. */
function RecipientField({ people, chosen, onChoose }: RecipientProps) {
  const id = useId();
  return (
    <div className="mb-4 print:hidden">
      <label htmlFor={id} className="text-sm font-medium">
        {sendingTexts.to}
      </label>
      <select
        id={id}
        value={chosen.member.id}
        onChange={(event) => onChoose(event.target.value)}
        className="mt-1 block min-h-11 w-full rounded-lg border border-edge bg-paper px-3 text-ellipsis"
      >
        {people.map(({ member, role }) => (
          <option key={member.id} value={member.id}>
            {member.member_name}, {role}
          </option>
        ))}
      </select>
    </div>
  );
}
