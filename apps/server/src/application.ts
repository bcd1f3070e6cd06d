/** Pathfinder as the server's application: its pages, its tables, its demo chapter, its announcements. */
import { fileURLToPath } from 'node:url';
import type { Application } from 'wire-server';
import { addPublicAddress } from './add-public-address.ts';
import { announcement, availableLine, waitingLine } from './announce.ts';
import { answerPage, hasNeed } from './answer-page.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** For search engines: docs/decisions/022-the-url-is-the-state.md. */
const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' };

export const PATHFINDER: Application = {
  pages: [
    { path: '/', completePerRequest: answerPage, completesAt: hasNeed },
    '/privacy',
    { path: '/members', headers: NOT_INDEXED },
    { path: '/members/:id', headers: NOT_INDEXED },
    ...['/login', '/admin', '/admin/:place', '/admin/:place/:page'].map((path) => ({
      path,
      file: 'panel.html',
      headers: NOT_INDEXED,
    })),
  ],
  linkPage: '/login',
  admitsSignUp: 'public.may_sign_up',
  completeAtStart: addPublicAddress,
  migrations: pathOf('../../../supabase/migrations'),
  // Deleting a row of my_sessions ends a session.
  accessTables: ['editors', 'editing_rule', 'my_sessions'],
  tablesName: 'directory',
  demo: pathOf('../../../supabase/seed.sql'),
  announcement,
  waitingLine,
  availableLine,
};
