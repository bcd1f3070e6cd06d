/** The engine in threads of their own: what a page asks, and the workers that answer. */

export type { AboutMember } from './about-member.ts';
export { askAboutMember, spheresOf } from './ask-about-member.ts';
export { fetchKnowledge } from './fetch-knowledge.ts';
export { parseKnowledge } from './fetched-knowledge.ts';
export { loadChapterPreview } from './load-chapter-preview.ts';
export {
  type CheckedChapter,
  type ExpectedAnswers,
  startAnswerChecks,
} from './start-answer-checks.ts';
export { startEngine } from './start-engine.ts';
export type { VisitorsEngine } from './visitors-engine.ts';
