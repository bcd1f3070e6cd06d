/** The engine for those who keep a directory: preview, review, and what a change would answer. Pure. */

export { partsOfScript, renumberSteps, type ScriptPart } from './src/admin/chain-script.ts';
export type { ChapterPreview, LostReferences, LostRoles } from './src/admin/chapter-preview.ts';
export {
  type AnswerChange,
  type Expected,
  expectedFrom,
  type GivenAnswer,
  givenAnswer,
  type Proposal,
  type Verdict,
  verdictOn,
} from './src/admin/expected-answers.ts';
export type { ChainFinding } from './src/admin/review-chain.ts';
export type { ChainWithSeat, SeatStanding } from './src/admin/seat-standings.ts';
export type { SharedSeat, SharedSeats } from './src/admin/shared-seats.ts';
export type { UnderstoodRole } from './src/admin/understood-role.ts';
export type { UnreachedMember } from './src/admin/unreached-members.ts';
