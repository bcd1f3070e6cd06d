/** The figures of visits on a slow phone, for docs/benchmarks.md. */
import { median, type Target, table, targetTable } from './report.ts';
import { SLOWDOWN } from './slow-phone.ts';
import type { Visit, Visits } from './visits.ts';

const ANSWER_LIMIT_MS = 2_500;
const PAINT_LIMIT_MS = 100;
const MAX_SHIFT = 0.02;
const SHIFT_DIGITS = 3;

export function visitFigures(measured: readonly Visits[]): string {
  const visits = measured.flatMap(({ members, first, again, hidden }) => [
    { members, name: 'first', runs: first },
    { members, name: 'again', runs: again },
    { members, name: 'first, behind #', runs: hidden },
  ]);
  const figures = table(
    [
      'members',
      'visit',
      'answer, ms',
      'of it added for the worker, ms',
      'its buttons work, ms',
      'page blocked, ms',
      'longest task, ms',
      'layout shift',
      'loaded, KB',
    ],
    visits.map(({ members, name, runs }) => [
      members.toLocaleString('en-US'),
      name,
      whole(middle(runs, slowedAnswer)),
      whole(middle(runs, addedForWorkers)),
      whole(middle(runs, slowedUse)),
      whole(middle(runs, ({ blocked }) => blocked)),
      whole(middle(runs, ({ longestTask }) => longestTask)),
      middle(runs, ({ shift }) => shift).toFixed(SHIFT_DIGITS),
      whole(middle(runs, ({ kilobytes }) => kilobytes)),
    ]),
  );
  return `${figures}\n\n${targetTable([...measured.flatMap(targets), shiftTarget(visits.flatMap(({ runs }) => runs))])}`;
}

function targets({ members, first, again, hidden, use }: Visits): Target[] {
  const among = `with ${members.toLocaleString('en-US')} members`;
  return [
    limited(`answer of a first visit ${among}`, middle(first, slowedAnswer), ANSWER_LIMIT_MS),
    limited(`answer of a return ${among}`, middle(again, slowedAnswer), ANSWER_LIMIT_MS),
    {
      figure: `answer of a first visit with the need behind # ${among}`,
      target: '–',
      measured: `${whole(middle(hidden, slowedAnswer))} ms`,
      met: true,
    },
    limited(
      `next paint after a key ${among}`,
      middle(use, ({ key }) => key),
      PAINT_LIMIT_MS,
    ),
    limited(
      `next paint after Enter ${among}`,
      middle(use, ({ enter }) => enter),
      PAINT_LIMIT_MS,
    ),
  ];
}

function limited(figure: string, measured: number, limit: number): Target {
  return {
    figure,
    target: `≤ ${whole(limit)} ms`,
    measured: `${whole(measured)} ms`,
    met: measured <= limit,
  };
}

function shiftTarget(visits: readonly Visit[]): Target {
  const shift = Math.max(...visits.map((visit) => visit.shift));
  return {
    figure: 'layout shift, worst visit',
    target: `≤ ${MAX_SHIFT}`,
    measured: shift.toFixed(SHIFT_DIGITS),
    met: shift <= MAX_SHIFT,
  };
}

/** On a phone whose workers are slow too: an upper bound, since they also compute while the page waits for the network. */
function slowedAnswer(visit: Visit): number {
  return visit.answer + addedForWorkers(visit);
}

/** Likewise an upper bound: the buttons of an answer that came with the page wait for no worker. */
function slowedUse(visit: Visit): number {
  return visit.usable + addedForWorkers(visit);
}

function addedForWorkers({ inWorkers }: Visit): number {
  return (SLOWDOWN - 1) * inWorkers;
}

function middle<T>(runs: readonly T[], figure: (run: T) => number): number {
  return median(runs.map(figure));
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
