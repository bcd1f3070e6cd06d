/** `npm run answers`: writes docs/answers.md and docs/plain-needs.md. */
import { writeFileSync } from 'node:fs';
import { ANSWERS_PAGE, demoAnswers } from './demo-answers.ts';
import { PLAIN_NEEDS_PAGE, plainNeedsOfTrades } from './plain-needs-page.ts';

writeFileSync(ANSWERS_PAGE, demoAnswers());
writeFileSync(PLAIN_NEEDS_PAGE, plainNeedsOfTrades());
