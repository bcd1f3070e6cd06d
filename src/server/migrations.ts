/** The migrations: the directory's tables, and the auth service's tables in their own schema. */
import { fileURLToPath } from 'node:url';
import type { MigrationSet } from './db/migrate.ts';
import type { MovedPart } from './db/move/copy-database.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Also applied to Supabase projects. */
export const MIGRATIONS = pathOf('../../supabase/migrations');
export const DEMO_SEED = pathOf('../../supabase/seed.sql');

export const AUTH_MIGRATIONS: MigrationSet = {
  folder: pathOf('./auth/store'),
  historySchema: 'auth_service',
  seedFile: null,
};

/** `seed`: whether a new database receives the demo chapter. */
export function migrationSets(seed: boolean): readonly MigrationSet[] {
  return [directory(seed), AUTH_MIGRATIONS];
}

function directory(seed: boolean): MigrationSet {
  return {
    folder: MIGRATIONS,
    historySchema: 'supabase_migrations',
    seedFile: seed ? DEMO_SEED : null,
  };
}

/** Members and chains. */
export const DIRECTORY_PART: MovedPart = { schema: 'public', migrations: directory(false) };

/** All stored data: members and chains, accounts and sessions. */
export const ALL_PARTS: readonly MovedPart[] = [
  DIRECTORY_PART,
  { schema: AUTH_MIGRATIONS.historySchema, migrations: AUTH_MIGRATIONS },
];
