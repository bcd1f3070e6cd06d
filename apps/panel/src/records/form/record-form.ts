/** A record form, as used by its fields and frame. Types only. */
import type { Draft, FieldErrors, FieldName, Stored } from 'domain/record.ts';
import type { EditableKind } from '../editable-kind.ts';

/** Another admin saved or deleted the record during editing. */
export interface Conflict<T extends Stored> {
  /** The record they saved; null when they deleted it. */
  readonly theirs: T | null;
  /** The draft at the time the conflict was found. */
  readonly mine: Draft<T>;
  /** Fields both changed: the form shows mine unless theirs are chosen. */
  readonly contested: readonly FieldName<T>[];
  /** Fields only they changed: the form shows theirs. */
  readonly taken: readonly FieldName<T>[];
}

export interface RecordForm<T extends Stored> {
  readonly kind: EditableKind<T>;
  /** The record as it was when editing began; null for a new record. */
  readonly base: T | null;
  readonly draft: Draft<T>;
  readonly set: (name: FieldName<T>, text: string) => void;
  /** Errors of the fields left so far, or of all fields after an attempt to save. */
  readonly errors: FieldErrors<T>;
  /** Call when a field loses focus: from then on its error shows. */
  readonly touch: (name: FieldName<T>) => void;
  /** Typing is disabled while true: the text would be lost when the form closes. */
  readonly isSaving: boolean;
  /** Whether every required field is filled (P3, P4). */
  readonly canSave: boolean;
  /** Whether the form opened with a restored draft. */
  readonly isRestored: boolean;
  readonly conflict: Conflict<T> | null;
  /** Starts saving, or returns the first invalid field. */
  readonly save: () => FieldName<T> | null;
  /** Closes without saving; a toast offers Undo (P2, P6). */
  readonly cancel: () => void;
}
