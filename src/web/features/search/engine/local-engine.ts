/** The engine itself, in the thread that calls it: a worker's, or the server's. */

import { sizeOf } from '../../../../domain/directory.ts';
import type { Knowledge } from '../../../../routing/knowledge/knowledge.ts';
import {
  type DirectoryIndex,
  indexDirectory,
} from '../../../../routing/reading/directory-index.ts';
import { type Route, routeOver } from '../../../../routing/route-need.ts';
import type { Outcome, RouteOptions, Router } from '../../../../routing/router.ts';
import type { Suggestion } from '../../../../routing/suggestions/suggester.ts';
import { type KnowledgeFiles, parseKnowledge } from '../../../lib/knowledge-files.ts';
import { parseDirectoryText } from '../../../lib/parse-directory-file.ts';
import type { Engine } from './engine.ts';
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

/** An engine that still has to learn its knowledge, once, before it can use a directory. */
export interface LocalEngine extends Engine {
  readonly learn: (files: KnowledgeFiles) => void;
}

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
      suggest ??= import('../../../../routing/suggestions/suggester.ts').then(({ suggester }) =>
        suggester(index, route),
      );
      return (await suggest)(typed);
    },
  };
}
