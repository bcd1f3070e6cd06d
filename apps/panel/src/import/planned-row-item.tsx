/** A row of the file in the preview: what would happen, why, and whether to apply it. */

import { phoneIn } from 'domain/phone.ts';
import type { FieldName, Stored } from 'domain/record.ts';
import type { SharedSeat } from 'engine/admin';
import { Button } from 'ui/button.tsx';
import { Apart, ErrorBoundary } from 'ui/error-boundary.tsx';
import { shorten } from 'ui/marked-text.tsx';
import { BeforeAndAfter, FieldText } from '../records/before-and-after.tsx';
import { sharedSeatInWords } from '../records/one-holder.ts';
import { usePhoneNumbers } from '../records/phone-numbers.tsx';
import { FaultsForm } from './faults-form.tsx';
import { NAME_CELL, TEXT_CELL, WIDE, widthOf } from './people-table.tsx';
import type { Correction } from './plan/plan-rows.ts';
import { faultsOf, isApplicable, isStopped, type PlannedRow } from './plan/planned-row.ts';
import { FoundAs, isUnknown, type RoleOfRow, UnknownRole } from './role-in-row.tsx';
import { VERDICT_LOOKS } from './verdict-filter.tsx';

/** Maximum characters shown of a name. */
const MAX_SHOWN_CHARS = 120;

interface Props<T extends Stored> {
  readonly row: PlannedRow<T>;
  /** The field of the name. */
  readonly nameField: FieldName<T>;
  /** The other fields shown. */
  readonly fields: readonly FieldName<T>[];
  /** The seats that it would give another holder (P13). */
  readonly readSeats: () => readonly SharedSeat[];
  /** What its role is understood as; null if it has none, or until it is known. */
  readonly readRole: () => RoleOfRow<T> | null;
  /** Whether the workbook hides it. */
  readonly isHidden: boolean;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  /** Whether it is kept beside one of the same name. */
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
  /** @param goesOn whether the focus should move to the next fault. */
  readonly onCorrect: (correction: Correction<T>, goesOn: boolean) => void;
}

export function PlannedRowItem<T extends Stored>(props: Props<T>) {
  const { row, fields } = props;
  return (
    <tbody>
      <tr>
        <th scope="row" className={NAME_CELL}>
          <ErrorBoundary>
            <RowName {...props} />
          </ErrorBoundary>
        </th>
        <td className={`${TEXT_CELL} min-w-36 whitespace-nowrap`}>
          <ErrorBoundary>
            <VerdictBadge {...props} />
          </ErrorBoundary>
        </td>
        {fields.map((name) => (
          <td key={name} className={`${TEXT_CELL} ${widthOf(name)}`}>
            <Apart>
              <FieldCell row={row} name={name} />
              {name === 'profession_role' && <RoleInCell readRole={props.readRole} />}
            </Apart>
          </td>
        ))}
      </tr>
      {hasComplaints(props) && (
        <tr>
          <td colSpan={fields.length + 2} className="p-0">
            <div className={`${WIDE} pb-2`}>
              <ErrorBoundary>
                <Complaints {...props} />
              </ErrorBoundary>
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function RoleInCell<T extends Stored>({ readRole }: Pick<Props<T>, 'readRole'>) {
  const role = readRole();
  return role && <FoundAs role={role} />;
}

function RowName<T extends Stored>({ row, nameField, isTicked, onTick }: Props<T>) {
  const title = (
    <span dir="auto" className="font-medium [overflow-wrap:anywhere]">
      {shorten(row.title, MAX_SHOWN_CHARS) || 'Unnamed'}
      <NewName row={row} name={nameField} />
    </span>
  );
  if (!isApplicable(row)) {
    return <span className="block min-h-11 py-2.75 pl-8">{title}</span>;
  }
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.75">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => onTick(event.currentTarget.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      {title}
    </label>
  );
}

/** The name that the record has now, where the row changes it. */
function NewName<T extends Stored>({
  row,
  name,
}: {
  readonly row: PlannedRow<T>;
  readonly name: FieldName<T>;
}) {
  const change = changeOf(row, name);
  if (row.verdict !== 'changed' || change === undefined) return null;
  return <span className="block text-sm font-normal text-quiet">was {change.before}</span>;
}

function changeOf<T extends Stored>(row: PlannedRow<T>, name: FieldName<T>) {
  return isApplicable(row) ? row.changes.find((change) => change.name === name) : undefined;
}

function FieldCell<T extends Stored>({
  row,
  name,
}: {
  readonly row: PlannedRow<T>;
  readonly name: FieldName<T>;
}) {
  const change = changeOf(row, name);
  if (row.verdict === 'changed' && change !== undefined) {
    return (
      <>
        <BeforeAndAfter
          before={<FieldText text={change.before} />}
          after={<FieldText text={change.after} />}
        />
        {name === 'phone' && <Dialled text={change.after} />}
      </>
    );
  }
  if (isStopped(row)) return null;
  const text = String((row.verdict === 'unchanged' ? row.record : row.values)[name] ?? '');
  if (text === '') return null;
  return (
    <>
      <FieldText text={text} />
      {name === 'phone' && <Dialled text={text} />}
    </>
  );
}

/** What will be dialled (M11), unless the text is that number and nothing else. */
function Dialled({ text }: { readonly text: string }) {
  const checked = usePhoneNumbers()?.check(text);
  if (!checked || (!checked.isDoubtful && phoneIn(text)?.shown === text)) return null;
  return (
    <span className={`block text-sm ${checked.isDoubtful ? 'text-danger' : 'text-quiet'}`}>
      {checked.sentence}
    </span>
  );
}

/** True where it cannot be told: what fails then fails in the row below, and does not take the table away (F4). */
function hasComplaints<T extends Stored>({ row, readSeats, readRole }: Props<T>): boolean {
  try {
    const isSilent = faultsOf(row).length === 0 && !isStopped(row) && row.clash === undefined;
    return !isSilent || readSeats().length > 0 || isUnknown(readRole());
  } catch {
    return true;
  }
}

/** What is wrong with the row, and what can be done about it. */
function Complaints<T extends Stored>(props: Props<T>) {
  const { row, nameField, readSeats, readRole, onCorrect } = props;
  const faults = faultsOf(row);
  const reason = isStopped(row) ? row.reason : null;
  const role = readRole();
  const seats = readSeats();
  return (
    <>
      {reason !== null && (
        <p
          className={`m-0 line-clamp-4 [overflow-wrap:anywhere] ${row.verdict === 'invalid' ? 'text-danger' : 'text-quiet'}`}
        >
          {reason}
        </p>
      )}
      {row.verdict === 'not a person' && (
        <Button
          variant="plain"
          onClick={() => onCorrect(new Map([[nameField, row.title]]), true)}
          className="mt-1"
        >
          This is a person
        </Button>
      )}
      {seats.map((seat) => (
        <p key={seat.trade} className="m-0 [overflow-wrap:anywhere]">
          {sharedSeatInWords(seat)}
        </p>
      ))}
      {row.clash !== undefined && <KeepBoth {...props} clash={row.clash} />}
      {role !== null && isUnknown(role) && (
        <UnknownRole
          role={role}
          onChoose={(aliases) => onCorrect(new Map([[role.aliasField, aliases]]), false)}
        />
      )}
      {faults.length > 0 && (
        <FaultsForm
          // Resets the form to the corrected texts when they are still wrong.
          key={faults.map(({ target, text }) => `${target} ${text}`).join('\n')}
          faults={faults}
          areLeftOut={!isStopped(row)}
          onCorrect={onCorrect}
        />
      )}
    </>
  );
}

/** One person with two businesses: one of them replaces the other unless both are kept (P12). */
function KeepBoth<T extends Stored>(props: Props<T> & { readonly clash: string }) {
  const { row, clash, isKept, onKeep } = props;
  const isTold = isStopped(row) && row.reason === clash;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isKept}
        onChange={(event) => onKeep(event.currentTarget.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="[overflow-wrap:anywhere]">
        Keep both: add row {row.number} as another member.{' '}
        {!isTold && <span className="text-sm text-quiet">{clash}</span>}
      </span>
    </label>
  );
}

function VerdictBadge<T extends Stored>({ row, isHidden }: Pick<Props<T>, 'row' | 'isHidden'>) {
  const { word, Icon, colours } = VERDICT_LOOKS[row.verdict];
  return (
    <span className="flex flex-col items-start gap-0.5">
      <span
        className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium ${colours}`}
      >
        <Icon className="size-3.5" aria-hidden="true" />
        {word}
      </span>
      <span className="pl-1 text-sm text-quiet">
        Row {row.number}
        {isHidden && ', hidden'}
      </span>
    </span>
  );
}
