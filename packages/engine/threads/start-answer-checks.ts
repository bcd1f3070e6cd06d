/**
 * Starts the worker that checks expected answers when it is first needed, so that typing is never held up. Where no worker
 * starts, the page checks them itself, in slices.
 */

import type { ChapterDirectory } from 'domain/directory.ts';
import type { Expectation } from 'domain/expectation.ts';
import type {
  AnswerChange,
  GivenAnswer,
  Proposal,
  Verdict,
} from '../src/admin/expected-answers.ts';
import type { AnswerChecks } from './answer-checks.ts';
import { callsTo, firstMessageOf, type Port, serve } from './calls.ts';
import { fetchKnowledge } from './fetch-knowledge.ts';
import type { FetchedKnowledge } from './fetched-knowledge.ts';
import { deathOf, unlessSilent, untilDeath } from './worker-death.ts';

/** The directory from which needs are answered, and the answers that are expected. */
export interface CheckedChapter extends ChapterDirectory {
  readonly expectations: readonly Expectation[];
}

/**
 * Only the parts of a chapter that differ from those of the last question are sent. A signal cancels its question: the
 * promise never settles.
 */
export interface ExpectedAnswers {
  /** The verdicts on all expectations, in their order. */
  verdicts(chapter: CheckedChapter, signal: AbortSignal): Promise<readonly Verdict[]>;
  /** The answers that a save would change. */
  effect(
    chapter: CheckedChapter,
    proposal: Proposal,
    signal: AbortSignal,
  ): Promise<readonly AnswerChange[]>;
  /** The answer to one need under each proposal alone. */
  answersUnder(
    chapter: CheckedChapter,
    need: string,
    proposals: readonly Proposal[],
    signal: AbortSignal,
  ): Promise<readonly GivenAnswer[]>;
}

let started: Promise<ExpectedAnswers> | undefined;

/** Whether a worker has fallen silent: the next one would, too. */
let isMute = false;

/**
 * The same checks on every call, for as long as their worker lives.
 * @throws when the knowledge cannot be fetched; the next call tries again.
 */
export function startAnswerChecks(): Promise<ExpectedAnswers> {
  started ??= start().catch((reason: unknown) => {
    started = undefined;
    throw reason;
  });
  return started;
}

async function start(): Promise<ExpectedAnswers> {
  const starting = startWorker();
  // Awaited after the knowledge, which may fail first.
  starting.catch(() => {});
  const files = await fetchKnowledge();
  try {
    return connectWorker(await starting, files);
  } catch (reason) {
    console.warn('No worker checks the expected answers:', reason);
    const { createAnswerChecks } = await import('./answer-checks.ts');
    const { port1, port2 } = new MessageChannel();
    serve(createAnswerChecks(), port2);
    return connectAnswerChecks(port1, files, new Promise(() => {}));
  }
}

interface StartedWorker {
  readonly worker: Worker;
  /** That it holds while it lives. */
  readonly lock: string | null;
}

/** Until the worker dies or falls silent: then the next call starts anew. */
function connectWorker({ worker, lock }: StartedWorker, files: FetchedKnowledge): ExpectedAnswers {
  let fallSilent = () => {};
  const silence = new Promise<void>((resolve) => {
    fallSilent = resolve;
  });
  void silence.then(() => {
    isMute = true;
    worker.terminate();
  });
  const end = Promise.race([deathOf(worker, lock), silence]);
  void end.then(() => {
    started = undefined;
  });
  return connectAnswerChecks(worker, files, end, fallSilent);
}

/** @throws when the browser has no workers, or this one is blocked or keeps silent. */
async function startWorker(): Promise<StartedWorker> {
  if (isMute) throw new Error('The last worker fell silent.');
  const worker = new Worker(new URL('./answer-checks.worker.ts', import.meta.url), {
    type: 'module',
    name: 'answer checks',
  });
  try {
    return { worker, lock: (await unlessSilent(firstMessageOf(worker))) as string | null };
  } catch (reason) {
    worker.terminate();
    throw reason;
  }
}

/**
 * The panel's end of a port.
 * @param death resolves when the other end dies: pending and later questions fail.
 * @param onSilence called when it says nothing for too long.
 */
export function connectAnswerChecks(
  port: Port,
  files: FetchedKnowledge,
  death: Promise<void>,
  onSilence?: () => void,
): ExpectedAnswers {
  const call = untilDeath(callsTo<AnswerChecks>(port, onSilence), death);
  let told: CheckedChapter | null = null;
  // If one of these fails, so does the question after it.
  const ignore = () => {};
  call('learn', [files]).catch(ignore);

  function tell(chapter: CheckedChapter): void {
    const { members, chains, chapter: settings, expectations } = chapter;
    const isSame = told?.members === members && told.chains === chains && told.chapter === settings;
    if (!isSame) call('consider', [{ members, chains, chapter: settings }]).catch(ignore);
    if (told?.expectations !== expectations) call('expect', [expectations]).catch(ignore);
    told = chapter;
  }

  return {
    verdicts(chapter, signal) {
      tell(chapter);
      return call('verdicts', [], signal);
    },
    effect(chapter, proposal, signal) {
      tell(chapter);
      return call('effect', [proposal], signal);
    },
    answersUnder(chapter, need, proposals, signal) {
      tell(chapter);
      return call('answersUnder', [need, proposals], signal);
    },
  };
}
