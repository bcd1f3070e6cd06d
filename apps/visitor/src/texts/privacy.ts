/** Texts of `/privacy`. Keep them true: they say what the page and the server do. */
import type { ReactNode } from 'react';
import { sentence } from './sentence.tsx';

export const introduction = 'Members are here to be found. What you look for is your own business.';
export const parts = [
  {
    title: 'What is public',
    paragraphs: [
      'Everyone who opens this site can see the members: name, profession and other roles, kind of work, company, chapter, phone, email and website, as the chapter entered them, and where there are some a sentence, a picture, languages, and until when somebody is away and who stands in. Programs can also read the priority that the chapter gave an entry, when it was last confirmed and whether its email bounced. Search engines are asked not to list members or to read the directory.',
    ],
  },
  {
    title: 'What you look for',
    paragraphs: [
      'Your browser finds the answer itself; a search does not send your words to the server. A link from the Share button keeps them behind “#”, a part of the address that browsers never send.',
      'An address with the words behind “?” is different: opening or reloading it sends them. Our server then sends the answer along with the page. It neither keeps the words nor logs them, but a company network or a proxy on the way may log whole addresses. Your browser keeps addresses in its history, unless the window is private.',
    ],
  },
  {
    title: 'What is counted',
    paragraphs: [
      'When you ask for a profession that no member holds, your browser sends the name of that profession, such as “Photographer”, unless the chapter has switched this off. The server adds one to the count of that profession and that day. It keeps neither your words nor the time, and nothing that could tell who asked. Counts are kept for about a year, and only the people who edit the directory read them. A search that sounds like danger is never counted.',
      'Your words are sent only when you press “Send these words” under “Tell the chapter”, after you have seen them and had the chance to change them. The people who edit the directory read them, with the day and the profession they were taken for, until they delete them, for 400 days at most.',
    ],
  },
  {
    title: 'What the server logs',
    paragraphs: [
      'Errors, and for each sign-in of an admin the time, the account and the network address. While the operator is tracking down a problem, it can also log the path, status and duration of requests, without what follows the “?”. There are no cookies, no statistics about visitors beyond the counts above, and nothing is loaded from other companies, except the picture of a member: your browser loads it from the address that the chapter entered, and does not say which page it is for.',
    ],
  },
  {
    title: 'What was changed or deleted',
    paragraphs: [
      'What the chapter changes or deletes here stays in a history for 90 days, with the account that did it. Only the people who edit the directory can read it. Backups may keep it longer.',
    ],
  },
  {
    title: 'What stays on your device',
    paragraphs: [
      "A copy of the page and the directory, so that it opens without a network. For admins, also their sign-in, unsaved text, and how they matched the columns of imported files. Clearing this site's data in your browser removes all of it.",
    ],
  },
];
const REASON = 'If you are a member and something about you is wrong or should not be here,';
export const removal = {
  title: 'Correct or remove something',
  /** @param address the chapter's, as a link. */
  writeTo: (address: ReactNode) => sentence`${REASON} write to the chapter: ${address}`,
  /** Where the chapter's address is not known. */
  askChapter: `${REASON} ask the chapter.`,
  subject: 'My data in Pathfinder',
};
