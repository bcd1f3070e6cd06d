/**
 * Entries of the history, newest first, and the button that reads older ones (P7): each with its action, time and
 * author, and every field before and after.
 */

import type { Row } from 'domain/columns.ts';
import { Children, type ReactNode } from 'react';
import { Button } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { BeforeAndAfter, FieldText } from '../records/before-and-after.tsx';
import { longTime } from '../records/dates-and-counts.ts';
import { FailureAlert, useFocusWhenFree } from '../records/panel-controls.tsx';
import {
  type Action,
  actionOf,
  changesBetween,
  type FieldChange,
  nameIn,
  type ShownKind,
} from './entry.ts';
import { PAGE_ITEMS, type ReadEntry } from './read-history.ts';
import type { Pages } from './use-pages.ts';

interface Props<T> {
  readonly history: Pages<T>;
  readonly label: string;
  /** Shown when there is nothing. */
  readonly empty: string;
  /** The button that reads more. */
  readonly more?: string;
  /** Whether it stands within an entry of another list. */
  readonly isWithin?: boolean;
  /** What the list says of each. @param items all that are shown */
  readonly renderItems: (items: readonly T[]) => ReactNode;
}

export function HistoryList<T>(props: Props<T>) {
  const { history, label, empty, more = 'Show older changes', isWithin = false } = props;
  const { state, isReadingOlder, readOlder, retry } = history;
  // The button that read the oldest ones is gone.
  const isComplete = state.status === 'ready' && !state.hasOlder;
  const list = useFocusWhenFree<HTMLOListElement>(
    isComplete && state.items.length > PAGE_ITEMS ? state : null,
  );
  if (state.status === 'loading') {
    return (
      <p role="status" className="mt-4 text-quiet">
        Loading the history…
      </p>
    );
  }
  if (state.status === 'failed') {
    return <FailureAlert text={`The history could not be read. ${state.why}`} onClick={retry} />;
  }
  if (state.items.length === 0) return <p className="mt-4 text-quiet">{empty}</p>;
  return (
    <>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={label}
        className={`divide-y divide-line outline-none ${
          isWithin
            ? 'border-l-2 border-line'
            : 'mt-4 overflow-clip rounded-xl border border-line bg-sheet'
        }`}
      >
        {Children.map(props.renderItems(state.items), (item) => (
          <li className="px-4 py-3 [overflow-wrap:anywhere] empty:hidden">
            <ErrorBoundary>{item}</ErrorBoundary>
          </li>
        ))}
      </ol>
      {state.olderFailure !== null && (
        <p role="alert" className="mt-4">
          Older changes could not be read. {state.olderFailure}
        </p>
      )}
      {state.hasOlder && (
        <Button variant="plain" aria-disabled={isReadingOlder} onClick={readOlder} className="mt-4">
          {isReadingOlder ? 'Loading…' : more}
        </Button>
      )}
    </>
  );
}

const DID = {
  added: 'Added',
  changed: 'Changed',
  deleted: 'Deleted',
  'brought back': 'Brought back',
} as const;

interface EntryProps {
  readonly kind: ShownKind;
  readonly entry: ReadEntry;
  /** Whether the heading names the record. */
  readonly isNamed: boolean;
  /** A new object each time that one of the actions has been done, which may have removed its button. */
  readonly done?: object | null;
  /** The actions for this entry. */
  readonly children?: ReactNode;
}

export function EntryItem({ kind, entry, isNamed, done = null, children }: EntryProps) {
  const heading = useFocusWhenFree<HTMLDivElement>(done);
  const action = actionOf(entry);
  const did = entry.isBack ? 'brought back' : action;
  const changes = changesBetween(kind, entry.before, entry.after);
  const fields = <Changes changes={changes} action={action} />;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div ref={heading} tabIndex={-1} className="min-w-0 flex-1 basis-60">
          <p>
            {isNamed ? (
              <>
                <b dir="auto" className="font-medium">
                  {nameIn(kind, entry)}
                </b>{' '}
                {did}
              </>
            ) : (
              <b className="font-medium">{DID[did]}</b>
            )}
          </p>
          <p className="text-sm text-quiet">
            <time dateTime={entry.at.toISOString()}>{longTime(entry.at)}</time>, by {entry.by}
          </p>
        </div>
        {children}
      </div>
      {action === 'changed' ? (
        fields
      ) : (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-accent underline-offset-4 hover:underline">
            Show details
          </summary>
          {fields}
        </details>
      )}
    </>
  );
}

/** Whether an earlier row differs from the record as it is now. Pure. */
export function differs(kind: ShownKind, earlier: Row, now: object | undefined): boolean {
  return (
    now === undefined ||
    changesBetween(kind, earlier, Object.fromEntries(Object.entries(now))).length > 0
  );
}

interface ChangesProps {
  readonly changes: readonly FieldChange[];
  readonly action: Action;
}

function Changes({ changes, action }: ChangesProps) {
  return (
    <dl className="mt-1 grid gap-1">
      {changes.map(({ label, before, after }) => (
        <div key={label} className="min-w-0 sm:flex sm:gap-2">
          <dt className="shrink-0 text-sm text-quiet sm:leading-6">{label}</dt>
          <dd className="m-0 min-w-0">
            {action === 'changed' ? (
              <BeforeAndAfter
                before={<FieldText text={before} />}
                after={<FieldText text={after} />}
                verb="became"
              />
            ) : (
              <FieldText text={before || after} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
