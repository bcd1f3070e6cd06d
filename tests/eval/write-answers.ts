/** `npm run answers`: writes docs/answers.md. */
import { writeFileSync } from 'node:fs';
import { ANSWERS_PAGE, demoAnswers } from './demo-answers.ts';

writeFileSync(ANSWERS_PAGE, demoAnswers());
