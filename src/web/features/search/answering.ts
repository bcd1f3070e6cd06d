/** What comes with the first answer, in one script of its own: the engine, and the views of its answers. */
export { createRouter } from '../../../routing/route-need.ts';
export { Answer } from './answer/answer.tsx';
