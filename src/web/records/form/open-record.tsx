/** A record whose form is open. Give it the form's name in the address as its key. */
import type { ReactNode } from 'react';
import type { Stored } from '../../../domain/record.ts';
import type { KeptKind } from '../kept-kind.ts';
import type { RecordForm } from './record-form.ts';
import { type FormEnds, useRecordForm } from './use-record-form.ts';

interface Props<T extends Stored> extends FormEnds<T> {
  readonly kind: KeptKind<T>;
  /** Of the record, or NEW. */
  readonly id: string;
  /** As it is in the directory; null when it is not there. */
  readonly record: T | null;
  readonly renderForm: (form: RecordForm<T>) => ReactNode;
}

export function OpenRecord<T extends Stored>(props: Props<T>) {
  const { kind, id, record, onClose, onReopen, renderForm } = props;
  return renderForm(useRecordForm(kind, id, record, { onClose, onReopen }));
}
