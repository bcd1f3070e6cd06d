/** What the roles in an imported list are understood as, and the choice of a trade for those that are not (P14). */
import type { FieldName, Stored } from 'domain/record.ts';
import type { UnderstoodRole } from 'engine/admin';
import { useMemo } from 'react';
import { once } from 'ui/error-boundary.tsx';
import type { EditableKind } from '../records/editable-kind.ts';
import { usePreviewEngineAfterList } from '../records/preview-engine.tsx';
import { foundAs, isSaidByRole, TradeChoice, withTrade } from '../records/understood-role.tsx';
import { isStopped, type PlannedRow } from './plan/planned-row.ts';

export interface RoleOfRow<T extends Stored> {
  readonly role: string;
  readonly aliases: string | null;
  readonly said: UnderstoodRole;
  readonly aliasField: FieldName<T>;
  /** All that can be chosen. */
  readonly trades: readonly string[];
}

/** Null for a row without a role, and until the engine has loaded. */
export type RoleInRow<T extends Stored> = (row: PlannedRow<T>) => RoleOfRow<T> | null;

interface Roles<T extends Stored> {
  readonly roleIn: RoleInRow<T>;
  /** How many rows have a role that is not understood. */
  readonly countUnknown: () => number;
}

/** @param rows null until they are planned. */
export function useRolesInRows<T extends Stored>(
  kind: EditableKind<T>,
  rows: readonly PlannedRow<T>[] | null,
): Roles<T> {
  const engine = usePreviewEngineAfterList();
  return useMemo(() => {
    const fieldOf = (wanted: string) => kind.fields.find(({ name }) => name === wanted)?.name;
    const [roleField, aliasField] = [fieldOf('profession_role'), fieldOf('role_alias')];
    const roleIn: RoleInRow<T> = (row) => {
      if (engine === null || roleField === undefined || aliasField === undefined) return null;
      if (isStopped(row)) return null;
      const values = row.verdict === 'unchanged' ? row.record : row.values;
      const [role, aliases] = [String(values[roleField] ?? ''), values[aliasField]];
      const written = typeof aliases === 'string' ? aliases : null;
      const said = engine.understoodRole(role, written);
      return { role, aliases: written, said, aliasField, trades: engine.categories };
    };
    const countUnknown = () => (rows ?? []).filter((row) => isUnknown(roleIn(row))).length;
    return { roleIn, countUnknown: once(countUnknown) };
  }, [engine, kind, rows]);
}

export function isUnknown(role: Pick<RoleOfRow<Stored>, 'said'> | null): boolean {
  return role !== null && role.said.professions.length === 0;
}

interface Props<T extends Stored> {
  readonly role: RoleOfRow<T>;
}

/** Below the role: the trade, unless the role is its name. */
export function FoundAs<T extends Stored>({ role: { role, said } }: Props<T>) {
  if (isSaidByRole(said, role)) return null;
  const isKnown = said.professions.length > 0;
  return (
    <span className={`block text-sm ${isKnown ? 'text-quiet' : 'text-danger'}`}>
      {isKnown ? foundAs(said) : 'Not understood'}
    </span>
  );
}

interface UnknownProps<T extends Stored> extends Props<T> {
  /** @param aliases with the trade that was chosen. */
  readonly onChoose: (aliases: string) => void;
}

export function UnknownRole<T extends Stored>({ role, onChoose }: UnknownProps<T>) {
  return (
    <div className="pt-1 [overflow-wrap:anywhere]">
      <p className="m-0 text-danger">
        “{role.role}” is not understood, so no need leads here. Which trade is closest?
      </p>
      <TradeChoice
        nearest={role.said.nearest}
        trades={role.trades}
        of={role.role}
        onChoose={(trade) => onChoose(withTrade(role.aliases, trade))}
      />
    </div>
  );
}
