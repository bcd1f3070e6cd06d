/** The page of answers over the demo chapter, and where it is kept. */
import { parseDirectory } from '../../src/domain/directory.ts';
import { createRouter } from '../../src/routing/route-need.ts';
import { answersPage } from './answers-page.ts';
import demo from './directory.json' with { type: 'json' };
import { SHOWN_NEEDS } from './shown-needs.ts';

export const ANSWERS_PAGE = new URL('../../docs/answers.md', import.meta.url);

export function demoAnswers(): string {
  const router = createRouter(parseDirectory(demo.members, demo.referral_chains));
  return answersPage(SHOWN_NEEDS, (need) => router.route(need));
}
