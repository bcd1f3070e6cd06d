/**
 * What an admin has entered of their own chapter so far (P15). It is stored for this tab, so that going back, leaving
 * and reloading lose nothing.
 */
import type { Member } from 'domain/member.ts';
import { memberKind } from 'domain/member-fields.ts';
import { draftOf, type Values, valuesOf } from 'domain/record.ts';
import { useState } from 'react';

/** Someone on the roster. */
export interface Person {
  readonly id: string;
  readonly values: Values<Member>;
  /** Whether the roster gives them no trade: they are added once one is chosen. */
  readonly lacksTrade: boolean;
  /** The trade that the admin chose, because the role was not understood; null for none. */
  readonly trade: string | null;
  readonly isLeftOut: boolean;
  /** What of their row cannot be stored, in sentences. */
  readonly notes: readonly string[];
}

/** A row of the roster that becomes no member. */
export interface LeftOutRow {
  readonly title: string;
  readonly reason: string;
}

/** Someone who is typed in, not read from a list. */
export interface Typed {
  readonly name: string;
  readonly trade: string;
  readonly phone: string;
}

export interface OwnDraft {
  readonly name: string;
  readonly town: string;
  readonly people: readonly Person[];
  readonly leftOut: readonly LeftOutRow[];
  readonly typed: readonly Typed[];
  /** The scenarios of the chains that were unticked. */
  readonly unticked: readonly string[];
  /** The address of a second admin; '' for none. */
  readonly email: string;
}

export const NOBODY: Typed = { name: '', trade: '', phone: '' };

const BLANK: OwnDraft = {
  name: '',
  town: '',
  people: [],
  leftOut: [],
  typed: [NOBODY],
  unticked: [],
  email: '',
};

/** Those who become members. */
export function membersIn({ people }: OwnDraft): readonly Person[] {
  return people.filter(
    ({ isLeftOut, lacksTrade, trade }) => !isLeftOut && !(lacksTrade && trade === null),
  );
}

export type Edit = (changes: Partial<OwnDraft>) => void;

export function useOwnDraft(): readonly [OwnDraft, Edit] {
  const [draft, setDraft] = useState(readOwnDraft);
  return [
    draft,
    (changes) =>
      setDraft((before) => {
        const now = { ...before, ...changes };
        storeOwnDraft(now);
        return now;
      }),
  ];
}

const KEY = 'pathfinder-own-chapter';

export function storeOwnDraft(draft: OwnDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage, or with more than it holds, the page alone keeps it.
  }
}

export function dropOwnDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage none was stored.
  }
}

function readOwnDraft(): OwnDraft {
  try {
    return parseOwnDraft(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return BLANK;
  }
}

/** What is not as expected is blank. Pure. */
export function parseOwnDraft(stored: unknown): OwnDraft {
  const draft = objectIn(stored);
  const typed = listIn(draft.typed).map((each) => {
    const { name, trade, phone } = objectIn(each);
    return { name: textIn(name), trade: textIn(trade), phone: textIn(phone) };
  });
  return {
    name: textIn(draft.name),
    town: textIn(draft.town),
    people: listIn(draft.people).flatMap((each) => parsePerson(objectIn(each)) ?? []),
    leftOut: listIn(draft.leftOut).map((each) => {
      const { title, reason } = objectIn(each);
      return { title: textIn(title), reason: textIn(reason) };
    }),
    typed: typed.length === 0 ? BLANK.typed : typed,
    unticked: listIn(draft.unticked).map(textIn),
    email: textIn(draft.email),
  };
}

function parsePerson(stored: Readonly<Record<string, unknown>>): Person | null {
  const id = textIn(stored.id);
  const member = memberKind.parse({ ...objectIn(stored.values), id });
  if (id === '' || member === null) return null;
  return {
    id,
    values: valuesOf(memberKind, draftOf(memberKind, member)),
    lacksTrade: stored.lacksTrade === true,
    trade: textIn(stored.trade) || null,
    isLeftOut: stored.isLeftOut === true,
    notes: listIn(stored.notes).map(textIn),
  };
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
