/** What the judge says about the panel's directory, asked again whenever the directory or the question changes. */

import type { AnswerChange, Proposal, Verdict } from 'engine/admin';
import { type CheckedChapter, type ExpectedAnswers, startAnswerChecks } from 'engine/client';
import { useEffect, useMemo, useState } from 'react';
import { useDirectory } from '../panel-directory.ts';

interface Judgement<T> {
  readonly status: 'judging' | 'judged' | 'failed';
  /** The newest answer, and what it is about, which may be older than what is asked now. */
  readonly last: { readonly answer: T; readonly about: CheckedChapter } | null;
}

/** The verdict on each expectation, by its id. */
export type Verdicts = ReadonlyMap<string, Verdict>;

export interface AllVerdicts {
  /** Null until known; the previous ones while newer ones are pending. */
  readonly verdicts: Verdicts | null;
  /** Whether the expectations could not be judged against the newest directory. */
  readonly judgeFailed: boolean;
}

export function useVerdicts(): AllVerdicts {
  const directory = useEdited();
  const { status, last } = useAnswer(directory, askVerdicts);
  const verdicts = useMemo(() => {
    if (last === null) return null;
    const { expectations } = last.about;
    return new Map(last.answer.map((verdict, at) => [expectations[at]?.id ?? '', verdict]));
  }, [last]);
  return { verdicts, judgeFailed: directory !== null && status === 'failed' };
}

export interface Effect {
  /** 'none' when there is nothing to judge. */
  readonly status: 'none' | 'judging' | 'judged' | 'failed';
  /** Those of the newest proposal that was judged; null before the first. */
  readonly changes: readonly AnswerChange[] | null;
  readonly expectations: number;
}

/** @param proposal judged again whenever it is a new object; null while nothing can be saved. */
export function useEffectOf(proposal: Proposal | null): Effect {
  const directory = useEdited();
  const askEffect = useMemo(
    () =>
      proposal && ((...[checks, about, signal]: Asking) => checks.effect(about, proposal, signal)),
    [proposal],
  );
  const { status, last } = useAnswer(directory, askEffect);
  const isUnread = useExpectationsFailed();
  if (isUnread && proposal !== null) return { status: 'failed', changes: null, expectations: 0 };
  const isNone = directory === null || proposal === null;
  return {
    status: isNone ? 'none' : status,
    changes: last?.answer ?? null,
    expectations: directory?.expectations.length ?? 0,
  };
}

function useExpectationsFailed(): boolean {
  const state = useDirectory();
  return state.status === 'ready' && state.directory.expectationsStatus === 'failed';
}

/** Null while nothing is expected: then no judge is needed. */
function useEdited(): CheckedChapter | null {
  const state = useDirectory();
  return state.status === 'ready' && state.directory.expectations.length > 0
    ? state.directory
    : null;
}

type Asking = [checks: ExpectedAnswers, about: CheckedChapter, signal: AbortSignal];

const askVerdicts = (...[checks, about, signal]: Asking) => checks.verdicts(about, signal);

/** @param ask asked again whenever it is a new function; null while there is nothing to ask. */
function useAnswer<Answer>(
  about: CheckedChapter | null,
  ask: ((...asking: Asking) => Promise<Answer>) | null,
): Judgement<Answer> {
  const [judgement, setJudgement] = useState<Judgement<Answer>>({ status: 'judging', last: null });

  useEffect(() => {
    if (about === null || ask === null) return;
    const outdated = new AbortController();
    const { signal } = outdated;
    setJudgement(({ last }) => ({ status: 'judging', last }));
    startAnswerChecks()
      .then((checks) => ask(checks, about, signal))
      .then(
        (answer) => {
          if (!signal.aborted) setJudgement({ status: 'judged', last: { answer, about } });
        },
        (reason: unknown) => {
          if (signal.aborted) return;
          console.warn('The expected answers could not be judged:', reason);
          setJudgement(({ last }) => ({ status: 'failed', last }));
        },
      );
    return () => outdated.abort();
  }, [about, ask]);

  return judgement;
}
