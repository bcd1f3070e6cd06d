/** The progress of a long task; indeterminate without `done`. */
import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly done?: number;
  readonly total?: number;
}

export function ProgressLine({ label, done, total }: Props) {
  const id = useId();
  return (
    <div role="status" className="w-full">
      <label htmlFor={id} className="block [overflow-wrap:anywhere]">
        {label}
      </label>
      <progress id={id} value={done} max={total} className="mt-2 h-2 w-full accent-accent" />
    </div>
  );
}
