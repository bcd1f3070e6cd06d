/** The page of answers for the demo chapter, and the file it is kept in. */
import { projectKnowledge } from '../../scripts/knowledge/knowledge-files.ts';
import { parseDirectory } from '../../src/domain/directory.ts';
import type { Outcome } from '../../src/routing/answers/outcome.ts';
import { createRouter } from '../../src/routing/router.ts';
import { answersPage } from './answers-page.ts';
import { demoChapter } from './demo-chapter.ts';
import demo from './directory.json' with { type: 'json' };
import { SHOWN_NEEDS } from './shown-needs.ts';

export const ANSWERS_PAGE = new URL('../../docs/answers.md', import.meta.url);

const router = createRouter(
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
