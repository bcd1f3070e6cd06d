/** This chapter's own data. Another town replaces this one file (K1, K2, M8). */
import type { Chapter } from '../../domain/chapter.ts';

export const chapter: Chapter = {
  home: 'Waxhaw',
  nearby: ['Fort Mill', 'Ballantyne', 'Union County', 'Matthews', 'Indian Land', 'Lake Wylie'],
  boosts: [
    { member_name: 'Owen Pritchard', profession: 'Landscaper' },
    { member_name: 'Celeste Whitaker', profession: 'Realtor' },
  ],
  feedbackRecipient: 'feedback@example.com',
};
