import { expect, test } from 'vitest';
import { waitingLine } from './announce.ts';
import { type Config, parseConfig } from './config.ts';

function configOf(databaseUrl: string): Config {
  const parsed = parseConfig({ DATABASE_URL: databaseUrl });
  if (!parsed.ok) throw new Error(parsed.errors.join());
  return parsed.config;
}

test('the line about waiting names host and port, and keeps user and password out', () => {
  const line = (url: string) => waitingLine(configOf(url), 'no answer');
  expect(line('postgres://ann:secret@db.example.com/chapter')).toBe(
    'Waiting for the database at db.example.com:5432: no answer; retrying. Ctrl+C stops the server.',
  );
  expect(line('postgresql://ann:secret@[::1]:6000/chapter')).toContain('at [::1]:6000: no');
});
