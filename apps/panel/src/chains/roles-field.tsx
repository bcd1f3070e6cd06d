/** The roles of a chain as a list: each is chosen, moved and removed on its own (C3, P4). */

import { labelOf } from 'domain/record.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import type { ChainStep } from 'engine';
import { ChevronDown, ChevronUp, CircleAlert, type LucideIcon, Plus, Undo2, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useMemo } from 'react';
import { Button } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { usePanelDirectory } from '../records/panel-directory.ts';
import { usePreviewEngine } from '../records/preview-engine.tsx';
import { HolderText } from './holder-text.tsx';
import { RoleCombobox } from './role-combobox.tsx';
import { labelAt, type RolePart, useRoleEdits } from './role-edits.ts';
import { type RoleSuggestion, roleSuggester } from './role-suggestions.ts';

type Step = Pick<ChainStep, 'role' | 'member'>;

interface RolesFieldProps {
  readonly form: RecordForm<ReferralChain>;
  /** Who fills the roles today; may lag behind typing. */
  readonly readSteps: () => readonly Step[];
}

const FIELD = 'roles_sequence';

export function RolesField({ form, readSteps }: RolesFieldProps) {
  const id = useId();
  const { suggest, edit } = useRolesOf(form);
  const { list, roles } = edit;
  const error = form.errors[FIELD];

  return (
    <fieldset
      disabled={form.isSaving}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && form.touch(FIELD)}
      className="min-w-0"
    >
      <legend className="text-sm font-medium">
        {labelOf(form.kind, FIELD)}
        <span aria-hidden="true" className="text-danger">
          {' '}
          *
        </span>
      </legend>
      <p className="text-sm text-quiet">
        In calling order.<span className="max-sm:hidden"> Alt+↑ and Alt+↓ move a role.</span>
      </p>
      <ol ref={list} className="mt-1 grid gap-2">
        {roles.map((role, position) => (
          <RoleRow
            // biome-ignore lint/suspicious/noArrayIndexKey: roles are identified by position; two may be equal.
            key={position}
            step={position + 1}
            role={role}
            holder={<Holder roles={roles} position={position} readSteps={readSteps} />}
            called={labelAt(roles, position)}
            suggest={suggest}
            errorId={error === undefined ? undefined : `${id}-error`}
            isFirst={position === 0}
            isLast={position === roles.length - 1}
            onType={(typed) => edit.retype(position, typed)}
            onMove={(by, part) => edit.move(position, position + by, part)}
            onRemove={() => edit.remove(position)}
            onNext={() => edit.insert(position + 1, '')}
          />
        ))}
      </ol>
      {error && (
        <p id={`${id}-error`} className="mt-1 flex gap-1.5 text-sm text-danger">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
      <ListActions edit={edit} />
    </fieldset>
  );
}

/** The edits of a form's roles, and what to suggest for one. */
function useRolesOf(form: RecordForm<ReferralChain>) {
  const directory = usePanelDirectory();
  const loaded = usePreviewEngine();
  const engine = typeof loaded === 'string' ? null : loaded;
  const suggest = useMemo(() => roleSuggester(directory, engine), [directory, engine]);
  const { roles_sequence: text, script_template: script } = form.draft;
  const edit = useRoleEdits(
    { text, script },
    (changed) => {
      form.set(FIELD, changed.text);
      form.set('script_template', changed.script);
    },
    engine?.scriptFor ?? null,
  );
  return { suggest, edit };
}

/** Adds a role, puts the last removed one back, and says what an edit has done. */
function ListActions({ edit }: { readonly edit: ReturnType<typeof useRoleEdits> }) {
  const { roles, removed, announcement } = edit;
  return (
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
  );
}

/** The step of a role; undefined for a blank one, and while the steps are those of an earlier text. */
function stepAt(
  roles: readonly string[],
  position: number,
  steps: readonly Step[],
): Step | undefined {
  const before = roles.slice(0, position).filter((role) => role.trim() !== '');
  const step = steps[before.length];
  return step?.role === roles[position]?.trim() ? step : undefined;
}

interface HolderProps extends Pick<RolesFieldProps, 'readSteps'> {
  readonly roles: readonly string[];
  readonly position: number;
}

/** Who fills a role today. */
function Holder({ roles, position, readSteps }: HolderProps) {
  const filled = stepAt(roles, position, readSteps());
  return filled ? <HolderText holder={filled.member?.member_name ?? null} /> : null;
}

interface RoleRowProps {
  /** Counted from 1. */
  readonly step: number;
  readonly role: string;
  /** Who fills it today. */
  readonly holder: ReactNode;
  /** The role's name in button labels. */
  readonly called: string;
  readonly suggest: (typed: string) => readonly RoleSuggestion[];
  /** The id of what is wrong with the roles. */
  readonly errorId: string | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onType: (typed: string) => void;
  readonly onMove: (by: -1 | 1, part: 'text' | 'up' | 'down') => void;
  readonly onRemove: () => void;
  readonly onNext: () => void;
}

/** One role: its text, who holds it today, and the buttons that move or remove it. */
function RoleRow(props: RoleRowProps) {
  const { step, role, holder, errorId, isFirst } = props;
  const holderId = useId();

  function onKey(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (event.altKey && by !== null) props.onMove(by, 'text');
    // Enter adds a role after this one: it must not submit an unfinished sequence.
    else if (event.key === 'Enter') props.onNext();
    else return;
    event.preventDefault();
  }

  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-1">
      <span aria-hidden="true" className="text-sm text-quiet">
        {step}
      </span>
      <div className="relative max-sm:col-span-2">
        <RoleCombobox
          // The form focuses the first when something is wrong with the roles.
          name={isFirst ? FIELD : undefined}
          aria-label={`Role of step ${step}`}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          aria-describedby={[holderId, errorId].filter(Boolean).join(' ')}
          aria-invalid={errorId !== undefined}
          value={role}
          suggest={props.suggest}
          onType={props.onType}
          onKey={onKey}
        />
      </div>
      <div id={holderId} className="col-start-2 min-h-5 min-w-0 pl-3 leading-tight sm:row-start-2">
        <ErrorBoundary>{holder}</ErrorBoundary>
      </div>
      <RoleButtons {...props} />
    </li>
  );
}

/** The buttons that move or remove a role. */
function RoleButtons({ role, called, isFirst, isLast, onMove, onRemove }: RoleRowProps) {
  return (
    <div className="col-start-3 flex sm:row-start-1">
      <RoleButton
        part="up"
        label={`Move ${called} up`}
        Icon={ChevronUp}
        disabled={isFirst}
        onClick={() => onMove(-1, 'up')}
      />
      <RoleButton
        part="down"
        label={`Move ${called} down`}
        Icon={ChevronDown}
        disabled={isLast}
        onClick={() => onMove(1, 'down')}
      />
      <RoleButton
        part="remove"
        label={`Remove ${called}`}
        Icon={X}
        disabled={isFirst && isLast && role === ''}
        onClick={onRemove}
      />
    </div>
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
