/** The memory of processes, with shared pages counted once. Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

const BYTES_PER_KIB = 1_024;

/** Current memory in bytes of some processes and all their descendants. */
export function memoryUnder(roots: readonly number[]): number {
  return sumUnder(roots, 'Pss');
}

/** The same with shared pages counted for each process, as `top` shows it. */
export function residentUnder(roots: readonly number[]): number {
  return sumUnder(roots, 'Rss');
}

function sumUnder(roots: readonly number[], figure: 'Pss' | 'Rss'): number {
  return [...processesUnder(roots)].reduce((total, pid) => total + bytesOf(pid, figure), 0);
}

/** Some processes and all their descendants. */
export function processesUnder(roots: readonly number[]): ReadonlySet<number> {
  return withDescendants(roots, parentOfEach());
}

/** Parent process ids by process id. */
function parentOfEach(): ReadonlyMap<number, number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? textOf(`/proc/${name}/stat`) : '';
    // The process name before it may contain spaces and brackets.
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

/** In Pss, shared pages count proportionally; 0 once the process has exited. */
function bytesOf(pid: number, figure: 'Pss' | 'Rss'): number {
  const line = new RegExp(`^${figure}:\\s+(\\d+) kB`, 'm');
  const [, kib] = line.exec(textOf(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Number(kib ?? 0) * BYTES_PER_KIB;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
