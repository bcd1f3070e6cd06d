/** The engine itself, in the thread that calls it: a worker's, or the server's. */

import { parseDirectoryText } from 'directory/parse-directory-file.ts';
import { sizeOf } from 'domain/directory.ts';
import type { Knowledge } from '../src/knowledge/knowledge.ts';
import { type DirectoryIndex, indexDirectory } from '../src/reading/directory-index.ts';
import { type Route, routeOver } from '../src/route-need.ts';
import type { Outcome, RouteOptions, Router } from '../src/router.ts';
import type { Suggestion } from '../src/suggestions/suggester.ts';
import type { Engine } from './engine.ts';
import { type KnowledgeFiles, parseKnowledge } from './knowledge-files.ts';
import type { DirectoryFacts } from './messages.ts';

interface Ready {
  readonly route: Route;
  /** Suggestions are not part of the first answer, so their code loads on demand. */
  readonly suggest: (typed: string) => Promise<readonly Suggestion[]>;
}

/** The directory that the engine answers from. */
interface InUse {
  readonly text: string;
  readonly facts: DirectoryFacts;
  readonly ready: Ready;
}

export interface LocalEngine extends Engine {
  readonly learn: (files: KnowledgeFiles) => void;
}

/** An engine that still has to learn its knowledge, once, before it can use a directory. */
export function createEngine(): LocalEngine {
  let knowledge: Knowledge | undefined;
  let inUse: InUse | undefined;

  function ready(): Ready {
    if (inUse === undefined) throw new Error('The engine has no directory yet.');
    return inUse.ready;
  }

  return {
    learn(files) {
      knowledge = parseKnowledge(files);
    },

    async use(directory: Blob): Promise<DirectoryFacts> {
      const text = await directory.text();
      if (text === inUse?.text) return { ...inUse.facts, isNew: false };
      if (knowledge === undefined) throw new Error('The engine has no knowledge yet.');
      const parsed = parseDirectoryText(text);
      const { chapter } = parsed;
      const facts = { ...sizeOf(parsed), chapter, isNew: true };
      inUse = { text, facts, ready: prepare(indexDirectory(knowledge, parsed, chapter)) };
      return facts;
    },

    async route(need: string, options: RouteOptions): Promise<Outcome> {
      return ready().route(need, options);
    },

    async suggest(typed: string): Promise<readonly Suggestion[]> {
      return ready().suggest(typed);
    },
  };
}

function prepare(index: DirectoryIndex): Ready {
  const route = routeOver(index);
  let suggest: Promise<Router['suggest']> | undefined;
  return {
    route,
    async suggest(typed) {
      suggest ??= import('../src/suggestions/suggester.ts').then(({ suggester }) =>
        suggester(index, route),
      );
      return (await suggest)(typed);
    },
  };
}
