/** What the judge says of the panel's directory, asked again whenever the directory or the question changes. */
import { useEffect, useMemo, useState } from 'react';
import type { AnswerChange } from '../../../routing/workbench/expectations/answer-changes.ts';
import type { Verdict } from '../../../routing/workbench/expectations/judge.ts';
import type { Proposal } from '../../../routing/workbench/expectations/proposal.ts';
import { useDirectory } from '../panel-directory.ts';
import type { Asked, Judged, Kind } from './messages.ts';
import { startJudge } from './start-judge.ts';

type Judgement<T> =
  | { readonly status: 'judging' | 'failed'; readonly last: T | null }
  | { readonly status: 'judged'; readonly last: T };

/** The verdict on each expectation, by its id. */
export type Verdicts = ReadonlyMap<string, Verdict>;

/** Null until they are known; the previous ones while newer ones are on their way. */
export function useVerdicts(): Verdicts | null {
  const directory = useEdited();
  const { last } = useAnswer('verdicts', directory, null);
  return useMemo(() => {
    if (last === null || directory === null) return null;
    const verdicts = directory.expectations.map(({ id }, at) => [id, last[at]] as const);
    return new Map(verdicts.flatMap(([id, verdict]) => (verdict ? [[id, verdict] as const] : [])));
  }, [last, directory]);
}

export interface Effect {
  /** 'none' when there is nothing to judge. */
  readonly status: 'none' | 'judging' | 'judged' | 'failed';
  /** Those of the newest proposal that was judged; null before the first. */
  readonly changes: readonly AnswerChange[] | null;
  readonly expectations: number;
}

/** @param proposal is judged whenever it is another object; null while nothing can be saved. */
export function useEffectOf(proposal: Proposal | null): Effect {
  const directory = useEdited();
  const expectations = directory?.expectations.length ?? 0;
  const { status, last } = useAnswer('effect', expectations > 0 ? directory : null, proposal);
  const isNone = expectations === 0 || proposal === null;
  return { status: isNone ? 'none' : status, changes: last, expectations };
}

function useEdited(): Judged | null {
  const state = useDirectory();
  return state.status === 'ready' ? state.directory : null;
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
        (last) => setJudgement({ status: 'judged', last }),
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
