/** What the visitors' worker serves: the engine, and the directory that it answers from. */

import { parseDirectoryText } from 'directory/parse-directory-file.ts';
import type { Chapter } from 'domain/chapter.ts';
import { dayOf } from 'domain/day.ts';
import { type DirectorySize, sizeOf } from 'domain/directory.ts';
import type { Outcome } from '../src/answers/outcome.ts';
import { createEngine, type Engine, type RouteOptions } from '../src/engine.ts';
import type { Knowledge } from '../src/knowledge/knowledge.ts';
import type { Suggestion } from '../src/suggestions/suggester.ts';
import { type FetchedKnowledge, parseKnowledge } from './fetched-knowledge.ts';

/** What the page itself shows of a directory. */
interface DirectoryFacts extends DirectorySize {
  /** False when the engine was already using the same directory. */
  readonly isNew: boolean;
  readonly chapter: Chapter;
}

export interface VisitorsEngine {
  /**
   * Answers from this directory from now on.
   * @param directory as `readDirectoryFile` returns it.
   * @throws when it is not a directory.
   */
  use(directory: Blob): Promise<DirectoryFacts>;
  /** Answers a need as of today. */
  route(need: string, options: RouteOptions): Promise<Outcome>;
  suggest(typed: string): Promise<readonly Suggestion[]>;
}

/** An engine that still has to learn its knowledge, once, before it can use a directory. */
export interface UntaughtEngine extends VisitorsEngine {
  learn(files: FetchedKnowledge): void;
}

interface InUse {
  readonly text: string;
  readonly facts: DirectoryFacts;
  readonly engine: Engine;
}

export function createVisitorsEngine(): UntaughtEngine {
  let knowledge: Knowledge | undefined;
  let inUse: InUse | undefined;

  function engine(): Engine {
    if (inUse === undefined) throw new Error('The engine has no directory yet.');
    return inUse.engine;
  }

  return {
    learn(files) {
      knowledge = parseKnowledge(files);
    },

    async use(directory) {
      const text = await directory.text();
      if (text === inUse?.text) return { ...inUse.facts, isNew: false };
      if (knowledge === undefined) throw new Error('The engine has no knowledge yet.');
      const parsed = parseDirectoryText(text);
      const { chapter } = parsed;
      const facts = { ...sizeOf(parsed), chapter, isNew: true };
      inUse = { text, facts, engine: createEngine(knowledge, parsed, chapter) };
      return facts;
    },

    // The worker has the visitor's clock.
    route: async (need, options) => engine().route(need, { today: dayOf(new Date()), ...options }),
    suggest: async (typed) => engine().suggest(typed),
  };
}
