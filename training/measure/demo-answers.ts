/** The page of answers for the demo chapter, and the file it is kept in. */

import { demoChapter } from 'domain/demo';
import { parseDirectory } from 'domain/directory.ts';
import demo from '../../packages/domain/tests/directory.json' with { type: 'json' };
import { projectKnowledge } from '../../packages/engine/build/knowledge-files.ts';
import type { Outcome } from '../../packages/engine/src/answers/outcome.ts';
import { createEngine } from '../../packages/engine/src/engine.ts';
import { answersPage } from './answers-page.ts';
import { SHOWN_NEEDS } from './shown-needs.ts';

export const ANSWERS_PAGE = new URL('../../docs/answers.md', import.meta.url);

const router = createEngine(
  projectKnowledge(),
  parseDirectory(demo.members, demo.referral_chains),
  demoChapter,
);

/** The demo chapter's answer to a need. */
export function routeInDemo(need: string): Outcome {
  return router.route(need);
}

export function demoAnswers(): string {
  return answersPage(SHOWN_NEEDS, routeInDemo);
}
