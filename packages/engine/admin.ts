/** The engine for those who keep a directory: preview, review, and what a change would answer. Pure. */
export {
  type AnswerChange,
  answerChanges,
  inOrder,
} from './src/workbench/expectations/answer-changes.ts';
export { type GivenAnswer, givenAnswer } from './src/workbench/expectations/given-answer.ts';
export {
  type Expected,
  expectedFrom,
  judge,
  type Verdict,
} from './src/workbench/expectations/judge.ts';
export { asProposed, type Proposal } from './src/workbench/expectations/proposal.ts';
export { renumberSteps } from './src/workbench/renumber-steps.ts';
export type { ChainWithSeat } from './src/workbench/seat-standings.ts';
export type {
  ChainFinding,
  LostReferences,
  LostRoles,
  SeatStanding,
  UnreachedMember,
  Workbench,
} from './src/workbench/workbench.ts';
