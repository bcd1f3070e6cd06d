/** A control of the import dialog below its label. */
import { type ReactNode, useId } from 'react';

interface Props {
  readonly label: string;
  /** The control, with the id its label names. */
  readonly children: (id: string) => ReactNode;
}

export function LabelledControl({ label, children }: Props) {
  const id = useId();
  return (
    <div className="mt-2 max-w-sm">
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
