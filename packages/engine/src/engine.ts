/**
 * The engine: a need and a directory in, one outcome out. Pure.
 *
 * A need goes through the stages in the order of S5: trigger chains, members, the legacy chain
 * lookup, open seat. Each stage answers or passes the need on; docs/routing-engine.md says when. A
 * member's name comes before all of them (M7). Several needs typed as one are answered separately,
 * the first one leading (S11).
 */

import type { Chapter } from 'domain/chapter.ts';
import type { Directory } from 'domain/directory.ts';
import { alternativesTo, isGuess } from './answers/alternatives.ts';
import {
  answerWithLegacyChain,
  answerWithLinkedChain,
  answerWithTriggerChains,
  answerWithWaitingChain,
} from './answers/chains.ts';
import { answerWithMembers } from './answers/members.ts';
import { answerWithNamedMembers } from './answers/named-members.ts';
import { answerWithOpenSeat } from './answers/open-seat.ts';
import type { Outcome } from './answers/outcome.ts';
import { dangerFinder, evidenceForTrade, type FoundDanger } from './dangers/danger-detector.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import { asOf, type DirectoryIndex, indexDirectory } from './reading/directory-index.ts';
import { type NeedByName, namesInNeed, needsBesideNames } from './reading/names-in-need.ts';
import { needsIn } from './reading/needs-in.ts';
import {
  type ReadingOptions,
  type UnderstoodNeed,
  understandNeed,
} from './reading/understand-need.ts';
import { isOwnNeed } from './request/own-need.ts';
import type { Suggestion } from './suggestions/suggester.ts';
import { oncePerKey } from './text/look-up.ts';

/** Needs answered in addition to the first (S11); further ones are only listed. */
const MAX_ALSO_ANSWERED = 3;

export interface RouteOptions extends ReadingOptions {
  /**
   * The id of a chain to show: one that waits for the open seat (L1), or one whose scenario is the need, as in links
   * to chains.
   */
  readonly chainId?: string | null;
  /** The visitor's day, '2026-03-03', from which follows who is away (M15). Without it, nobody is. */
  readonly today?: string;
}

/** Answers a need. */
export type Route = (need: string, options?: RouteOptions) => Outcome;

export interface Engine {
  /**
   * Answers a need. A blank need is not understood; the page asks for a need before it calls (S3).
   * @example engine.route('roof leak').mode // 'member'
   */
  readonly route: Route;
  /**
   * Suggests needs that start with the typed text, best first, 6 at most (S13). Its code is
   * loaded by the first call, which also collects the chapter's own wordings. The first suggestion for 'plum' is 'Plumber'.
   */
  suggest(typed: string): Promise<readonly Suggestion[]>;
}

/**
 * The engine for visitors, for the panel and for tests. Builds the index of a directory once; each need then costs
 * little more at 100,000 members than at 50.
 * @param chapter the towns, words and boosts of the chapter.
 * @example const { route } = createEngine(knowledge, directory, chapter); route('locksmith').mode // 'open-seat'
 */
export function createEngine(knowledge: Knowledge, directory: Directory, chapter: Chapter): Engine {
  return engineOver(indexDirectory(knowledge, directory, chapter));
}

/** An engine over an existing index, for callers within the engine that use the index for more than answers. */
export function engineOver(index: DirectoryIndex): Engine {
  const route = routeOver(index);
  let suggest: Promise<(typed: string) => readonly Suggestion[]> | undefined;
  return {
    route,
    async suggest(typed) {
      suggest ??= import('./suggestions/suggester.ts').then(({ suggester }) =>
        suggester(index, route),
      );
      return (await suggest)(typed);
    },
  };
}

/** Answers needs from an index. */
function routeOver(index: DirectoryIndex): Route {
  const indexOn = oncePerKey((today: string) => asOf(index, today));
  const routeFrom = oncePerKey(routeOn, new WeakMap());
  return (need, options = {}) => routeFrom(indexOn(options.today ?? ''))(need, options);
}

function routeOn(index: DirectoryIndex): Route {
  const dangerIn = dangerFinder(index);

  /** Also checks each of several needs: beside an everyday need, a danger sounds less dangerous (S12). */
  function dangerInAny(typed: string, needs: readonly Need[]): FoundDanger {
    const whole = dangerIn(typed, () => Math.max(...needs.map(clearEvidence)));
    if (whole.danger !== null || needs.length === 1) return whole;
    const parts = needs.map((part) => dangerIn(textOf(part), () => clearEvidence(part)));
    return parts.find(({ danger }) => danger !== null) ?? whole;
  }

  return (need, options = {}) => {
    const whole = understandNeed(need, options, index);
    // Of several needs typed as one, only the first may say whose they are: 'my roof leaks and a plumber'.
    const ofWriter = { isOwnNeed: isOwnNeed(need) };
    const linked = answerWithLinkedChain(whole, options.chainId ?? null, index);
    if (linked !== null) {
      return { ...linked, ...dangerIn(need, () => clearEvidence(whole)), ...ofWriter };
    }
    const needs = needsTyped(whole, options, index);
    const [first, ...others] = needs;
    return {
      ...answer(first, index, options.chainId ?? null),
      ...dangerInAny(need, needs),
      ...ofWriter,
      also: others
        .slice(0, MAX_ALSO_ANSWERED)
        .map((other) => ({ ...answer(other, index, null), ...ofWriter, correction: null })),
      more: others.slice(MAX_ALSO_ANSWERED).map(textOf),
    };
  };
}

/** A need, or one that asks for members by name (M7). */
type Need = UnderstoodNeed | NeedByName;

/** The needs that were typed as one: the first leads, the others are answered below it (S11). */
function needsTyped(
  whole: UnderstoodNeed,
  options: RouteOptions,
  index: DirectoryIndex,
): readonly [Need, ...Need[]] {
  const named = namesInNeed(whole, options, index);
  if (named !== null) return needsBesideNames(named, options, index);
  // What is not corrected in the whole need is not corrected in a part of it: the visitor would not be told (D3).
  return needsIn(whole, { ...options, exact: true }, index);
}

function textOf(need: Need): string {
  return 'names' in need ? need.understood.text : need.text;
}

function clearEvidence(need: Need): number {
  return 'names' in need ? Infinity : evidenceForTrade(need);
}

function answer(need: Need, index: DirectoryIndex, chainId: string | null): Outcome {
  if ('names' in need) return answerWithNamedMembers(need, index);
  const outcome =
    answerWithTriggerChains(need, index) ??
    answerWithMembers(need, index) ??
    (need.isOwnWord ? null : answerWithLegacyChain(need, index)) ??
    answerWithWaitingChain(need, chainId, index) ??
    answerWithOpenSeat(need, index);
  return isGuess(outcome, need, index)
    ? { ...outcome, isGuess: true, alternatives: alternativesTo(outcome, need, index) }
    : outcome;
}
