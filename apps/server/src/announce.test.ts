import { describe, expect, test } from 'vitest';
import { type Config, type Environment, type OpenedDatabase, parseConfig } from 'wire-server';
import { announcement, availableLine, waitingLine } from './announce.ts';

function configOf(env: Environment): Config {
  const parsed = parseConfig(env);
  if (!parsed.ok) throw new Error(parsed.errors.join());
  return parsed.config;
}

test('the waiting line contains host and port, but no user or password', () => {
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

const DEMO = [
  ['members', 48],
  ['referral_chains', 14],
  ['expectations', 42],
] as const;

describe('the announcement', () => {
  const opened = {
    migrations: { applied: [], seeded: false },
    seededRows: new Map(),
  } as unknown as OpenedDatabase;
  const announced = (env: Environment) => announcement(configOf(env), 3000, opened);

  const OPEN = 'Anyone can sign up. To close sign-up, start with SIGNUP=closed';
  const CLOSED =
    'Sign-up is closed. To create an account: npm run admin -- users create ann@example.com';

  test('counts the members, chains and expectations of the demo chapter, and no other tables', () => {
    const seededRows = new Map([...DEMO, ['editors', 0], ['chapter_settings', 1]]);
    const filled = { ...opened, migrations: { applied: [], seeded: true }, seededRows };
    const lines = announcement(configOf({}), 3000, filled as unknown as OpenedDatabase);
    expect(lines).toContain(
      'filled with the demo chapter: 48 members, 14 referral chains, 42 expectations\n',
    );
  });

  test('R3 says that sign-up is open and how to close it, while only this machine can connect', () => {
    expect(announced({})).toContain(OPEN);
    expect(announced({ SIGNUP: 'example.org' })).not.toContain(OPEN);
  });

  test('R3 says that sign-up is closed and how to create an account, once others can connect', () => {
    for (const env of [{ HOST: '0.0.0.0' }, { SITE_URL: 'https://chapter.example.org' }]) {
      expect(announced(env)).toContain(CLOSED);
      expect(announced(env)).not.toContain(OPEN);
      expect(announced({ ...env, SIGNUP: 'open' })).toContain(OPEN);
    }
  });

  test('A4 says where admins log in', () => {
    expect(announced({})).toContain('Log in at http://localhost:3000/login');
    const SITE_URL = 'https://chapter.example.org';
    expect(announced({ SITE_URL })).toContain(`Log in at ${SITE_URL}/login`);
  });

  test('prints the path of the operator’s key, never the key itself', () => {
    expect(announced({ DATA_DIR: '/srv/data' })).toContain('/srv/data/keys/service-key');
    expect(announced({ SERVICE_KEY: 'sb_secret_made-by-the-operator' })).not.toMatch(
      /service-key|sb_secret/,
    );
  });

  test('asks for SITE_URL once other devices can connect', () => {
    const hint = "Set SITE_URL to the site's public address";
    expect(announced({})).not.toContain(hint);
    expect(announced({ HOST: '0.0.0.0' })).toContain(hint);
    const SITE_URL = 'https://chapter.example.org';
    expect(announced({ HOST: '0.0.0.0', SITE_URL })).not.toContain(hint);
  });
});
