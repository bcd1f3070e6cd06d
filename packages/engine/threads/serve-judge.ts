/**
 * The judge's end of the port. It judges in slices, so that a canceled question stops at once
 * (docs/decisions/092-expectations-are-judged-in-a-worker.md).
 */
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Expectation } from 'domain/expectation.ts';
import type { Knowledge } from '../src/knowledge/knowledge.ts';
import { indexDirectory } from '../src/reading/directory-index.ts';
import { type Route, routeOver } from '../src/route-need.ts';
import { answerChanges } from '../src/workbench/expectations/answer-changes.ts';
import { type GivenAnswer, givenAnswer } from '../src/workbench/expectations/given-answer.ts';
import { judge, type Verdict } from '../src/workbench/expectations/judge.ts';
import { asProposed } from '../src/workbench/expectations/proposal.ts';
import type { Asked, Kind, Message, Port, Question, Reply } from './judge-messages.ts';
import { parseKnowledge } from './knowledge-files.ts';

/** Needs judged before checking for newer messages: about 20 ms. */
const SLICE_NEEDS = 100;

/** The chapter that needs are answered from, and the answers computed so far, each only once. */
interface ChapterAnswers {
  readonly answering: ChapterDirectory;
  readonly answers: Map<string, GivenAnswer>;
  route: Route | null;
}

/** Answers questions in turn. */
export function serveJudge(port: Port): void {
  let knowledge: Knowledge | undefined;
  let now: ChapterAnswers | undefined;
  let expectations: readonly Expectation[] = [];
  const asked = new Set<number>();
  let turn = Promise.resolve();

  port.onmessage = ({ data }: MessageEvent<Message>) => {
    switch (data.kind) {
      case 'knowledge':
        knowledge = parseKnowledge(data.files);
        break;
      case 'answering':
        now = answersFrom(data.answering);
        break;
      case 'expectations':
        expectations = data.expectations;
        break;
      case 'cancel':
        asked.delete(data.id);
        break;
      default: {
        const about = { now, expectations };
        asked.add(data.id);
        turn = turn.then(() => reply(data, about.now, about.expectations));
      }
    }
  };

  async function reply(
    question: Question,
    chapterAnswers: ChapterAnswers | undefined,
    expected: readonly Expectation[],
  ): Promise<void> {
    const { id } = question;
    const send = (answer: Reply) => {
      if (asked.delete(id)) port.postMessage(answer);
    };
    try {
      if (!chapterAnswers) throw new Error('The judge knows no chapter yet.');
      const answer = await answerTo(question, chapterAnswers, expected);
      if (answer !== null) send({ id, answer });
      // The next question needs the answers as they are now: compute them while idle.
      await verdicts(chapterAnswers, expected, () => asked.size === 0);
    } catch (failure) {
      send({ id, failure });
    }
  }

  /** Null if the question was canceled. */
  async function answerTo(
    { id, kind, asks }: Question,
    chapterAnswers: ChapterAnswers,
    expected: readonly Expectation[],
  ): Promise<Asked[Kind]['answer'] | null> {
    const isWanted = () => asked.has(id);
    if (kind === 'verdicts') return verdicts(chapterAnswers, expected, isWanted);
    const proposed = asProposed(chapterAnswers.answering, asks);
    if (proposed === chapterAnswers.answering) return [];
    const before = await verdicts(chapterAnswers, expected, isWanted);
    const after = before && (await verdicts(answersFrom(proposed), expected, isWanted));
    return after && answerChanges(expected, before, after);
  }

  /** Null if they are no longer wanted. */
  async function verdicts(
    chapterAnswers: ChapterAnswers,
    expected: readonly Expectation[],
    isWanted: () => boolean,
  ): Promise<readonly Verdict[] | null> {
    const { answering, answers } = chapterAnswers;
    const missing = expected.filter(({ need }) => !answers.has(need));
    for (let done = 0; done < missing.length; done += SLICE_NEEDS) {
      await nextTask();
      if (!isWanted()) return null;
      chapterAnswers.route ??= routeAt(answering);
      for (const { need } of missing.slice(done, done + SLICE_NEEDS)) {
        answers.set(need, givenAnswer(chapterAnswers.route(need)));
      }
    }
    return expected.map((each) => judge(each, answers.get(each.need) as GivenAnswer));
  }

  function routeAt(at: ChapterDirectory): Route {
    if (knowledge === undefined) throw new Error('The judge has no knowledge yet.');
    return routeOver(indexDirectory(knowledge, at, at.chapter));
  }
}

function answersFrom(answering: ChapterDirectory): ChapterAnswers {
  return { answering, answers: new Map(), route: null };
}

/** Lets messages arrive. Browsers delay a nested timer by 4 ms, but not a message. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
