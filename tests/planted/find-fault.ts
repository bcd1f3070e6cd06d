/** Finds the one place in the product's code where a fault is planted. Pure. */
import type { PlantedFault } from './planted-faults.ts';

export interface Source {
  /** Within the project, with '/'. */
  readonly path: string;
  readonly text: string;
}

type Placed = Pick<PlantedFault, 'what' | 'find' | 'put'>;

/** Code that is shipped: of both apps, their packages and the database, without what only tests use. */
const PRODUCT = /^(?:(?:apps|packages|src)\/.+\.tsx?|supabase\/migrations\/.+\.sql)$/;
const FOR_TESTS = /\.test\.|(?:^|\/)(?:tests|testing)\//;

/** @param path within the project, with '/'. */
export function isProductCode(path: string): boolean {
  return PRODUCT.test(path) && !FOR_TESTS.test(path);
}

/** The file that contains the fault's text. @throws {Error} when the text occurs nowhere, or more than once. */
export function findFault({ what, find }: Placed, sources: readonly Source[]): Source {
  const places = sources.flatMap((source) => {
    const count = source.text.split(find).length - 1;
    return Array<Source>(count).fill(source);
  });
  const [only, ...others] = places;
  if (only !== undefined && others.length === 0) return only;
  const where =
    only === undefined ? 'nowhere' : `in ${places.map(({ path }) => path).join(' and in ')}`;
  throw new Error(`The planted fault “${what}” is stale: its text occurs ${where}: ${find}`);
}

/** The text of its file with the fault. */
export function withFault({ find, put }: Placed, text: string): string {
  return text.replace(find, () => put);
}
