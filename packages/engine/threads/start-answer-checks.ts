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
    const { worker, lock } = await starting;
    const death = deathOf(worker, lock);
    void death.then(() => {
      started = undefined;
    });
    return connectAnswerChecks(worker, files, death);
  } catch (reason) {
    console.warn('No worker checks the expected answers:', reason);
    const { createAnswerChecks } = await import('./answer-checks.ts');
    const { port1, port2 } = new MessageChannel();
    serve(createAnswerChecks(), port2);
    return connectAnswerChecks(port1, files, new Promise(() => {}));
  }
}

/** @throws when the browser has no workers, or this one is blocked or keeps silent. */
async function startWorker(): Promise<{ worker: Worker; lock: string | null }> {
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

/** The panel's end of a port. @param death resolves when the other end dies: pending and later questions fail. */
export function connectAnswerChecks(
  port: Port,
  files: FetchedKnowledge,
  death: Promise<void>,
): ExpectedAnswers {
  const call = untilDeath(callsTo<AnswerChecks>(port), death);
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
