/**
 * The engine's entry point: answers needs from a directory. Pure; what runs it in a thread of its own is in client.ts,
 * and what only admins need is in admin.ts.
 */
export { memberIntro } from './src/answers/introduction.ts';
export {
  consentRequest,
  type Named,
  questionAboutSeat,
  requestToMember,
} from './src/answers/messages.ts';
export type * from './src/answers/outcome.ts';
export { placeholdersFor } from './src/answers/placeholders.ts';
export type { Knowledge } from './src/knowledge/knowledge.ts';
export type { ChainOfMember } from './src/member-pages.ts';
export {
  byPreference,
  HOME_PLACE,
  isOfAnotherChapter,
  type PlacedMember,
  placer,
} from './src/members/placed-member.ts';
export { type Route, type RouteOptions, routeOver } from './src/route-need.ts';
export { createRouter, type Router, routerOver } from './src/router.ts';
export { type Suggestion, suggester } from './src/suggestions/suggester.ts';
export { messageLength } from './src/text/text-message.ts';
export { stemsOf, wordsOf } from './src/text/word.ts';
export { LANGUAGE } from './src/texts/language.ts';
export { firstName, inRole, listed, oneOf } from './src/texts/phrases.ts';
export { percent, plural } from './src/texts/plural.ts';
