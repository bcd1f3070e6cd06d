/** Replaces the demo with the admin's own chapter, and brings it back (P15). */
import type { Row } from 'domain/columns.ts';
import type { Member } from 'domain/member.ts';
import { memberKind } from 'domain/member-fields.ts';
import type { Values } from 'domain/record.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { answer, asUser } from '../records/data-api.ts';
import { loadDirectory, loadExpectations } from '../records/panel-directory.ts';
import { RequestFailed } from '../records/request-failed.ts';
import { withTrade } from '../records/understood-role.tsx';
import { membersIn, type OwnDraft, type Person } from './own-draft.ts';

/** Examples shown under the search box (S2). */
const MAX_EXAMPLES = 5;

/** @throws {RequestFailed} when nothing was replaced. */
export async function startChapter(chapter: Row): Promise<void> {
  await answer((await asUser()).from('own_chapter').insert({ chapter }));
  await readAgain();
}

/** @throws {RequestFailed} when something was changed since, for example. */
export async function undoStart(): Promise<void> {
  const undone = (await asUser()).from('own_chapter').delete().not('at', 'is', null).select('at');
  const [start] = await answer(undone);
  await readAgain();
  if (start === undefined) {
    throw new RequestFailed(
      'refused',
      'Something was changed since, so the demo cannot come back.',
    );
  }
}

/** When the demo was replaced, if that can still be undone. @throws {RequestFailed} */
export async function readStart(): Promise<Date | null> {
  const [start] = await answer((await asUser()).from('own_chapter').select('at'));
  return typeof start?.at === 'string' ? new Date(start.at) : null;
}

async function readAgain(): Promise<void> {
  await loadDirectory();
  await loadExpectations();
}

interface Choices {
  readonly draft: OwnDraft;
  readonly chains: readonly ReferralChain[];
  /** The trades that are held, in the roster's order. */
  readonly trades: readonly string[];
  /** The signed-in admin's address, to which feedback is mailed; null if the account has none. */
  readonly email: string | null;
}

/** The chapter as the database takes it. Pure. */
export function chapterRows({ draft, chains, trades, email }: Choices): Row {
  const examples = [...new Set(trades)].slice(0, MAX_EXAMPLES).map(asTyped);
  return {
    settings: {
      chapter_name: draft.name.trim(),
      home: draft.town.trim(),
      nearby: null,
      examples: examples.join(', ') || null,
      ...(email !== null && { feedback_recipient: email }),
    },
    members: ownMembers(draft).map(({ id, version: _, ...values }) => ({
      id,
      ...fieldsOf(values),
    })),
    chains: chains.map(({ version: _, ...chain }) => chain),
  };
}

function fieldsOf(values: object): Row {
  const row: Row = { ...values };
  return Object.fromEntries(memberKind.fields.map(({ name }) => [name, row[name]]));
}

/**
 * The members as they will be stored. All are at home (K1) unless the roster says for some of them that they are: then
 * the others are of the chapters it names. Pure.
 */
export function ownMembers(draft: OwnDraft): readonly Member[] {
  const town = draft.town.trim().toLowerCase();
  const isAtHome = ({ values }: Person) =>
    String(values.chapter ?? '')
      .toLowerCase()
      .includes(town);
  const people = membersIn(draft);
  const saysHome = people.some(isAtHome);
  return people.flatMap((person) => {
    const { chapter } = person.values;
    const home = saysHome && chapter !== null ? chapter : homeChapter(draft);
    return memberKind.parse({ ...withChosenTrade(person), chapter: home, id: person.id }) ?? [];
  });
}

/** A chosen trade stands beside the role as written, or in place of the one that is missing. */
function withChosenTrade({ values, lacksTrade, trade }: Person): Values<Member> {
  if (trade === null) return values;
  if (lacksTrade) return { ...values, profession_role: trade };
  return { ...values, role_alias: withTrade(String(values.role_alias ?? ''), trade) };
}

/** @example homeChapter({ name: 'Business Partners', town: 'Harbor Point' }) // 'Business Partners, Harbor Point' */
function homeChapter({ name, town }: Pick<OwnDraft, 'name' | 'town'>): string {
  const isNamed = name.toLowerCase().includes(town.trim().toLowerCase());
  return isNamed ? name.trim() : `${name.trim()}, ${town.trim()}`;
}

/** A trade as a visitor types it: 'HVAC Technician' is 'HVAC technician'. */
function asTyped(trade: string): string {
  return trade.replaceAll(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase());
}
