/**
 * The tables of docs/configuration.md list exactly the settings that the server reads, with their defaults.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseConfig } from 'wire-server';

const PAGE = fileURLToPath(new URL('../../docs/configuration.md', import.meta.url));

interface Documented {
  readonly name: string;
  /** Null where the table describes the default instead of giving it. */
  readonly preset: string | null;
}

/** A row's first cell may name several variables that share a default. */
function documented(): Documented[] {
  const rows = readFileSync(PAGE, 'utf8').matchAll(/^\| (`[A-Z].*?) \| (.*?) \| .* \|$/gm);
  return [...rows].flatMap(([, names = '', preset = '']) =>
    codesIn(names).map((name) => ({ name, preset: codesIn(preset)[0] ?? null })),
  );
}

const codesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');

/** Every variable the server reads, including those it reads only together with others. */
function read(): Set<string> {
  const names = new Set<string>();
  const set: Record<string, string> = {
    SMS_WEBHOOK_URL: 'https://sms.example.org',
    OIDC_TOWN_CLIENT_ID: 'pathfinder',
    OIDC_TOWN_CLIENT_SECRET: 'secret',
    OIDC_TOWN_ISSUER: 'https://town.example.org',
  };
  parseConfig(
    new Proxy(set, {
      get(target, name: string) {
        names.add(name.replace('OIDC_TOWN_', 'OIDC_<NAME>_'));
        return target[name];
      },
    }),
  );
  return names;
}

test('the tables list exactly the settings the server reads', () => {
  const names = documented().map(({ name }) => name);
  expect(names.toSorted()).toEqual([...read()].toSorted());
});

test.each(documented().filter(({ preset }) => preset !== null))(
  '$name defaults to $preset',
  ({ name, preset }) => {
    expect(parseConfig({ [name]: preset ?? '' })).toEqual(parseConfig({}));
  },
);
