/** The page's end of the engine: asks questions, and gets the answer to the newest one. */
import type { Outcome, RouteOptions } from '../src/router.ts';
import type { Suggestion } from '../src/suggestions/suggester.ts';
import type { KnowledgeFiles } from './knowledge-files.ts';
import type { Asked, DirectoryFacts, Kind, Port, Reply } from './messages.ts';

/**
 * Every promise is for the newest question of its kind only: an older one is dropped, and its promise never
 * settles.
 */
export interface Engine {
  /**
   * Answers from this directory from now on.
   * @param directory as `readDirectoryFile` returns it.
   * @throws when it is not a directory.
   */
  use(directory: Blob): Promise<DirectoryFacts>;
  route(need: string, options: RouteOptions): Promise<Outcome>;
  suggest(typed: string): Promise<readonly Suggestion[]>;
}

interface Waiting {
  readonly id: number;
  readonly resolve: (answer: never) => void;
  readonly reject: (failure: unknown) => void;
}

/** @param files are moved to the engine: the caller can no longer read them. */
export function connectEngine(port: Port, files: KnowledgeFiles): Engine {
  const waiting = new Map<Kind, Waiting>();
  let asked = 0;

  port.onmessage = ({ data }: MessageEvent<Reply>) => {
    const question = waiting.get(data.kind);
    if (question?.id !== data.id) return;
    waiting.delete(data.kind);
    if ('failure' in data) question.reject(data.failure);
    else question.resolve(data.answer as never);
  };
  port.postMessage({ kind: 'knowledge', files }, { transfer: [files.json, files.terms] });

  function ask<K extends Kind>(kind: K, asks: Asked[K]['asks']): Promise<Asked[K]['answer']> {
    asked += 1;
    const id = asked;
    return new Promise((resolve, reject) => {
      waiting.set(kind, { id, resolve, reject });
      port.postMessage({ kind, id, asks });
    });
  }

  return {
    use: (directory) => ask('directory', directory),
    route: (need, options) => ask('route', { need, options }),
    suggest: (typed) => ask('suggest', typed),
  };
}
