/**
 * The admin's entry to the engine: how needs route, what a chain that is being written would say, and
 * what is questionable about it. Apart from route-need.ts, so that visitors do not load it. Pure.
 */
import type { Chapter } from '../domain/chapter.ts';
import type { Directory } from '../domain/directory.ts';
import type { ReferralChain } from '../domain/referral-chain.ts';
import { chainMatch } from './chains/chain-match.ts';
import type { ChainFinding } from './chains/review/chain-finding.ts';
import { type ChainReviewer, chainReviewer } from './chains/review/review-chain.ts';
import { indexDirectory } from './directory-index.ts';
import { chapter as homeChapter } from './knowledge/chapter.ts';
import type { Knowledge } from './knowledge.ts';
import type { ChainMatch } from './outcome.ts';
import { type Router, routerOver } from './route-need.ts';

export type { ChainFinding } from './chains/review/chain-finding.ts';

export interface Workbench extends Router {
  /** Steps and texts of a chain as a visitor would see them, with the members there are now. */
  preview(chain: ReferralChain): ChainMatch;
  /** What is questionable about a chain: roles first, then its script, then its triggers. */
  review(chain: ReferralChain): readonly ChainFinding[];
}

/** Builds the index of a directory once, as createRouter does. */
export function createWorkbench(
  knowledge: Knowledge,
  directory: Directory,
  chapter: Chapter = homeChapter,
): Workbench {
  const index = indexDirectory(knowledge, directory, chapter);
  let reviewer: ChainReviewer | undefined;
  return {
    ...routerOver(index),
    preview: (chain) =>
      chainMatch(chain, index.steps.fill(chain), { score: 1, reason: '' }, undefined),
    review: (chain) => {
      reviewer ??= chainReviewer(index);
      return reviewer(chain);
    },
  };
}
