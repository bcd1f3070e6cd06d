/** Which file imports what, type imports included: read with Vite's own parser, since it knows TypeScript 7. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

export interface Import {
  /** Path from the root, with forward slashes. */
  readonly from: string;
  /** A path like `from` for a file of the project; otherwise as written: 'react', 'node:fs'. */
  readonly to: string;
  /** True for `import type`, `export type` and `import('…').Type`: erased when it runs. */
  readonly typeOnly: boolean;
}

/** Every import of the TypeScript files under the named folders of `root`, and of the configurations in it. */
export function readImports(root: string, folders: readonly string[]): Import[] {
  const files = globSync(['*.ts', ...folders.map((folder) => `${folder}/**/*.{ts,tsx}`)], {
    cwd: root,
  });
  return files.flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')));
}

/** @throws Error when the file cannot be parsed: an unread file would hide its imports. */
export function importsOf(file: string, code: string): Import[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (source: { value?: unknown } | null, typeOnly: boolean) => {
    if (typeof source?.value === 'string') {
      found.push({ from: file, to: resolve(file, source.value), typeOnly });
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
