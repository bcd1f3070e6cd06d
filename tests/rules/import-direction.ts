/**
 * Which imports are allowed: domain ← directory, engine ← ui ← the apps, which do not import each other; the package
 * wire-server is independent of all of them, and within it db ← http ← rest and auth, which do not import each other.
 * What a package offers is said in its package.json: no other file of it can be imported by its name. Pure.
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
    forbids: /^packages\/domain\/src\/.* → (?!packages\/domain\/src\/)/,
  },
  {
    name: 'directory imports domain and itself only',
    forbids: /^packages\/directory\/.* → (?!packages\/(?:directory|domain)\/src\/)/,
  },
  {
    name: 'the engine imports domain and itself only: no package, no node:, no page',
    forbids: /^packages\/engine\/(?:src\/.*|[^/]+) → (?!packages\/(?:engine|domain)\/src\/)/,
  },
  {
    name: "the engine's threads import the engine, domain and directory only",
    forbids:
      /^packages\/engine\/threads\/.* → (?!packages\/engine\/(?:src|threads)\/|packages\/(?:domain|directory)\/src\/|virtual:)/,
  },
  {
    name: 'knowledge is data: beyond itself it imports types only',
    forbids: /^packages\/engine\/src\/knowledge\/.* → (?!packages\/engine\/src\/knowledge\/)/,
    valuesOnly: true,
  },
  {
    name: 'the engine does not import what compiles its knowledge',
    forbids:
      /^packages\/engine\/(?:threads|src\/(?!compiler\/).*)\/?.* → packages\/engine\/src\/compiler\//,
  },
  {
    name: 'a request is read before anything is decided: request imports professions, text and knowledge only',
    forbids:
      /^packages\/engine\/src\/request\/.* → (?!packages\/engine\/src\/(?:request|professions|text|knowledge)\/)/,
  },
  {
    name: 'professions, text and knowledge do not import request',
    forbids:
      /^packages\/engine\/src\/(?:professions|text|knowledge)\/.* → packages\/engine\/src\/request\//,
  },
  {
    name: 'ui imports neither an app nor node:',
    forbids: /^packages\/ui\/.* → (?:apps\/|node:)/,
  },
  {
    name: 'the apps do not import each other',
    forbids: /^apps\/([^/]+)\/.* → apps\/(?!\1\/)/,
    testsToo: true,
  },
  {
    name: 'pages import neither node: nor the server',
    forbids: /^apps\/(?:visitor|panel)\/src\/.* → (?:node:|packages\/wire-server\/|wire-server)/,
  },
  {
    name: 'no part of the panel imports its app folder',
    forbids: /^apps\/panel\/src\/(?!app\/)[^/]+\/.* → apps\/panel\/src\/app\//,
  },
  {
    // The steps to a chapter of one's own join several sections, as app does.
    name: 'the sections of the panel share records and session and import nothing of each other',
    forbids:
      /^apps\/panel\/src\/(?!app\/|own-chapter\/)([^/]+)\/.* → apps\/panel\/src\/(?!\1\/|records\/|session\/|[^/]+$)/,
  },
  {
    name: 'records and session do not import a section',
    forbids:
      /^apps\/panel\/src\/(?:records|session)\/.* → apps\/panel\/src\/(?!records\/|session\/|[^/]+$)/,
  },
  {
    name: 'texts import only texts',
    forbids:
      /^(?:apps\/visitor|packages\/ui)\/src\/texts\/.* → (?!apps\/visitor\/src\/texts\/|packages\/ui\/src\/texts\/|packages\/ui\/src\/jsx\/|packages\/engine\/index\.ts$|react$)/,
  },
  {
    name: 'wire-server imports nothing of the product',
    forbids:
      /^packages\/wire-server\/.* → (?:(?:apps|tests|training|scripts|supabase|docs)\/|packages\/(?!wire-server\/)|[^/]+\.(?:ts|json)$)/,
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
    name: 'scripts import neither tests nor training',
    forbids: /^scripts\/.* → (?:tests|training)\//,
  },
  {
    name: 'apps and packages import neither tests, training nor scripts',
    forbids:
      /^(?:apps\/[^/]+\/(?:src|build)|packages\/[^/]+\/(?:src|threads|build))\/.* → (?:tests|training|scripts|packages\/[^/]+\/tests)\//,
  },
  {
    name: 'no test of an app or a package imports training',
    forbids: /^(?:apps|packages)\/.* → training\//,
    testsToo: true,
  },
  {
    name: 'conformance asks a server over the wire and imports nothing of src',
    forbids: /^packages\/wire-server\/tests\/conformance\/.* → (?:packages\/wire-server\/)?src\//,
    testsToo: true,
  },
];

/** Imports of another app or package by a path instead of its name, which would pass by what it offers. */
export function byPath(files: readonly { readonly from: string; readonly specifier: string }[]) {
  return files.filter(({ from, specifier }) => {
    const to = posix.join(posix.dirname(from), specifier);
    const [house, other] = [houseOf(from), houseOf(to)];
    return specifier.startsWith('.') && house !== null && other !== null && house !== other;
  });
}

function houseOf(path: string): string | null {
  return /^(?:apps|packages)\/[^/]+/.exec(path)?.[0] ?? null;
}

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
  const folders = [...steps.values()].map((step) => ({
    ...step,
    from: posix.dirname(step.from),
    to: posix.dirname(step.to),
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
