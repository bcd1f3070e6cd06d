/** The SQL that makes a database: the directory's tables, and the auth service's in a schema of their own. */
import { fileURLToPath } from 'node:url';
import type { MigrationSet } from './db/migrate.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** As a Supabase project takes them. */
export const MIGRATIONS = pathOf('../../supabase/migrations');
export const DEMO_SEED = pathOf('../../supabase/seed.sql');

export const AUTH_MIGRATIONS: MigrationSet = {
  folder: pathOf('./auth/store'),
  historySchema: 'auth_service',
  seedFile: null,
};

/** `seed`: whether a new database receives the demo chapter. */
export function migrationSets(seed: boolean): readonly MigrationSet[] {
  const directory: MigrationSet = {
    folder: MIGRATIONS,
    historySchema: 'supabase_migrations',
    seedFile: seed ? DEMO_SEED : null,
  };
  return [directory, AUTH_MIGRATIONS];
}
