/**
 * The engine at its end of the port: it prepares itself there, so that the page never waits for it
 * (docs/decisions/080-engine-in-a-worker.md).
 */

import { sizeOf } from '../../../../domain/directory.ts';
import { type Route, routeOver } from '../../../../routing/answer-need.ts';
import type { Knowledge } from '../../../../routing/knowledge/knowledge.ts';
import {
  type DirectoryIndex,
  indexDirectory,
} from '../../../../routing/reading/directory-index.ts';
import type { Router } from '../../../../routing/route-need.ts';
import type { Suggestion } from '../../../../routing/suggestions/suggester.ts';
import { parseKnowledge } from '../../../lib/knowledge-files.ts';
import { parseDirectoryText } from '../../../lib/parse-directory-file.ts';
import type { Asked, Introduction, Kind, Port, Question, Reply } from './messages.ts';

/** Answers questions in turn. Of those of one kind that wait, only the newest is answered. */
export function serveEngine(port: Port): void {
  const engine = createEngine();
  const waiting = new Map<Kind, Question>();
  let answering = Promise.resolve();

  port.onmessage = ({ data }: MessageEvent<Introduction | Question>) => {
    if (data.kind === 'knowledge') return engine.learn(data);
    waiting.delete(data.kind);
    waiting.set(data.kind, data);
    // A task of its own: newer questions that have arrived already come first.
    answering = answering.then(nextTask).then(answerNext);
  };

  async function answerNext(): Promise<void> {
    const [question] = waiting.values();
    if (question === undefined) return;
    waiting.delete(question.kind);
    const { kind, id } = question;
    const reply = await engine.answer(question).then(
      (answer): Reply => ({ kind, id, answer }),
      (failure): Reply => ({ kind, id, failure }),
    );
    port.postMessage(reply);
  }
}

interface Ready {
  readonly route: Route;
  /** Suggestions are not part of the first answer, so their code loads when they are asked for. */
  readonly suggest: (typed: string) => Promise<readonly Suggestion[]>;
}

function createEngine() {
  let knowledge: Knowledge | undefined;
  let prepared: Ready | undefined;
  let inUse = '';

  /** @throws when it is not a directory. */
  async function use(directory: Blob): Promise<Asked['directory']['answer']> {
    const text = await directory.text();
    if (text === inUse) return null;
    if (knowledge === undefined) throw new Error('The engine has no knowledge yet.');
    const parsed = parseDirectoryText(text);
    prepared = prepare(indexDirectory(knowledge, parsed, parsed.chapter));
    inUse = text;
    return { ...sizeOf(parsed), chapter: parsed.chapter };
  }

  function ready(): Ready {
    if (prepared === undefined) throw new Error('The engine has no directory yet.');
    return prepared;
  }

  return {
    learn({ files }: Introduction) {
      knowledge = parseKnowledge(files);
    },
    async answer(question: Question): Promise<Asked[Kind]['answer']> {
      switch (question.kind) {
        case 'directory':
          return use(question.asks);
        case 'route':
          return ready().route(question.asks.need, question.asks.options);
        case 'suggest':
          return ready().suggest(question.asks);
      }
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

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
