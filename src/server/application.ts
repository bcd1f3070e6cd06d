/** Pathfinder as the server's application: its pages, its tables, its demo chapter, its announcements. */
import { fileURLToPath } from 'node:url';
import type { Application } from 'wire-server';
import { announcement, availableLine, waitingLine } from './announce.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const PATHFINDER: Application = {
  pages: ['/', '/members', '/members/:id', '/privacy', '/login', '/admin'],
  migrations: pathOf('../../supabase/migrations'),
  demo: pathOf('../../supabase/seed.sql'),
  announcement,
  waitingLine,
  availableLine,
};
