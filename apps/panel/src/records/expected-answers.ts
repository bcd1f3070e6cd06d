/**
 * The answers that the chapter expects, checked against the panel's directory whenever it or the question changes (E3,
 * E5).
 */

import type { AnswerKind } from 'domain/expectation.ts';
import type { AnswerChange, Expected, GivenAnswer, Proposal, Verdict } from 'engine/admin';
import { type CheckedChapter, type ExpectedAnswers, startAnswerChecks } from 'engine/client';
import { useEffect, useMemo, useState } from 'react';
import { useDirectory } from './panel-directory.ts';

interface AnswerCheck<T> {
  readonly status: 'checking' | 'checked' | 'failed';
  /** The newest answer, and what it is about, which may be older than what is asked now. */
  readonly last: { readonly answer: T; readonly about: CheckedChapter } | null;
}

/** The verdict on each expectation, by its id. */
export type Verdicts = ReadonlyMap<string, Verdict>;

interface AllVerdicts {
  /** Null until known; the previous ones while newer ones are pending. */
  readonly verdicts: Verdicts | null;
  /** Whether the expectations could not be checked against the newest directory. */
  readonly checkFailed: boolean;
}

export function useVerdicts(): AllVerdicts {
  const directory = useCheckedDirectory();
  const { status, last } = useAnswer(directory, askVerdicts);
  const verdicts = useMemo(() => {
    if (last === null) return null;
    const { expectations } = last.about;
    return new Map(last.answer.map((verdict, at) => [expectations[at]?.id ?? '', verdict]));
  }, [last]);
  return { verdicts, checkFailed: directory !== null && status === 'failed' };
}

export interface ChangedAnswers {
  /** 'none' when there is nothing to check. */
  readonly status: 'none' | 'checking' | 'checked' | 'failed';
  /** Those of the newest proposal that was checked; null before the first. */
  readonly changes: readonly AnswerChange[] | null;
  readonly expectations: number;
}

/** @param proposal checked again whenever it is a new object; null while nothing can be saved. */
export function useChangedAnswers(proposal: Proposal | null): ChangedAnswers {
  const directory = useCheckedDirectory();
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

/** Null while nothing is expected: then nothing is checked. */
function useCheckedDirectory(): CheckedChapter | null {
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
): AnswerCheck<Answer> {
  const [check, setCheck] = useState<AnswerCheck<Answer>>({ status: 'checking', last: null });

  useEffect(() => {
    if (about === null || ask === null) return;
    const outdated = new AbortController();
    const { signal } = outdated;
    setCheck(({ last }) => ({ status: 'checking', last }));
    const answer = async () => ask(await startAnswerChecks(), about, signal);
    answer()
      // A worker that has died or fallen silent is replaced once.
      .catch(answer)
      .then(
        (answer) => {
          if (!signal.aborted) setCheck({ status: 'checked', last: { answer, about } });
        },
        (reason: unknown) => {
          if (signal.aborted) return;
          console.warn('The expected answers could not be checked:', reason);
          setCheck(({ last }) => ({ status: 'failed', last }));
        },
      );
    return () => outdated.abort();
  }, [about, ask]);

  return check;
}

/** What may be expected, as form choices. */
export const KIND_LABELS: Readonly<Record<AnswerKind, string>> = {
  member: 'A member',
  profession: 'Any member of a profession',
  chain: 'A referral chain',
  'open-seat': 'An open seat',
  nobody: 'Nobody: not understood',
  danger: 'The danger screen',
};

/** The prefix of a name. */
const PREFIXES: Readonly<Record<AnswerKind, string>> = {
  member: '',
  profession: 'Any ',
  chain: 'Chain: ',
  'open-seat': 'Open seat: ',
  nobody: 'Nobody',
  danger: 'Danger',
};

/** @example expectedInWords({ kind: 'open-seat', answer: 'Locksmith' }) // 'Open seat: Locksmith' */
export function expectedInWords({ kind, answer }: Expected): string {
  return `${PREFIXES[kind]}${answer ?? ''}`;
}

/** @example givenInWords(givenAnswer(route('roof leak'))) // 'Garrett Holloway (Roofer)' */
export function givenInWords({ kind, names, professions: [profession] }: GivenAnswer): string {
  if (kind === 'danger') return `Danger: ${names.join(', ')}`;
  const named = `${PREFIXES[kind]}${names.join(', ')}`;
  return profession === undefined ? named : `${named} (${profession})`;
}
