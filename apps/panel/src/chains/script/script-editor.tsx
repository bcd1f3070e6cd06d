/** The script with its placeholders as chips, which can be moved, deleted and inserted (C5). */
import { ArrowLeft, ArrowRight, type LucideIcon, X } from 'lucide-react';
import {
  type AriaAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { INPUT_CLASS } from '../../records/panel-controls.tsx';
import { chipLabel } from './chip-label.ts';
import type { Chip } from './script-edits.ts';
import { takeInput } from './script-input.ts';
import { type ScriptSurface, scriptSurface } from './script-surface.ts';

interface ScriptEditorProps extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> {
  readonly ref: Ref<Pick<ScriptSurface, 'insert'>>;
  readonly id: string;
  /** By which the form finds it. */
  readonly name: string;
  readonly value: string;
  /** Of the steps, in order. */
  readonly roles: readonly string[];
  readonly readOnly: boolean;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  /** Stands below the text, before the buttons for the selected chip. */
  readonly children: ReactNode;
}

export function ScriptEditor(props: ScriptEditorProps) {
  const { id, name, value, readOnly, onBlur, children } = props;
  const { root, surface, label, news } = useScriptSurface(props);
  return (
    <>
      <div className="relative">
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot show chips. */}
        <div
          ref={root}
          id={id}
          role="textbox"
          tabIndex={0}
          contentEditable={!readOnly}
          suppressContentEditableWarning
          data-name={name}
          dir="auto"
          // A translated text would be saved.
          translate="no"
          aria-multiline
          aria-required
          aria-readonly={readOnly}
          aria-labelledby={`${id}-label`}
          aria-describedby={props['aria-describedby']}
          aria-invalid={props['aria-invalid']}
          aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
          onBlur={onBlur}
          className={`${INPUT_CLASS} mt-1 max-h-96 min-h-28 overflow-y-auto leading-8 whitespace-pre-wrap [overflow-wrap:anywhere]`}
        />
        {value === '' && (
          <p aria-hidden="true" className="pointer-events-none absolute top-2 left-3 text-quiet">
            Choose roles above, and a script is drafted here.
          </p>
        )}
      </div>
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-2">
        {children}
        {label !== null && !readOnly && <ChipTools label={label} surface={surface} />}
      </div>
      <p role="status" className="sr-only">
        {news || (label && `${label} is selected. Backspace deletes it. Alt+← and Alt+→ move it.`)}
      </p>
    </>
  );
}

/** The surface that shows the value, with the label of the selected chip and the news of it for screen readers. */
function useScriptSurface(props: ScriptEditorProps) {
  const { ref, value, roles } = props;
  const root = useRef<HTMLDivElement>(null);
  const surface = useRef<ScriptSurface>(null);
  const [chip, setChip] = useState<Chip | null>(null);
  const [news, setNews] = useState('');
  const onChange = useEffectEvent(props.onChange);
  const onChoose = useEffectEvent((chosen: Chip | null) => {
    setChip(chosen);
    if (chosen?.placeholder !== chip?.placeholder) setNews('');
  });

  const onMove = useEffectEvent((moved: Chip, by: -1 | 1, isMoved: boolean) => {
    const way = by === 1 ? 'right' : 'left';
    const what = chipLabel(moved.placeholder, roles);
    setNews(isMoved ? `${what} moved ${way}.` : `${what} cannot move further ${way}.`);
  });

  useLayoutEffect(() => {
    if (root.current === null) return;
    const made = scriptSurface(root.current, {
      onChange: (text) => onChange(text),
      onChoose: (chosen) => onChoose(chosen),
      onMove: (moved, by, isMoved) => onMove(moved, by, isMoved),
    });
    surface.current = made;
    return takeInput(root.current, made);
  }, []);

  // Before the next key, which would otherwise be lost.
  useLayoutEffect(() => {
    surface.current?.show(value, roles.length, (placeholder) => chipLabel(placeholder, roles));
  }, [value, roles]);

  useImperativeHandle(ref, () => ({
    insert: (placeholder) => surface.current?.insert(placeholder),
  }));

  return { root, surface, label: chip && chipLabel(chip.placeholder, roles), news };
}

interface ChipToolsProps {
  readonly label: string;
  readonly surface: RefObject<ScriptSurface | null>;
}

/** Moves and deletes the selected chip. */
function ChipTools({ label, surface }: ChipToolsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend.
    <div role="group" aria-label={label} className="flex items-center">
      <ChipButton
        label={`Move ${label} left`}
        Icon={ArrowLeft}
        onClick={() => surface.current?.move(-1)}
      />
      <ChipButton
        label={`Move ${label} right`}
        Icon={ArrowRight}
        onClick={() => surface.current?.move(1)}
      />
      <ChipButton
        label={`Delete ${label}`}
        Icon={X}
        onClick={() => surface.current?.deleteChip()}
      />
    </div>
  );
}

interface ChipButtonProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly onClick: () => void;
}

function ChipButton({ label, Icon, onClick }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Keeps the focus in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-accent hover:bg-accent-wash"
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  );
}
