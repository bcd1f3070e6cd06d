/**
 * The roles of a chain, twice: as text with arrows, and below it as a list, each edited, moved and removed separately
 * (C3, P4).
 */
import type { Directory } from 'domain/directory.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import { ChevronDown, ChevronUp, type LucideIcon, Plus, Undo2, X } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo } from 'react';
import { Button } from 'ui/button.tsx';
import { TextField } from '../records/form/record-fields.tsx';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { byText } from '../records/list/list-shape.ts';
import { INPUT_CLASS } from '../records/panel-controls.tsx';
import { usePanelDirectory } from '../records/panel-directory.ts';
import {
  labelAt,
  type RolePart,
  type Sequence,
  useRoleEdits,
  withArrowsOnLeaving,
} from './role-edits.ts';

interface RolesFieldProps {
  readonly form: RecordForm<ReferralChain>;
}

export function RolesField({ form }: RolesFieldProps) {
  const directory = usePanelDirectory();
  const suggestions = useMemo(() => rolesInUse(directory), [directory]);
  const { roles_sequence: text, script_template: script } = form.draft;

  function takeArrows() {
    const left = withArrowsOnLeaving(text);
    if (left !== text) form.set('roles_sequence', left);
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles blur of the inner field. */}
      <div onBlur={takeArrows}>
        <TextField
          form={form}
          name="roles_sequence"
          placeholder="Realtor → Mover"
          hint="The roles in calling order. Type -> for the arrow."
        />
      </div>
      <RolesEditor
        sequence={{ text, script }}
        onChange={(changed) => {
          form.set('roles_sequence', changed.text);
          form.set('script_template', changed.script);
        }}
        suggestions={suggestions}
        readOnly={form.isSaving}
      />
    </div>
  );
}

/** The roles of members and of all chains, without duplicates, ignoring case, in alphabetical order. */
export function rolesInUse({ members, chains }: Directory): string[] {
  const roles = [
    ...members.map(({ profession_role }) => profession_role),
    ...chains.flatMap(rolesOf),
  ];
  const bySpelling = new Map(roles.toReversed().map((role) => [role.toLowerCase(), role]));
  return [...bySpelling.values()].toSorted(byText);
}

interface RolesEditorProps {
  /** Its text, which the list edits, and the script. */
  readonly sequence: Sequence;
  readonly onChange: (changed: Sequence) => void;
  /** Roles of members and of other chains. */
  readonly suggestions: readonly string[];
  readonly readOnly: boolean;
}

function RolesEditor({ sequence, onChange, suggestions, readOnly }: RolesEditorProps) {
  const listId = useId();
  const { list, roles, announcement, removed, ...edit } = useRoleEdits(sequence, onChange);
  return (
    <fieldset disabled={readOnly} className="mt-3 min-w-0">
      <legend className="text-sm font-medium">Roles, one by one</legend>
      <p className="text-sm text-quiet max-sm:hidden">
        Press Alt+↑ or Alt+↓ to move the current role.
      </p>
      <ol ref={list} className="mt-1 grid gap-2">
        {roles.map((role, position) => (
          <RoleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: roles are identified by position; two may be equal.
            key={position}
            step={position + 1}
            role={role}
            called={labelAt(roles, position)}
            listId={listId}
            isFirst={position === 0}
            isLast={position === roles.length - 1}
            onType={(typed) => edit.retype(position, typed)}
            onMove={(by, part) => edit.move(position, position + by, part)}
            onRemove={() => edit.remove(position)}
            onNext={() => edit.insert(position + 1, '')}
          />
        ))}
      </ol>
      <datalist id={listId}>
        {suggestions.map((role) => (
          <option key={role} value={role} />
        ))}
      </datalist>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="plain" onClick={() => edit.insert(roles.length, '')}>
          <Plus className="size-4 shrink-0" aria-hidden="true" />
          Add role
        </Button>
        {removed && (
          <Button variant="plain" onClick={() => edit.putBack(removed)}>
            <Undo2 className="size-4 shrink-0" aria-hidden="true" />
            Put {removed.role.trim() || 'it'} back
          </Button>
        )}
        <p role="status" className="min-w-0 text-sm text-quiet [overflow-wrap:anywhere]">
          {announcement}
        </p>
      </div>
    </fieldset>
  );
}

interface RoleRowProps {
  /** Counted from 1. */
  readonly step: number;
  readonly role: string;
  /** The role's name in button labels. */
  readonly called: string;
  readonly listId: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onType: (typed: string) => void;
  readonly onMove: (by: -1 | 1, part: 'text' | 'up' | 'down') => void;
  readonly onRemove: () => void;
  readonly onNext: () => void;
}

/** One role of a sequence: its text, and the buttons that move or remove it. */
function RoleRow(props: RoleRowProps) {
  const { step, role, called, listId, isFirst, isLast } = props;

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (event.altKey && by !== null) props.onMove(by, 'text');
    // Enter moves to the next role: it must not submit an unfinished sequence.
    else if (event.key === 'Enter') props.onNext();
    else return;
    event.preventDefault();
  }

  return (
    <li className="flex flex-wrap items-center justify-end gap-1 sm:flex-nowrap">
      <span aria-hidden="true" className="w-5 shrink-0 text-sm text-quiet">
        {step}
      </span>
      <input
        data-part="text"
        aria-label={`Role of step ${step}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        list={listId}
        value={role}
        onChange={(event) => props.onType(event.target.value)}
        onKeyDown={onKeyDown}
        dir="auto"
        className={`${INPUT_CLASS} min-w-0 flex-1 basis-[calc(100%-2rem)] sm:basis-0`}
      />
      <RoleButton
        part="up"
        label={`Move up ${called}`}
        Icon={ChevronUp}
        disabled={isFirst}
        onClick={() => props.onMove(-1, 'up')}
      />
      <RoleButton
        part="down"
        label={`Move down ${called}`}
        Icon={ChevronDown}
        disabled={isLast}
        onClick={() => props.onMove(1, 'down')}
      />
      <RoleButton
        part="remove"
        label={`Remove ${called}`}
        Icon={X}
        disabled={isFirst && isLast && role === ''}
        onClick={props.onRemove}
      />
    </li>
  );
}

interface ButtonProps {
  readonly part: RolePart;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function RoleButton({ part, label, Icon, disabled, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      data-part={part}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-accent hover:bg-accent-wash disabled:cursor-default disabled:opacity-35"
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  );
}
