/** A record whose form is open. Use the form's id in the URL as its React key. */
import type { ReactNode } from 'react';
import type { Stored } from '../../../domain/record.ts';
import type { KeptKind } from '../kept-kind.ts';
import type { RecordForm } from './record-form.ts';
import { type FormEnds, useRecordForm } from './use-record-form.ts';

interface Props<T extends Stored> extends FormEnds<T> {
  readonly kind: KeptKind<T>;
  /** The record's id, or NEW. */
  readonly id: string;
  /** The record in the directory; null when missing. */
  readonly record: T | null;
  readonly renderForm: (form: RecordForm<T>) => ReactNode;
}

export function OpenRecord<T extends Stored>(props: Props<T>) {
  const { kind, id, record, onClose, onReopen, renderForm } = props;
  return renderForm(useRecordForm(kind, id, record, { onClose, onReopen }));
}
