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

/** A chapter, and the answers computed from it so far, each only once. */
interface ChapterAnswers {
  readonly answering: ChapterDirectory;
  readonly answers: Map<string, GivenAnswer>;
  route: Route | null;
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
      answerAll(chapter, idle.signal).catch(() => {});
    }
  }

  async function verdictsFrom(
    chapter: ChapterAnswers,
    signal: AbortSignal,
  ): Promise<readonly Verdict[]> {
    await answerAll(chapter, signal);
    const { answers } = chapter;
    return expectations.map((each) => verdictOn(each, answers.get(each.need) as GivenAnswer));
  }

  /** Answers every need that is not answered yet. @throws when the signal is aborted. */
  async function answerAll(chapter: ChapterAnswers, signal: AbortSignal): Promise<void> {
    const { answering, answers } = chapter;
    const missing = expectations.filter(({ need }) => !answers.has(need));
    for (let done = 0; done < missing.length; done += SLICE_NEEDS) {
      await nextTask();
      signal.throwIfAborted();
      chapter.route ??= routeAt(answering);
      for (const { need } of missing.slice(done, done + SLICE_NEEDS)) {
        answers.set(need, givenAnswer(chapter.route(need)));
      }
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
      now = answersFrom(answering);
    },
    expect(expected) {
      idle.abort();
      expectations = expected;
    },
    verdicts: (signal) => busy((chapter) => verdictsFrom(chapter, signal)),
    effect: (proposal, signal) =>
      busy(async (chapter) => {
        const proposed = asProposed(chapter.answering, proposal);
        if (proposed === chapter.answering) return [];
        const before = await verdictsFrom(chapter, signal);
        const after = await verdictsFrom(answersFrom(proposed), signal);
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

function answersFrom(answering: ChapterDirectory): ChapterAnswers {
  return { answering, answers: new Map(), route: null };
}
