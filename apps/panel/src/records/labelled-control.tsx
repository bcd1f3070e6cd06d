/** A control outside a record's form, below its label. */
import { type ReactNode, useId } from 'react';

interface Props {
  readonly label: string;
  /** Its layout among other controls. */
  readonly className?: string;
  /** The control, with the id that its label names. */
  readonly children: (id: string) => ReactNode;
}

export function LabelledControl({ label, className, children }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
