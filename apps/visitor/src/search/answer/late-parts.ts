/** Loaded as one script once the first answer is rendered: the parts below or beside the people. */

export { Invitation } from '../sending/invitation.tsx';
export { SeatHelpers } from '../sending/seat-helpers.tsx';
export { Sending } from '../sending/sending.tsx';
export { AlsoAsked, AlsoMore } from './also-asked.tsx';
export { CountAsked } from './count-asked.ts';
export { HomeSeat } from './home-seat.tsx';
export { ShareAnswer } from './share-answer.tsx';
export { TellChapter } from './tell-chapter.tsx';
export { WaysToHelp } from './ways-to-help.tsx';
