/** What the judge says about the panel's directory, asked again whenever the directory or the question changes. */

import type { AnswerChange, Proposal, Verdict } from 'engine/admin';
import type { Asked, Judged, Kind } from 'engine/client';
import { startJudge } from 'engine/client';
import { useEffect, useMemo, useState } from 'react';
import { useDirectory } from '../panel-directory.ts';

interface Judgement<T> {
  readonly status: 'judging' | 'judged' | 'failed';
  /** The newest answer, and what it is about, which may be older than what is asked now. */
  readonly last: { readonly answer: T; readonly about: Judged } | null;
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
  const { status, last } = useAnswer('verdicts', directory, null);
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
  const { status, last } = useAnswer('effect', directory, proposal);
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
function useEdited(): Judged | null {
  const state = useDirectory();
  return state.status === 'ready' && state.directory.expectations.length > 0
    ? state.directory
    : null;
}

function useAnswer<K extends Kind>(
  kind: K,
  about: Judged | null,
  asks: Asked[K]['asks'] | null,
): Judgement<Asked[K]['answer']> {
  type Answer = Asked[K]['answer'];
  const [judgement, setJudgement] = useState<Judgement<Answer>>({ status: 'judging', last: null });

  useEffect(() => {
    if (about === null || (kind === 'effect' && asks === null)) return;
    const outdated = new AbortController();
    const { signal } = outdated;
    setJudgement(({ last }) => ({ status: 'judging', last }));
    startJudge(about.expectations.length)
      .then((judge) => judge.ask(kind, about, asks as Asked[K]['asks'], signal))
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
  }, [kind, about, asks]);

  return judgement;
}
