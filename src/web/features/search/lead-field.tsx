/** Who is being introduced: optional, and written into every script as it is typed (C5). */
import { useId } from 'react';

interface Props {
  readonly lead: string;
  readonly onChange: (lead: string) => void;
}

export function LeadField({ lead, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        Who are you introducing? <span className="font-normal text-quiet">(optional)</span>
      </label>
      <input
        id={id}
        value={lead}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        dir="auto"
        placeholder="Their name"
        className="mt-1 min-h-11 w-full rounded-lg border border-edge bg-paper px-3 placeholder:text-quiet"
      />
    </div>
  );
}
