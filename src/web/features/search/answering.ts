/** Loaded as one script for the first answer: the views of all answers. */
export { Answer } from './answer/answer.tsx';
