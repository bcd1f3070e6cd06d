/**
 * What the panel's worker serves: whether needs are answered as expected, and what a save would change. It works in
 * slices, so that a canceled call stops at once (docs/decisions/092-expectations-are-judged-in-a-worker.md).
 */
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Expectation } from 'domain/expectation.ts';
import {
  type AnswerChange,
  answerChanges,
  asProposed,
  type GivenAnswer,
  givenAnswer,
  type Proposal,
  type Verdict,
  verdictOn,
} from '../src/admin/expected-answers.ts';
import { createEngine, type Route } from '../src/engine.ts';
import type { Knowledge } from '../src/knowledge/knowledge.ts';
import { nextTask } from './calls.ts';
import { type FetchedKnowledge, parseKnowledge } from './fetched-knowledge.ts';

/** Needs answered before checking for newer messages: about 20 ms. */
const SLICE_NEEDS = 100;

export interface AnswerChecks {
  /** Called once, before everything else. */
  learn(files: FetchedKnowledge): void;
  /** The directory that later calls are about. */
  consider(answering: ChapterDirectory): void;
  /** The expectations that later calls are about. */
  expect(expectations: readonly Expectation[]): void;
  /** The verdicts on all expectations, in their order. */
  verdicts(signal: AbortSignal): Promise<readonly Verdict[]>;
  /** The answers that a save would change. */
  effect(proposal: Proposal, signal: AbortSignal): Promise<readonly AnswerChange[]>;
  /** The answer to one need under each proposal alone. */
  answersUnder(
    need: string,
    proposals: readonly Proposal[],
    signal: AbortSignal,
  ): Promise<readonly GivenAnswer[]>;
}

export function createAnswerChecks(): AnswerChecks {
  let knowledge: Knowledge | undefined;
  let now: ChapterAnswers | undefined;
  let expectations: readonly Expectation[] = [];
  let idle = new AbortController();

  /** Interrupts what is computed while idle, and resumes it afterwards: the next call needs the answers as they are now. */
  async function busy<T>(compute: (chapter: ChapterAnswers) => Promise<T>): Promise<T> {
    idle.abort();
    if (now === undefined) throw new Error('There is no chapter to check yet.');
    const chapter = now;
    try {
      return await compute(chapter);
    } finally {
      idle = new AbortController();
      chapter.answerAll(expectations, idle.signal).catch(() => {});
    }
  }

  function routeAt(at: ChapterDirectory): Route {
    if (knowledge === undefined) throw new Error('The checks have no knowledge yet.');
    return createEngine(knowledge, at, at.chapter).route;
  }

  return {
    learn(files) {
      knowledge = parseKnowledge(files);
    },
    consider(answering) {
      idle.abort();
      now = createChapterAnswers(answering, routeAt);
    },
    expect(expected) {
      idle.abort();
      expectations = expected;
    },
    verdicts: (signal) => busy((chapter) => chapter.verdicts(expectations, signal)),
    effect: (proposal, signal) =>
      busy(async (chapter) => {
        const proposed = asProposed(chapter.answering, proposal);
        if (proposed === chapter.answering) return [];
        const before = await chapter.verdicts(expectations, signal);
        const after = await createChapterAnswers(proposed, routeAt).verdicts(expectations, signal);
        return answerChanges(expectations, before, after);
      }),
    answersUnder: (need, proposals, signal) =>
      busy(async ({ answering }) => {
        const answers: GivenAnswer[] = [];
        for (const proposal of proposals) {
          await nextTask();
          signal.throwIfAborted();
          answers.push(givenAnswer(routeAt(asProposed(answering, proposal))(need)));
        }
        return answers;
      }),
  };
}

type ChapterAnswers = ReturnType<typeof createChapterAnswers>;

/** A chapter, and the answers computed from it so far, each only once. */
function createChapterAnswers(
  answering: ChapterDirectory,
  routeAt: (at: ChapterDirectory) => Route,
) {
  const answers = new Map<string, GivenAnswer>();
  let route: Route | undefined;

  /** Answers every need that is not answered yet. @throws when the signal is aborted. */
  async function answerAll(
    expectations: readonly Expectation[],
    signal: AbortSignal,
  ): Promise<void> {
    const missing = expectations.filter(({ need }) => !answers.has(need));
    for (let done = 0; done < missing.length; done += SLICE_NEEDS) {
      await nextTask();
      signal.throwIfAborted();
      route ??= routeAt(answering);
      for (const { need } of missing.slice(done, done + SLICE_NEEDS)) {
        answers.set(need, givenAnswer(route(need)));
      }
    }
  }

  async function verdicts(
    expectations: readonly Expectation[],
    signal: AbortSignal,
  ): Promise<readonly Verdict[]> {
    await answerAll(expectations, signal);
    return expectations.map((each) => verdictOn(each, answers.get(each.need) as GivenAnswer));
  }

  return { answering, answerAll, verdicts };
}
