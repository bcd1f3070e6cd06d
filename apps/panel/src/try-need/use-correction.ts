/** Finds what corrects an answer: the first correction under which the engine gives the wanted one (E7). */
import type { Expected, GivenAnswer } from 'engine/admin';
import { startAnswerChecks } from 'engine/client';
import { useEffect, useState } from 'react';
import { givenInWords } from '../records/expected-answers.ts';
import type { PanelDirectory } from '../records/panel-directory.ts';
import type { PreviewEngine } from '../records/preview-engine.tsx';
import { type Correction, correctionsFor, expectationMet, type Wanted } from './correction.ts';

export interface FoundAnswer {
  readonly status: 'found';
  /** Null if the answer is right already. */
  readonly correction: Correction | null;
  readonly expected: Expected;
  readonly given: GivenAnswer;
}

export type Found =
  | FoundAnswer
  | { readonly status: 'none' | 'checking' | 'failed' }
  | { readonly status: 'impossible'; readonly instead: string };

/** The first correction that leads to the wanted answer, tried in the worker. */
export function useCorrection(
  need: string,
  wanted: Wanted | null,
  directory: PanelDirectory,
  engine: PreviewEngine | null,
): Found {
  const [found, setFound] = useState<Found>({ status: 'none' });

  useEffect(() => {
    if (wanted === null || engine === null) return setFound({ status: 'none' });
    const outdated = new AbortController();
    const { signal } = outdated;
    setFound({ status: 'checking' });
    firstThatWorks(need, wanted, directory, engine, signal).then(
      (next) => {
        if (!signal.aborted) setFound(next);
      },
      (reason: unknown) => {
        if (signal.aborted) return;
        console.warn('The correction could not be checked:', reason);
        setFound({ status: 'failed' });
      },
    );
    return () => outdated.abort();
  }, [need, wanted, directory, engine]);

  return found;
}

async function firstThatWorks(
  need: string,
  wanted: Wanted,
  directory: PanelDirectory,
  engine: PreviewEngine,
  signal: AbortSignal,
): Promise<Found> {
  const corrections = [null, ...correctionsFor(need, wanted, directory, engine)];
  const checks = await startAnswerChecks();
  const proposals = corrections.map((correction) => correction?.proposal ?? {});
  const answers = await checks.answersUnder(directory, need, proposals, signal);
  for (const [at, given] of answers.entries()) {
    const expected = expectationMet(wanted, given);
    const correction = corrections[at] ?? null;
    if (expected !== null) return { status: 'found', correction, expected, given };
  }
  const last = answers.at(-1);
  return { status: 'impossible', instead: last ? givenInWords(last) : 'another one' };
}
