/**
 * Calls the methods of an object in another thread: the one protocol of all workers. A message is a call, the
 * cancellation of a call, or a reply; what is passed is copied.
 */

/**
 * Milliseconds after which a page gives a worker up: one that is blocked, or has died, says nothing. The slowest phone needs
 * a tenth of it for its longest answer.
 */
export const SILENCE_MS = 15_000;

/** An object that can be called from another thread. It takes every argument, and after them a signal if it likes. */
export type Methods<T> = { readonly [M in keyof T]: (...args: never[]) => unknown };

type Passed<Args> = Args extends [...infer Others, AbortSignal] ? Others : Args;

/**
 * Calls a method of the object in the other thread. Calls are answered in turn.
 * @param signal cancels the call: its promise never settles, and the method's own signal is aborted.
 * @throws what the method throws.
 */
export type Call<T extends Methods<T>> = <M extends keyof T>(
  method: M,
  args: Passed<Parameters<T[M]>>,
  signal?: AbortSignal,
) => Promise<Awaited<ReturnType<T[M]>>>;

interface CallMessage {
  readonly id: number;
  readonly method: PropertyKey;
  readonly args: readonly unknown[];
}

type Message = CallMessage | { readonly cancel: number };

type Reply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: unknown };

/** The part of a worker or a MessagePort that both sides use. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (failure: unknown) => void;
}

/** The calling end of a port. @param onSilence called when nothing comes from the other end for `SILENCE_MS`. */
export function callsTo<T extends Methods<T>>(port: Port, onSilence = () => {}): Call<T> {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function listen(): void {
    clearTimeout(silence);
    if (waiting.size > 0) silence = setTimeout(onSilence, SILENCE_MS);
  }

  port.onmessage = ({ data }: MessageEvent<Reply>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    listen();
    if ('failure' in data) call?.reject(data.failure);
    else call?.resolve(data.answer as never);
  };

  return (method, args, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return;
      last += 1;
      const id = last;
      waiting.set(id, { resolve, reject });
      listen();
      signal?.addEventListener('abort', () => {
        if (waiting.delete(id)) port.postMessage({ cancel: id } satisfies Message);
        listen();
      });
      port.postMessage({ id, method, args } satisfies Message);
    });
}

/** The answering end of a port. */
export function serve<T extends Methods<T>>(served: T, port: Port): void {
  const wanted = new Map<number, AbortController>();
  let turn = Promise.resolve();

  port.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('cancel' in data) {
      wanted.get(data.cancel)?.abort();
      wanted.delete(data.cancel);
      return;
    }
    const canceled = new AbortController();
    wanted.set(data.id, canceled);
    // In a separate task, so that cancellations that have already arrived come first.
    turn = turn.then(nextTask).then(() => answer(data, canceled.signal));
  };

  async function answer({ id, method, args }: CallMessage, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const called = served[method as keyof T];
    const reply = await Promise.resolve()
      .then(() => Reflect.apply(called, served, [...args, signal]))
      .then(
        (answer): Reply => ({ id, answer }),
        (failure): Reply => ({ id, failure }),
      );
    if (wanted.delete(id)) port.postMessage(reply);
  }
}

/** Resolves with the first message of a worker, which says that it runs. @throws when it cannot be loaded. */
export function firstMessageOf(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => reject(new Error('The worker could not be loaded.'));
  });
}

/** Lets messages arrive. Browsers delay a nested timer by 4 ms, but not a message. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
