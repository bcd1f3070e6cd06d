/**
 * What stands before a trade's name in its clause: words that describe it, and words that tell of somebody rather than
 * asking for one ('my cousin is a'). Looks at plain words and punctuation.
 */
import { praises, tellsTrade } from '../knowledge/around-requests.ts';
import { positionOfRun } from '../text/runs.ts';
import { basesOf, type Word } from '../text/word.ts';
import type { Clauses } from './clauses.ts';
import type { Mention } from './named-trades.ts';
import { HAVE } from './refusals.ts';

/** Before 'is', these ask: 'who is your plumber', 'is there a plumber'. */
export const ASKS_WHO: ReadonlySet<string> = new Set(
  'who there what where how which here'.split(' '),
);

const IS: ReadonlySet<string> = new Set(['is', 'was']);

/** Say whose the trade is, and that it is anybody's. */
const OWNERS: ReadonlySet<string> = new Set('my our his her their'.split(' '));
const ARTICLES: ReadonlySet<string> = new Set('a an any another some your'.split(' '));

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
  return lead.some((word) => word.telling && !isPraise(word)) || isTold(bases) || isAside(bases);
}

const isPraise = ({ base }: Word) => praises.has(base);

/** 'I am a', 'we own a', 'she was the'. @param lead base forms. */
export function isTold(lead: readonly string[]): boolean {
  if (ASKS_WHO.has(lead[0] ?? '')) return false;
  return tellsTrade.some((phrase) => {
    const at = positionOfRun(lead, phrase);
    if (at < 0) return false;
    const isQuestion = at === 0 || ASKS_WHO.has(lead[at - 1] ?? '');
    return !isQuestion || !IS.has(phrase.at(-1) as string);
  });
}

/** 'When you search', 'two dentists': nobody is asked for yet. */
function isAside(lead: readonly string[]): boolean {
  return BEGINS_ASIDE.has(lead[0] ?? '') || COUNT.test(lead.at(-1) ?? '');
}

/** Whether the lead says whose the trade is: 'my', but not 'your' or 'a'. */
export function isSomebodys(lead: readonly Word[]): boolean {
  const last = lead.findLast(({ base }) => OWNERS.has(base) || ARTICLES.has(base));
  return last !== undefined && OWNERS.has(last.base);
}

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
