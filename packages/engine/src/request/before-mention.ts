/** What stands before the mention of a trade in its clause, and so whether it is asked for or only spoken of. */
import { doneWith, leaves, praises, reports, tellsTrade } from '../knowledge/around-requests.ts';
import { positionOfRun } from '../text/runs.ts';
import { basesOf, type Word } from '../text/word.ts';
import type { Clauses } from './clauses.ts';
import type { Mention } from './named-trades.ts';
import { HAVE } from './refusals.ts';

/** Before 'is', these ask: 'who is your plumber', 'is there a plumber'. */
export const ASKS_WHO: ReadonlySet<string> = new Set(
  'who there what where how which here'.split(' '),
);

export const IS: ReadonlySet<string> = new Set(['is', 'was']);

/** Say whose the trade is. */
const OWNERS: ReadonlySet<string> = new Set('my our his her their'.split(' '));

/** Leave open who of the trade it is. */
const OPEN_DETERMINERS: ReadonlySet<string> = new Set(
  'a an any another every one some your which what'.split(' '),
);

/** A determiner and at most one word after it: 'a good'. */
const LONGEST_DETERMINER_WORDS = 2;

const WHICH: ReadonlySet<string> = new Set(['who', 'which', 'what']);
const THE = 'the';
const AND = 'and';
const NO = 'no';
const YET = 'yet';

/** Between two trades of a list. */
const IN_LIST: ReadonlySet<string> = new Set(
  'and or also plus maybe as well a an the another'.split(' '),
);

const BEGINS_ASIDE: ReadonlySet<string> = new Set(
  'when if while because since after before'.split(' '),
);

/** After 'if', they ask whether somebody has or is one: 'if anybody has a plumber they trust'. */
const AFTER_ASKING_IF: ReadonlySet<string> = new Set(
  'anyone anybody someone somebody one you u yall there'.split(' '),
);
const IF = 'if';
const COUNT = /^(?:\d+|two|three|four|five|several|few)$/;
const PAUSE = /[.,;:!?\n]/;

/** The words between a mention's description and what comes before it: its clause's start, or another mention. */
export function leadOf(mention: Mention, clauses: Clauses): readonly Word[] {
  return clauses.words.slice(leadStart(mention, clauses), firstModifier(mention, clauses));
}

/** The place of the first word that describes the mention: 'residential' in 'a residential painter'. */
export function firstModifier(mention: Mention, clauses: Clauses): number {
  const { words } = clauses;
  const start = leadStart(mention, clauses);
  let first = mention.from;
  while (first > start && words[first - 1]?.telling && !isPraise(words[first - 1] as Word)) first--;
  return first;
}

function leadStart(mention: Mention, clauses: Clauses): number {
  return mentionBefore(mention, clauses)?.to ?? (clauses.starts[mention.from] as number);
}

/** The mention before this one in its clause. */
export function mentionBefore(
  { from }: Mention,
  { starts, mentions }: Clauses,
): Mention | undefined {
  return mentions.findLast(({ to }) => to <= from && to > (starts[from] as number));
}

/** Whether a list of trades goes on from one mention to the next: 'a dentist, and a vet'. */
export function goesOn(last: Mention, mention: Mention, clauses: Clauses): boolean {
  return clauses.words
    .slice(last.to, firstModifier(mention, clauses))
    .every(({ base, telling }) => !telling && IN_LIST.has(base));
}

/** Whether the lead only mentions the trade: it says something else, tells of somebody, or is an aside. */
export function isMentioning(lead: readonly Word[]): boolean {
  const bases = basesOf(lead);
  return lead.some(saysMore) || isTold(bases) || isAside(bases);
}

/** Whether a word before a mention says more than praise. */
export const saysMore = (word: Word) => word.telling && !isPraise(word);

const isPraise = ({ base }: Word) => praises.has(base);

/** 'I am a', 'we own a', 'she was the'. @param lead base forms. */
export function isTold(lead: readonly string[]): boolean {
  if (ASKS_WHO.has(lead[0] ?? '') || lead.includes('which') || asksWhoWorksAs(lead)) return false;
  return tellsTrade.some((phrase) => {
    const at = positionOfRun(lead, phrase);
    if (at < 0) return false;
    const isQuestion = at === 0 || ASKS_WHO.has(lead[at - 1] ?? '');
    return !isQuestion || !IS.has(phrase.at(-1) as string);
  });
}

/** Before 'work as a', they ask for anyone who does: 'does anyone work as a plumber'. */
const SOMEBODY: ReadonlySet<string> = new Set('anyone anybody someone somebody member'.split(' '));
const WORKS_AS = ['work', 'as'];

const asksWhoWorksAs = (lead: readonly string[]) =>
  positionOfRun(lead, WORKS_AS) >= 0 && lead.some((base) => SOMEBODY.has(base));

/** 'When you search', 'two dentists': nobody is asked for yet. */
function isAside(lead: readonly string[]): boolean {
  const [first = '', second = ''] = lead;
  const isAsking = first === IF && AFTER_ASKING_IF.has(second);
  return (BEGINS_ASIDE.has(first) && !isAsking) || COUNT.test(lead.at(-1) ?? '');
}

/** Whether the lead says whose the trade is: 'my', but not 'your' or 'a'. */
export function isSomebodys(lead: readonly Word[]): boolean {
  const last = lead.findLast(({ base }) => OWNERS.has(base) || OPEN_DETERMINERS.has(base));
  return last !== undefined && OWNERS.has(last.base);
}

/** Whether the lead says that the writer wants another holder of the trade: 'fired our', 'not happy with my'. */
export function isPartedWith(lead: readonly Word[]): boolean {
  return (
    isSomebodys(lead) &&
    lead.some(letsDown) &&
    lead.every((word) => !saysMore(word) || letsDown(word))
  );
}

/** A verb in the past: 'my plumber cheated us'. */
const DID = /[^e]ed$/i;

/** Whether a word beside a trade that somebody has says that another is needed: 'retired', 'fired'. */
export const letsDown = ({ base, typed }: Word) =>
  leaves.has(base) || (DID.test(typed) && !reports.has(base));

/** Whether the lead leaves open who it is: it ends with 'a', 'any' or the like. */
export const endsOpen = (lead: readonly Word[]) => OPEN_DETERMINERS.has(lead.at(-1)?.base ?? '');

/** Whether the lead asks which one: 'tell me who the'. */
export const asksWhich = (lead: readonly Word[]) => lead.some(({ base }) => WHICH.has(base));

/** Whether the lead says that any holder of the trade will do, and tells of nobody: 'a', 'your best'. */
export function isAnybody(lead: readonly Word[]): boolean {
  const bases = basesOf(lead);
  const at = bases.findLastIndex((base) => isDeterminer(base));
  const isOpen = OPEN_DETERMINERS.has(bases[at] ?? '') || (bases[at] === THE && asksWhich(lead));
  if (!isOpen || isTold(bases) || isAside(bases)) return false;
  return lead.length - at <= LONGEST_DETERMINER_WORDS && !doneWith.has(bases[at - 1] ?? '');
}

/** Whether a determiner leads to the mention, and the lead does not say that somebody holds the trade. */
export function isOfSomeone(lead: readonly Word[]): boolean {
  return lead.some(({ base }) => isDeterminer(base)) && !isTold(basesOf(lead));
}

/** Whether the lead ends with 'a', 'our' or the like, and not with 'the'. */
export function isDetermined(lead: readonly Word[]): boolean {
  const last = lead.at(-1)?.base ?? '';
  return last !== THE && isDeterminer(last);
}

const isDeterminer = (base: string) =>
  OWNERS.has(base) || OPEN_DETERMINERS.has(base) || base === THE;

/**
 * Whether the lead says that there is none, as a fact and not as a lack: 'no lawyer'. Whoever lacks one needs one: 'we
 * have no lawyer', 'no lawyer yet'.
 */
export function isWithout({ to }: Mention, lead: readonly Word[], { words }: Clauses): boolean {
  if (lead.at(-1)?.base !== NO) return false;
  return words[to]?.base !== YET && !lead.some(({ base }) => HAVE.has(base));
}

/** The last of several things, joined by 'and' alone: 'to the bank and dry cleaner'. */
export function isListed({ from }: Mention, { words, starts, text, mentions }: Clauses): boolean {
  const start = starts[from] as number;
  const [before, and] = [words[start - 2], words[start - 1]];
  if (before === undefined || and?.base !== AND) return false;
  if (mentions.some(({ to }) => to === start - 1)) return false;
  return !PAUSE.test(text.slice(before.to, words[start]?.from));
}

/** Whether a number stands before the mention: in 'a 2 hr wait', 'hr' is not the trade HR. */
export function hasNumber(mention: Mention, clauses: Clauses): boolean {
  const modifiers = clauses.bases.slice(firstModifier(mention, clauses), mention.from);
  return modifiers.some((base) => COUNT.test(base));
}
