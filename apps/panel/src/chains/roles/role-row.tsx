/** One role of a sequence: its text, and the buttons that move or remove it. */
import { ChevronDown, ChevronUp, type LucideIcon, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { INPUT_CLASS } from '../../records/panel-controls.tsx';
import type { RolePart } from './use-list-focus.ts';

interface Props {
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

export function RoleRow(props: Props) {
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
