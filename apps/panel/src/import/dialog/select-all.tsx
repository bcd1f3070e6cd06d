/** A checkbox that selects everything listed below it, or nothing. */
interface Props {
  readonly label: string;
  readonly count: number;
  readonly ticked: number;
  readonly onTick: (isTicked: boolean) => void;
}

export function SelectAll({ label, count, ticked, onTick }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
      <input
        type="checkbox"
        checked={ticked === count}
        ref={(box) => {
          if (box) box.indeterminate = ticked > 0 && ticked < count;
        }}
        onChange={(event) => onTick(event.currentTarget.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
}
