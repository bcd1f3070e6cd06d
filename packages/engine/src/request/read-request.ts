/**
 * Reads the request in a need: what is asked for, what is refused, what the one who is asked for must be like, and what
 * surrounds it. One stage before evidence is weighed, so that what is named outright outranks all that stands around
 * it. Works on words and on the trades they name; decides nothing by scores that happen to be higher.
 */
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { weighNeed } from '../professions/weigh-need.ts';
import type { Runs } from '../text/runs.ts';
import { overlaps, type Part, type Word } from '../text/word.ts';
import { type AskedMention, askedMentions, requestedFirst } from './asked-trades.ts';
import { type Asking, askedIn, markRefused, setAside } from './asking.ts';
import { clausesOf, isIn, type Span } from './clauses.ts';
import { descriptionsIn, isIntroduced, withoutDescriptions } from './descriptions.ts';
import { mentionsIn, type RoleNames } from './named-trades.ts';
import { refusedSpans } from './refusals.ts';
import { requestByName } from './request-by-name.ts';
import { markPurpose, markStory } from './story.ts';

export interface Request extends Asking {
  /** The trades that are refused, as they stand in the text. */
  readonly refused: readonly Part[];
}

export interface RequestKnowledge {
  readonly trades: TradeKnowledge;
  /** Runs of words that begin a request: 'looking for'. */
  readonly requests: Runs;
  readonly roleNames: RoleNames;
}

/** Evidence that is left when descriptions are taken away, so that they describe something. */
const MIN_DESCRIBED_EVIDENCE = 0.6;

/**
 * The request in a need.
 * @param words all words of the need, none of them read as anything but asked.
 * @param text the text they were read from.
 * @param surroundings the parts of the text that are no need: links, numbers, signatures.
 * @example readRequest(wordsOf('female plumber'), 'female plumber', [], index).described // [{ from: 0, to: 6 }]
 */
export function readRequest(
  words: readonly Word[],
  text: string,
  surroundings: readonly Part[],
  { requests, trades, roleNames }: RequestKnowledge,
): Request {
  const clear = words.map((word) =>
    overlaps(word, surroundings) ? setAside(word, 'around') : word,
  );
  const plain = withoutDescriptions(clear, () => true);
  const mentions = mentionsIn(plain, trades.exact, roleNames);
  const clauses = clausesOf(text, plain, mentions);
  const refused = refusedSpans(clauses);
  const asked = distinct(requestedFirst(askedMentions(clauses, refused, requests, trades)));
  const [first] = asked;
  const request =
    first !== undefined && asked.length === 1
      ? requestByName(first, clear, clauses, refused, trades)
      : requestByEvidence(clear, text, refused, requests, trades);
  const declined = mentions.filter(({ from }) => isIn(from, refused));
  return { ...request, refused: declined.map(({ words: said }) => partOf(said)) };
}

/** A request for no trade by name, or for several: descriptions count only if it is still clear without them. */
function requestByEvidence(
  clear: readonly Word[],
  text: string,
  refused: readonly Span[],
  requests: Runs,
  trades: TradeKnowledge,
): Asking {
  const described = withoutDescriptions(clear, (at) => isIntroduced(at, clear));
  const isDescribed = described.some(({ standing }, i) => standing !== clear[i]?.standing);
  const wanted = markRefused(isDescribed ? described : clear, refused);
  const isClear = !isDescribed || isStillClear(wanted, trades);
  const clearest = isClear ? wanted : markRefused(clear, refused);
  const words = markPurpose(markStory(clearest, text, requests, trades.evidence), trades);
  return {
    words,
    asked: askedIn(words, false),
    named: null,
    isRequested: false,
    described: descriptionsIn(clearest, clear),
  };
}

function partOf(words: readonly Word[]): Part {
  return { from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? 0 };
}

/** Whether the words alone still name a trade. */
function isStillClear(words: readonly Word[], { evidence }: TradeKnowledge): boolean {
  return Math.max(0, ...weighNeed(words, evidence)) >= MIN_DESCRIBED_EVIDENCE;
}

/** One mention for each trade: the first. */
function distinct(mentions: readonly AskedMention[]): AskedMention[] {
  return mentions.filter(
    ({ entries }, i) =>
      !mentions.slice(0, i).some((other) => other.entries.some((entry) => entries.includes(entry))),
  );
}
