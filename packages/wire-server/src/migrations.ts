/** The tables of a server: the application's, and the auth service's in its own schema. */
import { fileURLToPath } from 'node:url';
import type { Application } from './application.ts';
import type { MigrationSet } from './db/migrate.ts';
import type { MovedPart } from './db/move/copy-database.ts';

export const AUTH_MIGRATIONS: MigrationSet = {
  folder: fileURLToPath(new URL('./auth/migrations', import.meta.url)),
  historySchema: 'auth_service',
  seedFile: null,
};

type Tables = Pick<Application, 'migrations' | 'demo'>;

/** `seed`: whether a new database is filled with the application's demo data. */
export function migrationSets(tables: Tables, seed: boolean): readonly MigrationSet[] {
  return [ownTables(tables, seed), AUTH_MIGRATIONS];
}

/** The application's tables alone, which also fit a Supabase project. */
export function applicationPart(tables: Tables): MovedPart {
  return { schema: 'public', migrations: ownTables(tables, false) };
}

/** All stored data: the application's tables, accounts and sessions. */
export function allParts(tables: Tables): readonly MovedPart[] {
  return [
    applicationPart(tables),
    { schema: AUTH_MIGRATIONS.historySchema, migrations: AUTH_MIGRATIONS },
  ];
}

function ownTables({ migrations, demo }: Tables, seed: boolean): MigrationSet {
  return {
    folder: migrations,
    // Where the Supabase CLI records the migrations it has applied.
    historySchema: 'supabase_migrations',
    seedFile: seed ? demo : null,
  };
}
