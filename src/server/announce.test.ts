import { describe, expect, test } from 'vitest';
import { type Config, type Environment, type OpenedDatabase, parseConfig } from 'wire-server';
import { announcement, availableLine, waitingLine } from './announce.ts';

function configOf(env: Environment): Config {
  const parsed = parseConfig(env);
  if (!parsed.ok) throw new Error(parsed.errors.join());
  return parsed.config;
}

test('the line about waiting names host and port, and keeps user and password out', () => {
  const line = (url: string) => waitingLine(configOf({ DATABASE_URL: url }), 'no answer');
  expect(line('postgres://ann:secret@db.example.com/chapter')).toBe(
    'Waiting for the database at db.example.com:5432: no answer; retrying. Ctrl+C stops the server.',
  );
  expect(line('postgresql://ann:secret@[::1]:6000/chapter')).toContain('at [::1]:6000: no');
});

test('the line about a database that is available again names it, without user and password', () => {
  const line = (env: Environment) => availableLine(configOf(env));
  expect(line({ DATABASE_URL: 'postgres://ann:secret@db.example.com/chapter' })).toBe(
    'Database available again at db.example.com:5432.',
  );
  expect(line({ DATA_DIR: '/srv/data' })).toBe('Database available again in /srv/data.');
});

describe('R3 what a volunteer admin is told', () => {
  const opened = {
    migrations: { applied: [], seeded: false },
    seededRows: new Map(),
  } as unknown as OpenedDatabase;
  const told = (env: Environment) => announcement(configOf(env), 3000, opened);

  test('R3 that sign-up is open, and how to close it, unless it is closed or listed', () => {
    expect(told({})).toContain('Anybody can sign up. To close that, start it with SIGNUP=closed');
    for (const SIGNUP of ['closed', 'example.org']) {
      expect(told({ SIGNUP })).not.toContain('Anybody can sign up');
    }
  });

  test('A4 where admins log in', () => {
    expect(told({})).toContain('Log in at http://localhost:3000/login');
    const SITE_URL = 'https://chapter.example.org';
    expect(told({ SITE_URL })).toContain(`Log in at ${SITE_URL}/login`);
  });

  test('where the operator’s key is, never the key itself', () => {
    expect(told({ DATA_DIR: '/srv/data' })).toContain('/srv/data/keys/service-key');
    expect(told({ SERVICE_KEY: 'sb_secret_made-by-the-operator' })).not.toMatch(
      /service-key|sb_secret/,
    );
  });

  test('to say where the site is, once other devices are let in', () => {
    const hint = 'Set SITE_URL to the address people use';
    expect(told({})).not.toContain(hint);
    expect(told({ HOST: '0.0.0.0' })).toContain(hint);
    const SITE_URL = 'https://chapter.example.org';
    expect(told({ HOST: '0.0.0.0', SITE_URL })).not.toContain(hint);
  });
});
