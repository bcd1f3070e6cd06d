/** An alert that says what could not be read or loaded, with a button to fix it. */
import { Button } from 'ui/button.tsx';

interface Props {
  readonly text: string;
  /** The button's label. */
  readonly label?: string;
  readonly onClick: () => void;
}

export function FailureAlert({ text, label = 'Try again', onClick }: Props) {
  return (
    <div role="alert" className="mt-4">
      <p>{text}</p>
      <Button variant="plain" onClick={onClick} className="mt-3">
        {label}
      </Button>
    </div>
  );
}
