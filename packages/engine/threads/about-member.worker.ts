/** Answers questions about members in a thread of its own, so that the page stays responsive. */
import { memberAnswers } from './about-member.ts';
import { serve } from './calls.ts';

serve(memberAnswers, self);
