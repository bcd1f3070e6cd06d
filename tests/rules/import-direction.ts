/**
 * Which imports are allowed: domain ← routing ← web/features ← web/app, and the package wire-server apart from them
 * all; within it db ← http ← rest and auth, which do not import each other. Pure.
 */
import type { Import } from './import-graph.ts';

interface DirectionRule {
  readonly name: string;
  /** Matches 'importing file → imported file or package' when that import is wrong. */
  readonly forbids: RegExp;
  /** Type imports are free: they leave nothing behind when it runs. */
  readonly valuesOnly?: boolean;
  /** Holds for test files as well, which otherwise cross folders as they need to. */
  readonly testsToo?: boolean;
}

export const RULES: readonly DirectionRule[] = [
  {
    name: 'domain imports nothing outside domain',
    forbids: /^src\/domain\/.* → (?!src\/domain\/)/,
  },
  {
    name: 'routing imports domain, itself and the chapter only: no package, no node:, no page',
    forbids: /^src\/routing\/.* → (?!src\/(domain|routing)\/|chapter\.json$)/,
  },
  {
    name: 'knowledge is data: beyond itself and the chapter it imports types only',
    forbids: /^src\/routing\/knowledge\/.* → (?!src\/routing\/knowledge\/|chapter\.json$)/,
    valuesOnly: true,
  },
  {
    name: 'the engine does not import what compiles its knowledge',
    forbids: /^src\/routing\/(?!compiler\/).* → src\/routing\/compiler\//,
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
    name: 'what visitors load knows nothing of signing in and of writing',
    forbids:
      /^src\/web\/(features\/(search|feedback)|components)\/.* → src\/web\/(records\/|lib\/session\/)/,
  },
  {
    name: 'wire-server imports nothing of the product',
    forbids:
      /^packages\/wire-server\/.* → (?:(?:src|tests|scripts|supabase)\/|wire-server|chapter)/,
    testsToo: true,
  },
  {
    name: 'the product imports wire-server by its name only',
    forbids: /^(src|scripts)\/.* → packages\//,
    testsToo: true,
  },
  {
    name: 'server/db imports no other folder of the server',
    forbids: /^packages\/wire-server\/src\/db\/.* → packages\/wire-server\/src\/(?!db\/)[^/]+\//,
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
    name: 'what the areas of auth share knows none of them',
    forbids:
      /^packages\/wire-server\/src\/auth\/(?!(?:accounts|admin|factors|identities)\/)[^/]+\/.* → packages\/wire-server\/src\/auth\/(accounts|admin|factors|identities)\//,
  },
  {
    name: 'the areas of auth meet in these few files only',
    forbids:
      /^packages\/wire-server\/src\/auth\/(accounts|admin|factors|identities)\/.* → packages\/wire-server\/src\/auth\/(?!\1\/)(accounts\/(?!claim-account\.ts|sign-up\/signup-rule\.ts)|admin\/|factors\/(?!assurance\.ts|factors-table\.ts|remove-factor\.ts)|identities\/)/,
  },
  {
    name: 'these folders of auth know no other: each could stand alone',
    forbids:
      /^packages\/wire-server\/src\/auth\/(limits|messages|passwords|redirects|store|users)\/.* → packages\/wire-server\/src\/auth\/(?!\1\/)[^/]+\//,
  },
  {
    name: 'reads and writes of the data API share query/ and nothing of each other',
    forbids:
      /^packages\/wire-server\/src\/rest\/(query|read|write)\/.* → packages\/wire-server\/src\/rest\/(?!\1\/)(read|write)\//,
  },
  {
    name: 'no folder of the server but commands imports what puts it together',
    forbids:
      /^packages\/wire-server\/src\/(?!commands\/)[^/]+\/.* → packages\/wire-server\/src\/(app|assemble|index|migrations|run-server)\.ts/,
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

const TEST_FILE = /\.test\.tsx?$/;

/** One line per import that goes the wrong way; none when all is well. */
export function wrongWays(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to, typeOnly }) => {
    const edge = `${from} → ${to}`;
    return RULES.filter(
      ({ forbids, valuesOnly, testsToo }) =>
        forbids.test(edge) && !(valuesOnly && typeOnly) && (testsToo || !TEST_FILE.test(from)),
    ).map(({ name }) => `${edge}: ${name}`);
  });
}

/** Each cycle once, as 'a → b → a'; type imports count, since they tie files together just as well. */
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
