/** A problem in a chapter's file: what is wrong, where, and how it is reported. Pure. */
import { getNodePath, type JSONPath, type Node } from 'jsonc-parser';
import { similarity } from '../../src/routing/text/edit-distance.ts';

export interface Problem {
  /** Characters before the place in the file. */
  readonly offset: number;
  readonly path: JSONPath;
  /** In words for people who do not program. */
  readonly reason: string;
}

export function problemAt(node: Node, reason: string): Problem {
  return { offset: node.offset, path: getNodePath(node), reason };
}

/** 'chapter.json:12:5 boosts[1].category: …', lines and columns counted from 1. */
export function report({ offset, path, reason }: Problem, text: string): string {
  const before = text.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  const place = `chapter.json:${before.length}:${column}`;
  return path.length === 0 ? `${place} ${reason}` : `${place} ${written(path)}: ${reason}`;
}

/** 'boosts[1].category', with places in a list counted from 0 as everywhere in JSON. */
function written(path: JSONPath): string {
  return path.reduce<string>((before, step) => {
    if (!PLAIN_NAME.test(String(step))) return `${before}[${JSON.stringify(step)}]`;
    return before === '' ? String(step) : `${before}.${step}`;
  }, '');
}

const PLAIN_NAME = /^[a-z$_][\w$]*$/i;

/** From 0 to 1: less similar names are not suggested for each other. */
const LEAST_SIMILARITY = 0.6;

/** " Did you mean 'Landscaper'?", with a space before it; empty when no name is similar. */
export function didYouMean(written: string, names: Iterable<string>): string {
  const [nearest] = Array.from(names, (name) => ({
    name,
    alike: similarity(written.toLowerCase(), name.toLowerCase()),
  }))
    .filter(({ alike }) => alike >= LEAST_SIMILARITY)
    .sort((a, b) => b.alike - a.alike);
  return nearest === undefined ? '' : ` Did you mean '${nearest.name}'?`;
}
