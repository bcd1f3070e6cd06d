/** The form of one record as its fields and its frame see it. Types only. */
import type { Draft, Faults, FieldName, Stored } from '../../../domain/record.ts';
import type { KeptKind } from '../kept-kind.ts';

/** Somebody else saved or deleted the record while it was being edited. */
export interface Conflict<T extends Stored> {
  /** What they saved; null when they deleted it. */
  readonly theirs: T | null;
  /** What was typed here when they were met. */
  readonly mine: Draft<T>;
  /** Fields both changed: mine stand in the form until theirs are chosen. */
  readonly contested: readonly FieldName<T>[];
  /** Fields only they changed: theirs are in the form. */
  readonly taken: readonly FieldName<T>[];
}

export interface RecordForm<T extends Stored> {
  readonly kind: KeptKind<T>;
  /** What editing began from; null for a record that is being added. */
  readonly base: T | null;
  readonly draft: Draft<T>;
  readonly set: (name: FieldName<T>, text: string) => void;
  /** Faults of the fields that were left, or of all once saving was tried. */
  readonly faults: Faults<T>;
  /** Called when a field is left: from then on its fault shows. */
  readonly leave: (name: FieldName<T>) => void;
  /** Nothing may be typed while this is so: it would be lost when the form closes. */
  readonly isSaving: boolean;
  /** Whether every required field is filled (P3, P4). */
  readonly canSave: boolean;
  /** Whether the form opened with what had been typed into it before. */
  readonly isRestored: boolean;
  readonly conflict: Conflict<T> | null;
  /** Begins to save; returns the first field at fault instead when there is one. */
  readonly save: () => FieldName<T> | null;
  /** Closes without saving; the message that says so offers to take it back (P2, P6). */
  readonly cancel: () => void;
}
