/**
 * The engine's one entry: a need and a directory in, one outcome out. Pure.
 *
 * The order of S5: trigger chains, members, the legacy chain lookup, open seat. Each stage answers
 * or passes the need on; docs/routing-engine.md tells why a stage passes. Several needs typed as one
 * are each answered so, the first one leading; of a long list the last ones are only named. A member's name
 * goes before all of them (M7).
 */
import type { Chapter } from '../domain/chapter.ts';
import type { Directory } from '../domain/directory.ts';
import { dangerFinder } from './dangers/danger-in.ts';
import { type DirectoryIndex, indexDirectory } from './directory-index.ts';
import { chapter as homeChapter } from './knowledge/chapter.ts';
import type { Knowledge } from './knowledge.ts';
import type { Outcome } from './outcome.ts';
import { type NamedNeed, namesInNeed } from './reading/names-in-need.ts';
import { needsBesideNames } from './reading/needs-beside-names.ts';
import { needsIn } from './reading/needs-in.ts';
import { type UnderstoodNeed, understandNeed } from './reading/understand-need.ts';
import { answerWithLegacyChain } from './stages/legacy-chain.ts';
import { answerWithMembers } from './stages/members.ts';
import { answerWithNamedMembers } from './stages/named-members.ts';
import { answerWithOpenSeat } from './stages/open-seat.ts';
import { answerWithTriggerChains } from './stages/trigger-chains.ts';
import { answerWithWaitingChain } from './stages/waiting-chain.ts';
import { type Suggestion, suggester } from './suggestions/suggester.ts';

export type * from './outcome.ts';

/** Needs answered beside the first (S11). */
const MOST_ALSO = 3;

export interface RouteOptions {
  /** Who is being introduced, for {lead} (C5). */
  readonly lead?: string;
  /** Route exactly what was typed, without correction (D3). */
  readonly exact?: boolean;
  /** A chain that waits for the open seat the need names: it is shown instead of the seat (L1). */
  readonly chainId?: string | null;
}

export interface Router {
  /** A blank need answers open seat; the page asks for a need before it calls (S3). */
  route(need: string, options?: RouteOptions): Outcome;
  /** What is about to be typed, best first, 6 at most. What it looks in is built when it is first asked. */
  suggest(typed: string): readonly Suggestion[];
}

/** Builds the index of a directory once; each need then costs little more at 100,000 members than at 50. */
export function createRouter(
  knowledge: Knowledge,
  directory: Directory,
  chapter: Chapter = homeChapter,
): Router {
  return routerOver(indexDirectory(knowledge, directory, chapter));
}

/** A router over an index that was built for more than routing. */
export function routerOver(index: DirectoryIndex): Router {
  const dangerIn = dangerFinder(index);
  const route: Router['route'] = (need, options = {}) => {
    const whole = understandNeed(need, options, index);
    const [first, ...others] = needsTyped(whole, options, index);
    return {
      ...answer(first, index, options.chainId ?? null),
      ...dangerIn(need),
      also: others
        .slice(0, MOST_ALSO)
        .map((other) => ({ ...answer(other, index, null), correction: null })),
      more: others.slice(MOST_ALSO).map(textOf),
    };
  };
  return { route, suggest: suggester(index, route) };
}

/** A need, or one that asks for somebody by name (M7). */
type Need = UnderstoodNeed | NamedNeed;

/** What was typed as one, in order: the first leads, and the others are answered below it (S11). */
function needsTyped(
  whole: UnderstoodNeed,
  options: RouteOptions,
  index: DirectoryIndex,
): readonly [Need, ...Need[]] {
  const named = namesInNeed(whole, options, index);
  if (named !== null) return needsBesideNames(named, options, index);
  // What was not corrected in the whole need is not corrected in a part of it.
  const exact = options.exact || whole.correction === null;
  return needsIn(whole, { ...options, exact }, index);
}

function textOf(need: Need): string {
  return 'names' in need ? need.understood.need : need.need;
}

function answer(need: Need, index: DirectoryIndex, chainId: string | null): Outcome {
  if ('names' in need) return answerWithNamedMembers(need, index);
  return (
    answerWithTriggerChains(need, index) ??
    answerWithMembers(need, index) ??
    answerWithLegacyChain(need, index) ??
    answerWithWaitingChain(need, chainId, index) ??
    answerWithOpenSeat(need, index)
  );
}
