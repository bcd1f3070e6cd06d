/** 'Open seats': professions that visitors asked for and no member holds, and what the chapter does about them (N4). */

import { useId, useMemo, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { Apart, ErrorBoundary, once } from 'ui/error-boundary.tsx';
import { counted } from '../records/dates-and-counts.ts';
import { useMyAccess } from '../records/my-access.tsx';
import { FailureAlert, useFocusWhenFree } from '../records/panel-controls.tsx';
import { usePanelDirectory } from '../records/panel-directory.ts';
import { type PreviewEngine, usePreviewEngine } from '../records/preview-engine.tsx';
import type { Run } from '../records/request-failed.ts';
import { DemandChart } from './demand-chart.tsx';
import { HOW_RANKED, type SortedSeats, sortSeats } from './rank-seats.ts';
import { FilledSeatItem, OpenSeatItem } from './seat-items.tsx';
import { deleteDemand, restoreDemand, type SeatsRead, useSeats } from './seat-states.ts';
import { fullDays } from './times-asked.ts';

export function SeatsSection() {
  const titleId = useId();
  const access = useMyAccess();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-serif text-2xl">
        Open seats
      </h2>
      {access === null || access.standing === 'editor' || access.isRemoved ? (
        <Seats />
      ) : (
        <p className="mt-2 text-quiet">Only people who may edit can see what visitors asked for.</p>
      )}
    </section>
  );
}

function Seats() {
  const directory = usePanelDirectory();
  const engine = usePreviewEngine();
  const { seats, why, isBusy, done, run, read } = useSeats(directory);

  if (engine === 'failed') {
    return (
      <FailureAlert
        text="A part of the page could not be loaded. Check your connection, then reload the page."
        label="Reload"
        onClick={() => window.location.reload()}
      />
    );
  }
  return (
    <>
      {why !== null && (
        <FailureAlert text={`The demand could not be read. ${why}`} onClick={() => void read()} />
      )}
      {seats !== null && engine !== 'loading' ? (
        <SeatLists engine={engine} seats={seats} isBusy={isBusy} done={done} run={run} />
      ) : (
        why === null && (
          <p role="status" className="mt-2 text-quiet">
            Loading the seats…
          </p>
        )
      )}
    </>
  );
}

interface ListsProps {
  readonly engine: PreviewEngine;
  readonly seats: SeatsRead;
  readonly isBusy: boolean;
  /** A new object after each action; null before the first. */
  readonly done: object | null;
  readonly run: Run;
}

function SeatLists({ engine, seats, isBusy, done, run }: ListsProps) {
  const { chapter } = usePanelDirectory();
  const { demand, states, today } = seats;
  const readSorted = useMemo(
    () => once(() => sortSeats(engine, demand, states, today)),
    [engine, demand, states, today],
  );
  return (
    <Apart>
      <p className="mt-1 max-w-prose text-quiet">
        {chapter.countsDemand
          ? 'Trades that visitors asked for and no member has. Only the trade and the day are counted, and nothing about the visitor.'
          : 'Counting is turned off in the settings. Seats that your referral chains wait for are still listed.'}
      </p>
      <OpenSeats
        readSorted={readSorted}
        chapterName={chapter.name}
        isBusy={isBusy}
        done={done}
        run={run}
      />
      <FilledSeats readSorted={readSorted} isBusy={isBusy} run={run} />
      <KnownDemand readSorted={readSorted} demand={demand} today={today} />
      <FullDays demand={demand} />
      <UnknownNames readSorted={readSorted} isBusy={isBusy} run={run} />
    </Apart>
  );
}

interface SortedProps {
  readonly readSorted: () => SortedSeats;
}

/** How often the trades that are known were asked for. */
function KnownDemand({
  readSorted,
  demand,
  today,
}: SortedProps & Pick<SeatsRead, 'demand' | 'today'>) {
  const known = useMemo(() => {
    const unknown = new Set(readSorted().unknown);
    return demand.filter(({ profession }) => !unknown.has(profession));
  }, [demand, readSorted]);
  return known.length > 0 ? <DemandChart demand={known} today={today} /> : null;
}

function FullDays({ demand }: Pick<SeatsRead, 'demand'>) {
  const full = fullDays(demand);
  if (full.length === 0) return null;
  return (
    <p className="mt-3 max-w-prose text-quiet">
      On {counted(full.length, 'day')} in the last year, requests reached the daily limit, so the
      figures may be too low, or inflated by one person.
    </p>
  );
}

/** Seats shown before 'Show all': the ones to fill next. */
const SEATS_SHOWN_AT_FIRST = 10;

type OpenProps = SortedProps &
  Pick<ListsProps, 'isBusy' | 'done' | 'run'> & { readonly chapterName: string };

function OpenSeats({ readSorted, chapterName, isBusy, done, run }: OpenProps) {
  const { open } = readSorted();
  const headingId = useId();
  // A seat that moves to the other list takes the focused button with it.
  const heading = useFocusWhenFree<HTMLHeadingElement>(done);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? open : open.slice(0, SEATS_SHOWN_AT_FIRST);
  return (
    <div className="mt-5 max-w-3xl">
      <h3 ref={heading} id={headingId} tabIndex={-1} className="font-serif text-xl">
        Seats to fill
      </h3>
      {open.length === 0 && (
        <p className="mt-2 text-quiet">
          Nothing to fill: no visitor asked for a profession that no member holds, and no referral
          chain is waiting for one.
        </p>
      )}
      <ol
        aria-labelledby={headingId}
        className="mt-3 divide-y divide-line overflow-clip rounded-xl border border-line bg-sheet empty:hidden"
      >
        {shown.map((seat, i) => (
          <li key={seat.standing.name} className="px-4 py-5 [overflow-wrap:anywhere]">
            <ErrorBoundary>
              <OpenSeatItem
                rank={i + 1}
                seat={seat}
                chapterName={chapterName}
                isBusy={isBusy}
                run={run}
              />
            </ErrorBoundary>
          </li>
        ))}
      </ol>
      {shown.length < open.length && (
        <Button variant="plain" onClick={() => setWhole(true)} className="mt-4">
          Show all {open.length} open seats
        </Button>
      )}
      {open.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline-offset-4 hover:underline">
            How seats are ranked
          </summary>
          <p className="max-w-prose text-quiet">{HOW_RANKED}</p>
        </details>
      )}
    </div>
  );
}

function FilledSeats({
  readSorted,
  isBusy,
  run,
}: SortedProps & Pick<ListsProps, 'isBusy' | 'run'>) {
  const { filled } = readSorted();
  const headingId = useId();
  if (filled.length === 0) return null;
  return (
    <div className="mt-8 max-w-3xl">
      <h3 id={headingId} className="font-serif text-xl">
        Filled
      </h3>
      <ul
        aria-labelledby={headingId}
        className="mt-3 divide-y divide-line overflow-clip rounded-xl border border-line bg-sheet"
      >
        {filled.map((seat) => (
          <li key={seat.standing.name} className="px-4 py-4 [overflow-wrap:anywhere]">
            <ErrorBoundary>
              <FilledSeatItem seat={seat} isBusy={isBusy} run={run} />
            </ErrorBoundary>
          </li>
        ))}
      </ul>
    </div>
  );
}

function UnknownNames({
  readSorted,
  isBusy,
  run,
}: SortedProps & Pick<ListsProps, 'isBusy' | 'run'>) {
  const { unknown: names } = readSorted();
  if (names.length === 0) return null;

  function remove() {
    void run(async () => {
      const deleted = await deleteDemand(names);
      const putBack = () =>
        void run(async () => {
          await restoreDemand(deleted);
          return { title: 'The counts are back' };
        });
      return {
        title: `${counted(new Set(deleted.map(({ profession }) => profession)).size, 'name')} deleted`,
        action: { label: 'Undo', run: putBack },
      };
    });
  }

  return (
    <details className="mt-8 max-w-3xl">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline-offset-4 hover:underline">
        {counted(names.length, 'counted name')} with no matching profession
      </summary>
      <p className="max-w-prose text-quiet">
        They come from a deleted profession, or someone made them up. They are not ranked.
      </p>
      <ul className="mt-2 list-disc pl-5 [overflow-wrap:anywhere]">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Button variant="plain" aria-disabled={isBusy} onClick={remove} className="mt-3">
        Delete their counts
      </Button>
    </details>
  );
}
