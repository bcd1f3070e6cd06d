/**
 * The engine's end of the port: it prepares itself there, so that the page never waits for it
 * (docs/decisions/080-what-a-visitor-loads.md).
 */

import { createEngine } from './local-engine.ts';
import type { Introduction, Kind, Port, Question, Reply } from './messages.ts';

/** Answers questions in turn. Of the pending ones of one kind, only the newest is answered. */
export function serveEngine(port: Port): void {
  const engine = createEngine();
  const waiting = new Map<Kind, Question>();
  let answering = Promise.resolve();

  port.onmessage = ({ data }: MessageEvent<Introduction | Question>) => {
    if (data.kind === 'knowledge') return engine.learn(data.files);
    waiting.delete(data.kind);
    waiting.set(data.kind, data);
    // In a separate task, so that newer questions that have already arrived come first.
    answering = answering.then(nextTask).then(answerNext);
  };

  function answer(question: Question) {
    switch (question.kind) {
      case 'directory':
        return engine.use(question.asks);
      case 'route':
        return engine.route(question.asks.need, question.asks.options);
      case 'suggest':
        return engine.suggest(question.asks);
    }
  }

  async function answerNext(): Promise<void> {
    const [question] = waiting.values();
    if (question === undefined) return;
    waiting.delete(question.kind);
    const { kind, id } = question;
    const reply = await answer(question).then(
      (answer): Reply => ({ kind, id, answer }),
      (failure): Reply => ({ kind, id, failure }),
    );
    port.postMessage(reply);
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
