/** 'Open Seats': professions that visitors asked for and no member holds, and what the chapter does about them (N4). */
import { useId, useMemo, useState } from 'react';
import type { ChapterDirectory } from '../../../domain/directory.ts';
import type { Workbench } from '../../../routing/workbench/workbench.ts';
import { buttonClass } from '../../components/button.ts';
import { counted } from '../../lib/counted.ts';
import { useMyAccess } from '../../records/access/my-access.ts';
import { useWorkbench } from '../../records/use-workbench.ts';
import { fullDays } from './asked.ts';
import { DemandPicture } from './demand-picture.tsx';
import { FilledSeatItem } from './filled-seat-item.tsx';
import { OpenSeatItem } from './open-seat-item.tsx';
import { deleteDemand } from './seat-states.ts';
import { type SortedSeats, sortSeats } from './sort-seats.ts';
import { type Run, type SeatsState, useSeats } from './use-seats.ts';

interface Props {
  readonly directory: ChapterDirectory;
  readonly workbench: () => Promise<Workbench>;
}

export function SeatsSection(props: Props) {
  const titleId = useId();
  const access = useMyAccess();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-serif text-2xl">
        Open Seats
      </h2>
      {access === null || access.standing === 'editor' ? (
        <Seats {...props} />
      ) : (
        <p className="mt-2 text-quiet">Only people who may edit see what visitors asked for.</p>
      )}
    </section>
  );
}

function Seats({ directory, workbench }: Props) {
  const bench = useWorkbench(workbench);
  const { state, isBusy, run, read } = useSeats(directory);

  if (state.status === 'failed' || bench === 'failed') {
    return (
      <div role="alert" className="mt-4">
        <p>
          {state.status === 'failed'
            ? `The demand could not be read. ${state.why}`
            : 'A part of the page could not be loaded. Reload it to try again.'}
        </p>
        <button
          type="button"
          onClick={() => void read()}
          className={`${buttonClass('plain')} mt-3`}
        >
          Try again
        </button>
      </div>
    );
  }
  if (state.status === 'loading' || bench === 'loading') {
    return (
      <p role="status" className="mt-2 text-quiet">
        Loading the seats…
      </p>
    );
  }
  return <SeatLists directory={directory} bench={bench} state={state} isBusy={isBusy} run={run} />;
}

interface ListsProps {
  readonly directory: ChapterDirectory;
  readonly bench: Workbench;
  readonly state: Extract<SeatsState, { status: 'ready' }>;
  readonly isBusy: boolean;
  readonly run: Run;
}

function SeatLists({ directory: { chapter }, bench, state, isBusy, run }: ListsProps) {
  const { demand, states, today } = state;
  const sorted = useMemo(
    () => sortSeats(bench, demand, states, today),
    [bench, demand, states, today],
  );
  const full = fullDays(demand);
  const known = useMemo(() => {
    const unknown = new Set(sorted.unknown);
    return demand.filter(({ profession }) => !unknown.has(profession));
  }, [demand, sorted]);
  return (
    <>
      <p className="mt-2 max-w-prose text-quiet">
        {chapter.countsDemand
          ? 'When a visitor asks for a profession that no member holds, it is counted here for that day. Nothing else is kept: no words, no address, nothing about the visitor.'
          : 'Counting is switched off in the settings. Seats that your referral chains wait for are still listed.'}
      </p>
      {known.length > 0 && <DemandPicture demand={known} today={today} />}
      {full.length > 0 && (
        <p className="mt-3 max-w-prose text-quiet">
          On {counted(full.length, 'day')} in the last year, requests reached the daily limit, so
          the figures may be too low, or inflated by one person.
        </p>
      )}
      <OpenSeats open={sorted.open} chapterName={chapter.name} isBusy={isBusy} run={run} />
      <FilledSeats filled={sorted.filled} isBusy={isBusy} run={run} />
      <UnknownNames names={sorted.unknown} isBusy={isBusy} run={run} />
    </>
  );
}

/** More on request: the first are what to do next. */
const SHOWN_AT_FIRST = 10;

type OpenProps = Pick<SortedSeats, 'open'> &
  Pick<ListsProps, 'isBusy' | 'run'> & { readonly chapterName: string };

function OpenSeats({ open, chapterName, isBusy, run }: OpenProps) {
  const headingId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? open : open.slice(0, SHOWN_AT_FIRST);
  return (
    <div className="mt-8 max-w-3xl">
      <h3 id={headingId} className="font-serif text-xl">
        Seats to fill
      </h3>
      {open.length === 0 ? (
        <p className="mt-2 text-quiet">
          Nothing to fill: no visitor asked for a profession that no member holds, and no referral
          chain is waiting for one.
        </p>
      ) : (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline-offset-4 hover:underline">
            How seats are ranked
          </summary>
          <p className="max-w-prose text-quiet">
            Each request from the last 7 days scores 4 points, from the last 30 days 2, and an older
            one 1. Each referral chain that the seat would complete scores 10, each one that would
            still be missing another seat 4, and each member who would work alongside it 1.
          </p>
        </details>
      )}
      <ol
        aria-labelledby={headingId}
        className="mt-3 divide-y divide-line overflow-clip rounded-xl border border-line bg-sheet empty:hidden"
      >
        {shown.map((seat, i) => (
          <OpenSeatItem
            key={seat.standing.name}
            rank={i + 1}
            seat={seat}
            chapterName={chapterName}
            isBusy={isBusy}
            run={run}
          />
        ))}
      </ol>
      {shown.length < open.length && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className={`${buttonClass('plain')} mt-4`}
        >
          Show all {open.length} open seats
        </button>
      )}
    </div>
  );
}

function FilledSeats({
  filled,
  isBusy,
  run,
}: Pick<SortedSeats, 'filled'> & Pick<ListsProps, 'isBusy' | 'run'>) {
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
          <FilledSeatItem key={seat.standing.name} seat={seat} isBusy={isBusy} run={run} />
        ))}
      </ul>
    </div>
  );
}

function UnknownNames({
  names,
  isBusy,
  run,
}: {
  readonly names: readonly string[];
} & Pick<ListsProps, 'isBusy' | 'run'>) {
  if (names.length === 0) return null;

  function remove() {
    void run(async () => {
      await deleteDemand(names);
      return { title: `${counted(names.length, 'name')} deleted` };
    });
  }

  return (
    <details className="mt-8 max-w-3xl">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline-offset-4 hover:underline">
        {counted(names.length, 'counted name')} that no profession has
      </summary>
      <p className="max-w-prose text-quiet">
        They come from a deleted profession, or someone sent them on purpose. They are not ranked.
      </p>
      <ul className="mt-2 list-disc pl-5 [overflow-wrap:anywhere]">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={remove}
        className={`${buttonClass('plain')} mt-3`}
      >
        Delete their counts
      </button>
    </details>
  );
}
