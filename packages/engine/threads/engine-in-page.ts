/**
 * The engine for a page that gets no worker. Built like a worker, into a script of its own: as a part of the page, it
 * would split the other scripts. Such a script exports nothing, so the window has the engine.
 */
import { type MemberAnswers, memberAnswers } from './about-member.ts';
import { createVisitorsEngine, type UntaughtEngine } from './visitors-engine.ts';

export interface EngineInPage {
  readonly visitors: UntaughtEngine;
  readonly members: MemberAnswers;
}

window.engineInPage = { visitors: createVisitorsEngine(), members: memberAnswers };
