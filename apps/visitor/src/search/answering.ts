/** Loaded as one script for the first answer: the views of all answers, and their announcements. */
export { Answer } from './answer/answer.tsx';
export { chosenAmong, outcomeSentence, outcomeToast } from './answer/outcome-words.ts';
