/** The script of a chain in two views of one text: with chips for the names, or as plain text (C5, P4). */
import type { ReferralChain } from 'domain/referral-chain.ts';
import { typedRoles } from 'domain/role-sequence.ts';
import { placeholdersFor } from 'engine';
import { UserPlus } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { buttonClass } from 'ui/button.tsx';
import { FieldFrame } from '../../records/form/record-fields.tsx';
import type { RecordForm } from '../../records/form/use-record-form.ts';
import { INPUT_CLASS } from '../../records/panel-controls.tsx';
import { chipLabel } from './chip-label.ts';
import { ScriptEditor } from './script-editor.tsx';

const VIEWS = { names: 'With names', text: 'As text' };
type View = keyof typeof VIEWS;

const HINTS: Readonly<Record<View, string>> = {
  names:
    'Each marked name is filled in automatically. Select one to move or delete it; everything else is your own text.',
  text: '{lead} is the person being introduced. {role1} and {role1_name} are the first role and its member.',
};

export function ScriptField({ form }: { readonly form: RecordForm<ReferralChain> }) {
  const [view, setView] = useState<View>('names');
  const editor = useRef<{ insert: (placeholder: string) => void }>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { roles_sequence } = form.draft;
  const roles = useMemo(() => typedRoles(roles_sequence), [roles_sequence]);

  function insert(placeholder: string) {
    if (view === 'names') editor.current?.insert(placeholder);
    const { current } = area;
    if (current === null) return;
    // Behind the selection instead of in its place, so that a wrong click loses nothing.
    current.setRangeText(placeholder, current.selectionEnd, current.selectionEnd, 'end');
    current.focus();
    form.set('script_template', current.value);
  }

  const tools = (
    <>
      <InsertMenu roles={roles} view={view} disabled={form.isSaving} onInsert={insert} />
      <ViewSwitch view={view} onSwitch={setView} />
    </>
  );
  return (
    <FieldFrame form={form} name="script_template" hint={HINTS[view]}>
      {({ onChange, ...props }) =>
        view === 'names' ? (
          <ScriptEditor
            ref={editor}
            id={props.id}
            name={props.name}
            value={props.value}
            readOnly={props.readOnly}
            aria-describedby={props['aria-describedby']}
            aria-invalid={props['aria-invalid']}
            roles={roles}
            onChange={(text) => form.set('script_template', text)}
            onBlur={props.onBlur}
          >
            {tools}
          </ScriptEditor>
        ) : (
          <>
            <textarea
              {...props}
              ref={area}
              onChange={onChange}
              rows={4}
              placeholder="Hi {lead}, meet {role1_name}, our {role1}."
              dir="auto"
              className={`${INPUT_CLASS} mt-1 field-sizing-content max-h-96 min-h-28`}
            />
            <div className="mt-2 flex flex-wrap items-center gap-2">{tools}</div>
          </>
        )
      }
    </FieldFrame>
  );
}

interface ViewSwitchProps {
  readonly view: View;
  readonly onSwitch: (view: View) => void;
}

function ViewSwitch({ view, onSwitch }: ViewSwitchProps) {
  const group = useId();
  return (
    <fieldset className="inline-flex rounded-lg border border-line bg-paper p-0.5">
      <legend className="sr-only">Show the script</legend>
      {(Object.keys(VIEWS) as View[]).map((each) => (
        <label
          key={each}
          className="relative flex min-h-11 items-center rounded-md px-3 text-sm has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-accent forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none"
        >
          <input
            type="radio"
            name={group}
            checked={view === each}
            onChange={() => onSwitch(each)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {VIEWS[each]}
        </label>
      ))}
    </fieldset>
  );
}

interface InsertMenuProps {
  /** Of the steps, in order. */
  readonly roles: readonly string[];
  readonly view: View;
  readonly disabled: boolean;
  readonly onInsert: (placeholder: string) => void;
}

/** 'Insert a name': a list of all placeholders, which closes when one is chosen or the focus leaves it. */
function InsertMenu({ roles, view, disabled, onInsert }: InsertMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the focus and Escape of what it contains.
    <div
      className="relative"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        disabled={disabled}
        onClick={() => setOpen(!isOpen)}
        className={buttonClass('plain')}
      >
        <UserPlus className="size-4 shrink-0" aria-hidden="true" />
        Insert a name
      </button>
      {isOpen && (
        <ul
          id={listId}
          className="absolute z-10 mt-1 max-h-72 w-72 max-w-[calc(100vw-3rem)] overflow-y-auto rounded-lg border border-line bg-sheet p-1 shadow-lg"
        >
          {placeholdersFor(roles.length).map((placeholder) => (
            <li key={placeholder}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  onInsert(placeholder);
                }}
                className="flex min-h-11 w-full cursor-pointer flex-wrap items-baseline gap-x-2 rounded-md px-3 py-2 text-left hover:bg-accent-wash"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {chipLabel(placeholder, roles)}
                </span>
                {view === 'text' && (
                  <span className="font-mono text-sm text-quiet">{placeholder}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
