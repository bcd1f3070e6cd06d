/** Loaded as one script for the first answer: the engine, and the views of its answers. */
export { createRouter } from '../../../routing/route-need.ts';
export { Answer } from './answer/answer.tsx';
