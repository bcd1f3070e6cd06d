/** One Postgres shared by a Vitest run, with a template database that holds the demo chapter. */
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/db/open-database.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { migrationSets } from '../fixture/application.ts';
import { PostgresCluster, runSql } from './cluster.ts';

export const DEMO_TEMPLATE = 'demo_chapter';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the database `postgres` in the shared cluster. */
    sharedPostgres: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await PostgresCluster.make();
  await cluster.start();
  const admin = cluster.url('postgres');
  await runSql(admin, `create database ${DEMO_TEMPLATE}`);
  const driver = openPostgres({ connectionString: cluster.url(DEMO_TEMPLATE) });
  await openDatabase(driver, migrationSets(true));
  await driver.close();
  project.provide('sharedPostgres', admin);
  return () => cluster.remove();
}
