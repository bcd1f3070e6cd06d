/** How much memory processes hold, shared pages counted once. Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

const KIB = 1_024;

/** Bytes that some processes and all they started hold now. */
export function memoryUnder(roots: readonly number[]): number {
  return [...withDescendants(roots, parentOfEach())]
    .map(pssBytes)
    .reduce((total, bytes) => total + bytes, 0);
}

/** Each process and the one that started it. */
function parentOfEach(): ReadonlyMap<number, number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? textOf(`/proc/${name}/stat`) : '';
    // The name before may hold blanks and brackets of its own.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  return parents;
}

function withDescendants(
  roots: readonly number[],
  parents: ReadonlyMap<number, number>,
): ReadonlySet<number> {
  const found = new Set(roots);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [child, parent] of parents) if (found.has(parent)) found.add(child);
  }
  return found;
}

/** Pages it shares with others count by its share; 0 once it has ended. */
function pssBytes(pid: number): number {
  const [, kib] = /^Pss:\s+(\d+) kB/m.exec(textOf(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Number(kib ?? 0) * KIB;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
