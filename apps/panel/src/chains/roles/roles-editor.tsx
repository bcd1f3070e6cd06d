/** The roles of a sequence as a list, each edited, moved and removed separately (C3, P4). */
import { Plus, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'ui/button.tsx';
import { labelAt } from './role-list.ts';
import { RoleRow } from './role-row.tsx';
import { type Sequence, useRoleEdits } from './use-role-edits.ts';

interface Props {
  /** Its text, which the list edits, and the script. */
  readonly sequence: Sequence;
  readonly onChange: (changed: Sequence) => void;
  /** Roles of members and of other chains. */
  readonly suggestions: readonly string[];
  readonly readOnly: boolean;
}

export function RolesEditor({ sequence, onChange, suggestions, readOnly }: Props) {
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
