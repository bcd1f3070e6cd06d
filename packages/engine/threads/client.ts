/** The engine in threads of their own: what a page asks, and the workers that answer. */

export type { AboutMember } from './about-member.worker.ts';
export { askAboutMember } from './ask-about-member.ts';
export { fetchKnowledge, loadChapterPreview } from './fetch-knowledge.ts';
export { parseKnowledge } from './fetched-knowledge.ts';
export {
  type CheckedChapter,
  type ExpectedAnswers,
  startAnswerChecks,
} from './start-answer-checks.ts';
export { startEngine } from './start-engine.ts';
export type { VisitorsEngine } from './visitors-engine.ts';
