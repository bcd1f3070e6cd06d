/** The engine in threads of their own: what a page asks, and the workers that answer. */

export type { AboutMember } from './about-member.worker.ts';
export { askAboutMember } from './ask-about-member.ts';
export type { Engine } from './engine.ts';
export type { Asked, Judged, Kind } from './judge-messages.ts';
export { fetchKnowledge } from './knowledge.ts';
export { loadWorkbench } from './load-workbench.ts';
export type { DirectoryFacts } from './messages.ts';
export { startEngine } from './start-engine.ts';
export { startJudge } from './start-judge.ts';
