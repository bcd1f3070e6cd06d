/**
 * Who may import whom: domain ← routing ← web/features ← web/app, and server apart from them all;
 * within it db ← http ← rest and auth, which know nothing of each other. Pure.
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
    forbids: /^src\/web\/.* → (src\/server\/|node:)/,
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
    name: 'server imports nothing else of src',
    forbids: /^src\/server\/.* → src\/(?!server\/)/,
  },
  {
    name: 'server/db imports no other folder of the server',
    forbids: /^src\/server\/db\/.* → src\/server\/(?!db\/)[^/]+\//,
  },
  {
    name: 'server/http imports neither API',
    forbids: /^src\/server\/http\/.* → src\/server\/(auth|rest)\//,
  },
  {
    name: 'the two APIs of the server meet in assemble.ts only',
    forbids: /^src\/server\/(auth|rest)\/.* → src\/server\/(?!\1\/)(auth|rest)\//,
  },
  {
    name: 'what the areas of auth share knows none of them',
    forbids:
      /^src\/server\/auth\/(?!(?:accounts|admin|factors|identities)\/)[^/]+\/.* → src\/server\/auth\/(accounts|admin|factors|identities)\//,
  },
  {
    name: 'the areas of auth meet in these few files only',
    forbids:
      /^src\/server\/auth\/(accounts|admin|factors|identities)\/.* → src\/server\/auth\/(?!\1\/)(accounts\/(?!claim-account\.ts|sign-up\/signup-rule\.ts)|admin\/|factors\/(?!assurance\.ts|factors-table\.ts|remove-factor\.ts)|identities\/)/,
  },
  {
    name: 'these folders of auth know no other: each could stand alone',
    forbids:
      /^src\/server\/auth\/(limits|messages|passwords|redirects|store|users)\/.* → src\/server\/auth\/(?!\1\/)[^/]+\//,
  },
  {
    name: 'reads and writes of the data API share query/ and nothing of each other',
    forbids:
      /^src\/server\/rest\/(query|read|write)\/.* → src\/server\/rest\/(?!\1\/)(read|write)\//,
  },
  {
    name: 'no folder of the server imports what puts it together',
    forbids:
      /^src\/server\/[^/]+\/.* → src\/server\/(announce|app|assemble|config|main|migrations)\.ts/,
  },
  {
    name: 'src imports neither tests nor scripts',
    forbids: /^src\/.* → (tests|scripts)\//,
  },
  {
    name: 'conformance asks a server over the wire and imports nothing of src',
    forbids: /^tests\/conformance\/.* → src\//,
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
