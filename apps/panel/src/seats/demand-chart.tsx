/** How often open seats were asked for in each week of the last year, as a chart and as a table (N4). */
import type { Demand } from 'domain/demand.ts';
import { useId, useState } from 'react';
import { longDay } from '../records/dates-and-counts.ts';
import { INPUT_CLASS } from '../records/panel-controls.tsx';
import { times } from './rank-seats.ts';
import { askedByWeek, type Week } from './times-asked.ts';

interface Props {
  /** Of the last year; at least one. */
  readonly demand: readonly Demand[];
  readonly today: string;
}

export function DemandChart({ demand, today }: Props) {
  const selectId = useId();
  const captionId = useId();
  const [chosen, setChosen] = useState('');
  const professions = [...new Set(demand.map(({ profession }) => profession))].sort();
  const shown = professions.includes(chosen) ? chosen : '';
  const weeks = askedByWeek(demand, today, shown === '' ? null : shown);
  return (
    <figure aria-labelledby={captionId} className="mt-6 max-w-3xl">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <figcaption id={captionId} className="font-serif text-xl">
          Requests by week
        </figcaption>
        <label htmlFor={selectId} className="flex items-center gap-2 max-sm:w-full">
          <span className="shrink-0">Seat</span>
          <select
            id={selectId}
            value={shown}
            onChange={({ target }) => setChosen(target.value)}
            className={`${INPUT_CLASS} min-w-0`}
          >
            <option value="">All seats</option>
            {professions.map((profession) => (
              <option key={profession}>{profession}</option>
            ))}
          </select>
        </label>
      </div>
      <p className="mt-1 text-quiet">{summaryOf(weeks)}</p>
      <Bars weeks={weeks} />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline-offset-4 hover:underline">
          Show as a table
        </summary>
        <WeekTable weeks={weeks} />
      </details>
    </figure>
  );
}

/** Width and height of the drawing, in its own units: it is stretched to the width of the page. */
const WEEK_WIDTH_UNITS = 10;
const BAR_WIDTH_UNITS = 8;
const HEIGHT_UNITS = 100;
/** Keeps a week with few requests visible. */
const MIN_BAR_HEIGHT_UNITS = 2;

/** Hidden from screen readers: the sentence above and the table say the same. */
function Bars({ weeks }: { readonly weeks: readonly Week[] }) {
  const most = mostIn(weeks);
  return (
    <div aria-hidden="true" className="mt-3 grid grid-cols-[auto_1fr] gap-x-2 text-sm text-quiet">
      <div className="flex flex-col justify-between text-right tabular-nums">
        <span>{most.toLocaleString()}</span>
        <span>0</span>
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${weeks.length * WEEK_WIDTH_UNITS} ${HEIGHT_UNITS}`}
        preserveAspectRatio="none"
        className="h-32 w-full overflow-visible border-b border-edge fill-seat-line forced-color-adjust-none forced-colors:border-[CanvasText] forced-colors:fill-[CanvasText]"
      >
        {weeks.map(({ from, asked }, i) => {
          const height =
            asked === 0 ? 0 : Math.max(MIN_BAR_HEIGHT_UNITS, (asked / most) * HEIGHT_UNITS);
          return (
            <rect
              key={from}
              x={i * WEEK_WIDTH_UNITS + (WEEK_WIDTH_UNITS - BAR_WIDTH_UNITS) / 2}
              y={HEIGHT_UNITS - height}
              width={BAR_WIDTH_UNITS}
              height={height}
            />
          );
        })}
      </svg>
      <div className="col-start-2 mt-1 flex justify-between gap-2">
        {[0, 26, 51].map((week) => (
          <span key={week}>{shortDay(weeks[week]?.from ?? '')}</span>
        ))}
      </div>
    </div>
  );
}

function WeekTable({ weeks }: { readonly weeks: readonly Week[] }) {
  const busy = weeks.filter(({ asked }) => asked > 0).toReversed();
  return (
    <table className="mt-1 w-full max-w-md border-collapse text-left">
      <caption className="pb-2 text-left text-sm text-quiet">
        Weeks with requests, newest first. Days are in UTC.
      </caption>
      <thead>
        <tr className="border-b border-edge">
          <th scope="col" className="py-2 pr-4 font-medium">
            Week of
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Requests
          </th>
        </tr>
      </thead>
      <tbody>
        {busy.map(({ from, asked }) => (
          <tr key={from} className="border-b border-line">
            <th scope="row" className="py-2 pr-4 font-normal">
              {longDay(from)}
            </th>
            <td className="py-2 text-right tabular-nums">{asked.toLocaleString()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function summaryOf(weeks: readonly Week[]): string {
  const total = weeks.reduce((sum, { asked }) => sum + asked, 0);
  const most = mostIn(weeks);
  const [best] = weeks.filter(({ asked }) => asked === most).toReversed();
  // Requests in a single week have no peak.
  const peak =
    best === undefined
      ? ''
      : total === most
        ? `, in the week of ${longDay(best.from)}`
        : `, most in the week of ${longDay(best.from)}: ${most}`;
  return `Requested ${times(total)} in the last 52 weeks${peak}.`;
}

function mostIn(weeks: readonly Week[]): number {
  return Math.max(1, ...weeks.map(({ asked }) => asked));
}

function shortDay(day: string): string {
  return new Date(day).toLocaleDateString(undefined, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
