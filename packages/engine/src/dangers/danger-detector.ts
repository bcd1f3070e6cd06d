/**
 * Detects danger in a need as it was typed (S12).
 *
 * A sign counts when its words are in the text and not part of a harmless phrase ('fire pit'), and
 * when nothing says that the danger is over, planned or pretended. A text without a sign counts
 * when it sounds like danger as a whole; if it certainly does, nothing else in it matters. Of
 * several dangers the first of the list wins: the list is ordered by how little time there is.
 */

import type { EmergencyService } from 'domain/chapter.ts';
import type { Danger, TradeAfterwards } from '../answers/outcome.ts';
import type {
  DangerKind,
  DangerKnowledge,
  SignOfKind,
  UrgentKind,
} from '../knowledge/danger-knowledge.ts';
import { byPreference } from '../members/placed-member.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { ownValue } from '../text/look-up.ts';
import { wordOf } from '../text/word.ts';
import { readerInHaste } from './read-in-haste.ts';
import { type FindSign, PAUSE, type ReadText, SIDE_BY_SIDE, signReader } from './sign.ts';
import { termsOf } from './term.ts';
import { likelyKind, toneOf } from './tone.ts';

/**
 * @param isKnown whether a typed word is a known word, and so not a slip of another one.
 * @param evidence for the trade that the text asks for: infinite if a trade or a member is asked for by name. Called only
 *   when it matters.
 */
type DangerDetector = (
  text: string,
  isKnown: (word: string) => boolean,
  evidence: () => number,
) => Detected;

interface Detected {
  /** The most urgent danger; null if there is none. */
  readonly danger: DangerKind | null;
  /** If there is no danger: a situation that needs a trade quickly, or null. */
  readonly urgency: UrgentKind | null;
  /** The sign that was found, as written in the data; null when the tone decided, or nothing was found. */
  readonly sign: string | null;
}

/** Tone, in log-odds, below which an unsure sign does not count. */
const MIN_TONE_FOR_UNSURE_SIGN = -2;

/** Tone from which a text is danger without any sign, when its words suggest no kind more than another. */
const ALARMING_TONE = 0.2;

/**
 * How much each word of one kind's lead lowers ALARMING_TONE: words that suggest many kinds are often just
 * a story about a family.
 */
const LEAD_WORTH = 0.5;
const MAX_LEAD_WORDS = 3;

/** @param lead in words, of the kind that the text suggests most. */
function alarmingTone(lead: number): number {
  return ALARMING_TONE - Math.min(lead, MAX_LEAD_WORDS) * LEAD_WORTH;
}

/**
 * How much each point of evidence for a trade raises ALARMING_TONE, from the second to the fourth: the clearer a need is,
 * the less it is danger that just sounds like one. 'Text me a good tree guy' is no farewell.
 */
const EVIDENCE_WORTH = 0.25;
const UNCLEAR_EVIDENCE = 1;
const MAX_CLEAR_EVIDENCE = 3;

function isAlarming(tone: number, lead: number, evidence: () => number): boolean {
  const above = tone - alarmingTone(lead);
  if (above < 0) return false;
  const clear = Math.max(0, Math.min(evidence() - UNCLEAR_EVIDENCE, MAX_CLEAR_EVIDENCE));
  return above >= clear * EVIDENCE_WORTH;
}

/** Tone from which no calm wording around it ('class', 'who sells') cancels the danger. */
const CERTAIN_TONE = 1.05;

const NOTHING: Detected = { danger: null, urgency: null, sign: null };

/** The places of all occurrences of a phrase. */
function everyPlaceOf(phrase: FindSign, text: ReadText): number[] {
  const places: number[] = [];
  let rest = text;
  for (let found = phrase(rest); found !== null; found = phrase(rest)) {
    places.push(...found);
    rest = rest.map((word, i) => (places.includes(i) ? PAUSE : word));
  }
  return places;
}

/** The text with a pause in place of each of these phrases, wherever it occurs. */
function without(phrases: readonly FindSign[], text: ReadText): ReadText {
  const left = new Set(phrases.flatMap((phrase) => everyPlaceOf(phrase, text)));
  return text.map((word, i) => (left.has(i) ? PAUSE : word));
}

/** The signs that may be in a text: those whose rarest word is in it. */
function candidates(text: ReadText, { signs, signsByKey }: DangerKnowledge): SignOfKind[] {
  const positions = new Set<number>();
  for (const { keys, groups } of text) {
    for (const key of [...keys, ...Array.from(groups, (name) => `<${name}>`)]) {
      for (const position of ownValue(signsByKey, key) ?? []) positions.add(position);
    }
  }
  return [...positions].sort((a, b) => a - b).map((position) => signs[position] as SignOfKind);
}

/** Names of several plain words: 'home security installer'. */
const NAME_OF_WORDS = /^[a-z]+(?: [a-z]+)+$/;

/**
 * Cheap to create: a sign is parsed the first time its rarest word occurs.
 * @param trades names of trades: they say which trade is wanted, not what happened.
 */
export function dangerDetector(
  knowledge: DangerKnowledge,
  trades: readonly string[],
): DangerDetector {
  const { kinds, urgencies, wording, tone, signs } = knowledge;
  const terms = termsOf(wording.groups);
  const signAs = signReader(terms);
  const phraseAs = signReader(terms, SIDE_BY_SIDE);
  const read = readerInHaste(terms, wording, signs);
  const names = trades.map((name) => name.toLowerCase()).filter((name) => NAME_OF_WORDS.test(name));
  const harmless = [...wording.harmless, ...names];
  const contains = (text: ReadText, phrases: readonly string[]) =>
    phrases.some((phrase) => phraseAs(phrase)(text) !== null);
  const isCancelled = (text: ReadText, unless: readonly string[] = []) =>
    unless.some((sign) => signAs(sign)(text) !== null);

  return (typed, isKnown, evidence) => {
    const text = read(typed, isKnown);
    const possible = candidates(text, knowledge).filter(({ sign }) => signAs(sign)(text) !== null);
    const sounds = toneOf(tone, text);
    if (possible.length === 0 && sounds < alarmingTone(MAX_LEAD_WORDS)) return NOTHING;

    const telling = without(harmless.map(phraseAs), text);
    const tellingSounds = toneOf(tone, telling);
    const isCertain = sounds >= CERTAIN_TONE && tellingSounds >= CERTAIN_TONE;
    if (contains(telling, wording.pretended) && !isCertain) return NOTHING;
    const found = possible.filter(({ sign }) => signAs(sign)(telling) !== null);
    const isCalm = !isCertain && contains(text, wording.calm) && !contains(text, wording.pressing);

    // The signs are in the order of their kinds, so the first one is the most urgent.
    const danger = found.find(
      ({ kind, strength }) =>
        strength !== 'urgent' &&
        (strength === 'sure' || (!isCalm && sounds >= MIN_TONE_FOR_UNSURE_SIGN)) &&
        !isCancelled(text, kinds[kind]?.unless),
    );
    if (danger !== undefined) {
      return { ...NOTHING, danger: kinds[danger.kind] ?? null, sign: danger.sign };
    }
    if (isCalm) return NOTHING;

    const urgent = found.find(
      ({ kind, strength }) => strength === 'urgent' && !isCancelled(text, urgencies[kind]?.unless),
    );
    const { kind, lead } = likelyKind(tone, telling);
    const likely = kinds[kind ?? kinds.length - 1] ?? null;
    const isDanger = isCertain || (urgent === undefined && !isCancelled(text, likely?.unless));
    if (isDanger && isAlarming(tellingSounds, lead, evidence)) {
      return { ...NOTHING, danger: likely };
    }
    if (urgent === undefined) return NOTHING;
    return { ...NOTHING, urgency: urgencies[urgent.kind] ?? null, sign: urgent.sign };
  };
}

/** The evidence for the trade that a need asks for, for a detector: infinite if it asks for it by name. */
export function evidenceForTrade({
  isNamed,
  professions,
}: Pick<UnderstoodNeed, 'isNamed' | 'professions'>): number {
  return isNamed ? Infinity : (professions[0]?.evidence ?? 0);
}

// The danger in a need, with the advice, the number to call and the chapter's trades for afterwards (S12).

/** At most this many members are named for a trade: the trade's own search shows the others. */
const MAX_NAMES = 2;

/** A number in an advice text: {emergency}. */
const PLACEHOLDER = /\{(\w+)\}/g;

/** Shared by the directories of one chapter's trades. */
const detectors = new WeakMap<TradeKnowledge, DangerDetector>();

function detectorOf({ dangers, trades }: DirectoryIndex): DangerDetector {
  const known = detectors.get(trades);
  if (known !== undefined) return known;
  const names = trades.entries.map(({ profession }) => profession.name);
  const detector = dangerDetector(dangers, names);
  detectors.set(trades, detector);
  return detector;
}

export interface FoundDanger {
  /** The danger in a need; null if there is none. */
  readonly danger: Danger | null;
  /** What to do until help arrives, when a need is urgent without danger; otherwise null. */
  readonly hint: string | null;
}

/**
 * Finds danger in needs as they were typed.
 * @example dangerFinder(index)('i smell gas', () => 0).danger.kind // 'gas'
 */
export function dangerFinder(
  index: DirectoryIndex,
): (typed: string, evidence: () => number) => FoundDanger {
  const isKnown = (word: string) => index.lexicon.isKnown(wordOf(word));
  return (typed, evidence) => {
    const { danger, urgency } = detectorOf(index)(typed, isKnown, evidence);
    return {
      danger: danger === null ? null : dangerOf(danger, index),
      hint: urgency?.hint ?? null,
    };
  };
}

function dangerOf(kind: DangerKind, index: DirectoryIndex): Danger {
  const { name, advice, call, afterwards, isPrivate } = kind;
  const { numbers, neutralPage } = index.chapter;
  return {
    kind: name,
    advice: advice.replace(PLACEHOLDER, (_, service) => numbers[service as EmergencyService]),
    call: numbers[call],
    afterwards: isPrivate ? [] : afterwards.flatMap((trade) => heldTrade(trade, index)),
    wayOut: isPrivate ? neutralPage : null,
  };
}

/** The trade and its members; empty for an open seat, which does not help after a fire. */
function heldTrade(trade: string, { seats, trades, leave }: DirectoryIndex): TradeAfterwards[] {
  const entry = trades.entries.find(({ profession }) => profession.name === trade);
  if (entry === undefined) return [];
  const holders = seats
    .holders(entry)
    .flatMap(({ best }) => best)
    .sort(byPreference)
    .map(leave.onDuty)
    .sort((a, b) => Number(a.isAbsent) - Number(b.isAbsent))
    .map(({ placed }) => placed.member.member_name);
  const members = [...new Set(holders)].slice(0, MAX_NAMES);
  return members.length === 0 ? [] : [{ trade, members }];
}
