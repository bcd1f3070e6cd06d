/**
 * Which imports are allowed: domain ← routing ← web/features ← web/app, and the package wire-server
 * independent of all of them; within it db ← http ← rest and auth, which do not import each other. Pure.
 */
import { posix } from 'node:path';
import type { Import } from './import-graph.ts';

interface DirectionRule {
  readonly name: string;
  /** Matches 'importing file → imported file or package' when that import is wrong. */
  readonly forbids: RegExp;
  /** Type imports are allowed: they are erased at runtime. */
  readonly valuesOnly?: boolean;
  /** Applies to test files as well, which may otherwise import across folders. */
  readonly testsToo?: boolean;
}

export const RULES: readonly DirectionRule[] = [
  {
    name: 'domain imports nothing outside domain',
    forbids: /^src\/domain\/.* → (?!src\/domain\/)/,
  },
  {
    name: 'routing imports domain and itself only: no package, no node:, no page',
    forbids: /^src\/routing\/.* → (?!src\/(domain|routing)\/)/,
  },
  {
    name: 'knowledge is data: beyond itself it imports types only',
    forbids: /^src\/routing\/knowledge\/.* → (?!src\/routing\/knowledge\/)/,
    valuesOnly: true,
  },
  {
    name: 'the engine does not import what compiles its knowledge',
    forbids: /^src\/routing\/(?!compiler\/).* → src\/routing\/compiler\//,
  },
  {
    name: 'a request is read before anything is decided: routing/request imports professions, text and knowledge only',
    forbids:
      /^src\/routing\/request\/.* → (?!src\/routing\/(?:request|professions|text|knowledge)\/)/,
  },
  {
    name: 'professions, text and knowledge do not import routing/request',
    forbids: /^src\/routing\/(?:professions|text|knowledge)\/.* → src\/routing\/request\//,
  },
  {
    name: 'web imports neither server nor node:',
    forbids: /^src\/web\/.* → (src\/server\/|packages\/|wire-server|node:)/,
  },
  {
    name: 'nothing below web/app imports it',
    forbids: /^src\/web\/(?!app\/)[^/]+\/.* → src\/web\/app\//,
  },
  {
    name: 'nothing below web/features imports a feature',
    forbids: /^src\/web\/(?!app\/|features\/)[^/]+\/.* → src\/web\/features\//,
  },
  {
    name: 'a feature never imports another feature',
    forbids: /^src\/web\/features\/([^/]+)\/.* → src\/web\/features\/(?!\1\/)/,
  },
  {
    name: 'web/lib imports nothing above it, web/components only lib, web/records both',
    forbids:
      /^src\/web\/(?:lib\/.* → src\/web\/(components|records)|components\/.* → src\/web\/records)\//,
  },
  {
    name: 'texts import only the texts of the engine',
    forbids: /^src\/web\/texts\/.* → src\/(?!web\/texts\/|routing\/texts\/)/,
  },
  {
    name: 'what visitors load imports neither the session nor what writes',
    forbids:
      /^src\/web\/(features\/(search|feedback|member-pages|privacy)|components)\/.* → src\/web\/(records\/|lib\/session\/)/,
  },
  {
    name: 'wire-server imports nothing of the product',
    forbids:
      /^packages\/wire-server\/.* → (?:(?:src|tests|scripts|supabase|docs|public)\/|[^/]+\.(?:ts|json)$|wire-server)/,
    testsToo: true,
  },
  {
    name: 'the product imports wire-server by its name only',
    forbids: /^(?!packages\/).* → packages\//,
    testsToo: true,
  },
  {
    name: 'server/system imports no other folder of the server',
    forbids: /^packages\/wire-server\/src\/system\/.* → packages\/wire-server\/src\/(?!system\/)/,
  },
  {
    name: 'server/db imports only server/system',
    forbids: /^packages\/wire-server\/src\/db\/.* → packages\/wire-server\/src\/(?!db\/|system\/)/,
  },
  {
    name: 'server/http imports neither API',
    forbids: /^packages\/wire-server\/src\/http\/.* → packages\/wire-server\/src\/(auth|rest)\//,
  },
  {
    name: 'the two APIs of the server meet in assemble.ts only',
    forbids:
      /^packages\/wire-server\/src\/(auth|rest)\/.* → packages\/wire-server\/src\/(?!\1\/)(auth|rest)\//,
  },
  {
    name: 'auth/config and auth/protocol, the ground floor of auth, import no other folder of it',
    forbids:
      /^packages\/wire-server\/src\/auth\/(config|protocol)\/.* → packages\/wire-server\/src\/auth\/(?!(?:config|protocol)\/)[^/]+\//,
  },
  {
    name: 'shared folders of auth import none of the areas with endpoints',
    forbids:
      /^packages\/wire-server\/src\/auth\/(?!(?:accounts|admin|factors|identities)\/)[^/]+\/.* → packages\/wire-server\/src\/auth\/(accounts|admin|factors|identities)\//,
  },
  {
    name: 'the areas of auth import only these files of each other',
    forbids:
      /^packages\/wire-server\/src\/auth\/(accounts|admin|factors|identities)\/.* → packages\/wire-server\/src\/auth\/(?!\1\/)(accounts\/|admin\/|factors\/(?!factor-owner\.ts|enroll-factor\.ts)|identities\/)/,
  },
  {
    name: 'messages and users import only the ground floor of auth and its context',
    forbids:
      /^packages\/wire-server\/src\/auth\/(messages|users)\/.* → packages\/wire-server\/src\/auth\/(?!\1\/|config\/|protocol\/|context\/)[^/]+\//,
  },
  {
    name: 'reads and writes of the data API share the query and nothing of each other',
    forbids:
      /^packages\/wire-server\/src\/rest\/(?:(?:parse-filter|parse-query|row-query|read-table)\.ts → packages\/wire-server\/src\/rest\/(?:read|write|parse-write|plan-write)|(?:write-table|parse-write|plan-write)\.ts → packages\/wire-server\/src\/rest\/read-)/,
  },
  {
    name: 'no folder of the server except commands imports the files that assemble it',
    forbids:
      /^packages\/wire-server\/src\/(?!commands\/)[^/]+\/.* → packages\/wire-server\/src\/(app|assemble|connect|index|migrations|run-server)\.ts/,
  },
  {
    name: 'scripts import no tests',
    forbids: /^scripts\/.* → tests\//,
  },
  {
    name: 'src imports neither tests nor scripts',
    forbids:
      /^(?:src|packages\/wire-server\/src)\/.* → (?:packages\/wire-server\/)?(tests|scripts)\//,
  },
  {
    name: 'conformance asks a server over the wire and imports nothing of src',
    forbids: /^packages\/wire-server\/tests\/conformance\/.* → (?:packages\/wire-server\/)?src\//,
    testsToo: true,
  },
];

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

/** One line per import that breaks a rule. */
export function wrongWays(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to, typeOnly }) => {
    const edge = `${from} → ${to}`;
    return RULES.filter(
      ({ forbids, valuesOnly, testsToo }) =>
        forbids.test(edge) && !(valuesOnly && typeOnly) && (testsToo || !TEST_FILE.test(from)),
    ).map(({ name }) => `${edge}: ${name}`);
  });
}

/** Each cycle once, as 'a → b → a'; type imports count, since they couple files as well. */
export function cycles(imports: readonly Import[]): string[] {
  const importsOf = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const found: string[] = [];

  const walk = (file: string, path: readonly string[]): void => {
    const seenAt = path.indexOf(file);
    if (seenAt !== -1) found.push([...path.slice(seenAt), file].join(' → '));
    if (seenAt !== -1 || done.has(file)) return;
    for (const { to } of importsOf.get(file) ?? []) walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of importsOf.keys()) walk(file, []);
  return found;
}

/**
 * Each cycle of folders under any of the `roots`, with one import for each of its steps. A folder is one node: the
 * files directly in it, tests left out. So a parent folder may import its subfolders or the other way round, but not
 * both.
 * @example folderCycles(imports, ['src']) // ['src/a → src/b → src/a (src/a/x.ts → src/b/y.ts, src/b/z.ts → src/a/x.ts)']
 */
export function folderCycles(imports: readonly Import[], roots: readonly string[]): string[] {
  const within = (file: string) => roots.some((root) => file.startsWith(`${root}/`));
  const steps = new Map<string, Import>();
  for (const each of imports) {
    const { from, to } = each;
    if (!within(from) || !within(to) || TEST_FILE.test(from)) continue;
    const step = `${posix.dirname(from)} → ${posix.dirname(to)}`;
    if (posix.dirname(from) !== posix.dirname(to) && !steps.has(step)) steps.set(step, each);
  }
  const folders = [...steps.values()].map(({ from, to, typeOnly }) => ({
    from: posix.dirname(from),
    to: posix.dirname(to),
    typeOnly,
  }));
  return cycles(folders).map((cycle) => {
    const path = cycle.split(' → ');
    const examples = path.slice(1).map((folder, i) => {
      const { from, to } = steps.get(`${path[i]} → ${folder}`) as Import;
      return `${from} → ${to}`;
    });
    return `${cycle} (${examples.join(', ')})`;
  });
}
