/** Loaded as one script once the people of the first answer are drawn: what stands below or beside them. */
export { Sending } from '../sending/sending.tsx';
export { ShareAnswer } from '../sending/share-answer.tsx';
export { FurtherNeed, MoreNeeds } from './below-answer.tsx';
export { CountDemand } from './count-demand.ts';
export { HomeSeat, Invitation, SeatHelpers, WaysToHelp } from './open-seat-help.tsx';
export { TellChapter } from './tell-chapter.tsx';
