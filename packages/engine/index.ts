/**
 * The engine: answers needs from a directory. Pure; what runs it in a thread of its own is in threads/client.ts,
 * and what only admins need is in admin.ts.
 */

export { placeholdersFor } from './src/answers/chain-match.ts';
export { memberIntro } from './src/answers/introduction.ts';
export {
  consentRequest,
  type Named,
  questionAboutSeat,
  requestToMember,
} from './src/answers/messages.ts';
export type * from './src/answers/outcome.ts';
export { createEngine, type Engine } from './src/engine.ts';
export type { ChainOfMember } from './src/member-pages.ts';
export { leaveOf, type MemberLeave } from './src/members/leave.ts';
export {
  byPreference,
  HOME_PLACE,
  isOfAnotherChapter,
  type PlacedMember,
  placer,
} from './src/members/placed-member.ts';
export type { Suggestion } from './src/suggestions/suggester.ts';
export { messageLength } from './src/text/text-message.ts';
export { stemsOf, wordsOf } from './src/text/word.ts';
export { LANGUAGE, percent, plural } from './src/texts/language.ts';
export { firstName, inRole, listed, oneOf } from './src/texts/phrases.ts';
