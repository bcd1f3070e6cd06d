/** Which file imports what, type imports included: read with Vite's own parser, since it knows TypeScript 7. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

export interface Import {
  /** Path from the root, with forward slashes. */
  readonly from: string;
  /**
   * A path like `from` for a file of the project, even if it is imported by its package's name; otherwise as written:
   * 'react', 'node:fs'.
   */
  readonly to: string;
  /** As written. */
  readonly specifier: string;
  /** True for `import type`, `export type` and `import('…').Type`: erased when it runs. */
  readonly typeOnly: boolean;
}

/** Every import of the TypeScript files under the named folders of `root`, and of the configurations in it. */
export function readImports(root: string, folders: readonly string[]): Import[] {
  const files = globSync(['*.ts', ...folders.map((folder) => `${folder}/**/*.{ts,tsx}`)], {
    cwd: root,
  });
  const fileNamed = packageFiles(root);
  return files
    .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')))
    .map((found) => ({ ...found, to: fileNamed(found.to) }));
}

/** The project's file that a package's name leads to: 'ui/toasts.ts' → 'packages/ui/src/toasts.ts'. */
function packageFiles(root: string): (name: string) => string {
  const packages = globSync('packages/*/package.json', { cwd: root }).map((file) => {
    const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return { name: String(name), exports, folder: posix.dirname(file) };
  });
  return (name) => {
    const found = packages.find((each) => name === each.name || name.startsWith(`${each.name}/`));
    if (found === undefined) return name;
    const door = `.${name.slice(found.name.length)}`;
    const own = found.exports[door] ?? found.exports['./*']?.replace('*', door.slice(2));
    const path = posix.join(found.folder, own ?? '');
    return own !== undefined && existsSync(join(root, path)) ? path : name;
  };
}

/** @throws Error when the file cannot be parsed: an unread file would hide its imports. */
export function importsOf(file: string, code: string): Import[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (source: { value?: unknown } | null, typeOnly: boolean) => {
    if (typeof source?.value === 'string') {
      const specifier = source.value;
      found.push({ from: file, to: resolve(file, specifier), specifier, typeOnly });
    }
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => add(node.source as { value?: unknown }, false),
    TSImportType: (node) => add(node.source, true),
  }).visit(program);
  return found;
}

/** Relative imports carry their extension here, so the path is the file; '?raw' and the like are dropped. */
function resolve(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
}
