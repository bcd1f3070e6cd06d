/** The panel's end of the judge: asks what a save would change, in a worker, so that typing is never held up. */

import type { Asked, Judged, Kind, Message, Port, Reply } from './judge-messages.ts';
import type { KnowledgeFiles } from './knowledge-files.ts';

export interface Judge {
  /**
   * Asks about a chapter. Only the objects that differ from those of the last question are sent.
   * @param signal cancels the question: its promise never settles.
   */
  ask<K extends Kind>(
    kind: K,
    chapter: Judged,
    asks: Asked[K]['asks'],
    signal: AbortSignal,
  ): Promise<Asked[K]['answer']>;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (failure: unknown) => void;
}

/**
 * @param files are moved to the judge: the caller can no longer read them.
 * @param death resolves when the judge dies: pending and later questions fail.
 */
export function connectJudge(port: Port, files: KnowledgeFiles, death: Promise<void>): Judge {
  const waiting = new Map<number, Waiting>();
  let isDead = false;
  let told: Judged | null = null;
  let last = 0;
  const send = (message: Message, transfer: Transferable[] = []) =>
    port.postMessage(message, { transfer });

  port.onmessage = ({ data }: MessageEvent<Reply>) => {
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) question?.reject(data.failure);
    else question?.resolve(data.answer as never);
  };
  send({ kind: 'knowledge', files }, [files.json, files.terms]);
  void death.then(() => {
    isDead = true;
    for (const { reject } of waiting.values()) reject(new Error('The judge has died.'));
    waiting.clear();
  });

  function tell(judged: Judged): void {
    const { members, chains, chapter, expectations } = judged;
    const isSame = told?.members === members && told.chains === chains && told.chapter === chapter;
    if (!isSame) send({ kind: 'answering', answering: { members, chains, chapter } });
    if (told?.expectations !== expectations) send({ kind: 'expectations', expectations });
    told = judged;
  }

  return {
    async ask(kind, judged, asks, signal) {
      if (isDead) throw new Error('The judge has died.');
      tell(judged);
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        if (signal.aborted) return;
        waiting.set(id, { resolve, reject });
        signal.addEventListener('abort', () => {
          if (waiting.delete(id)) send({ kind: 'cancel', id });
        });
        // TypeScript loses the question's type because its kind is a type parameter.
        send({ kind, id, asks } as Message);
      });
    },
  };
}
