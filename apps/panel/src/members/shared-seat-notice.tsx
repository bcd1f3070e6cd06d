/** Says before a save that a trade would have a second holder at home (P13). */
import type { Member } from 'domain/member.ts';
import { isComplete, valuesOf } from 'domain/record.ts';
import type { SharedSeat } from 'engine/admin';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { sharedSeatInWords, useSeatEngine } from '../records/one-holder.ts';

/** The seats that saving the form would give another holder. It may lag behind typing. */
function useSharedSeats({
  kind,
  base,
  recordId,
  draft,
}: RecordForm<Member>): readonly SharedSeat[] {
  const engine = useSeatEngine();
  const written = useDeferredValue(draft);
  return useMemo(() => {
    if (engine === null || !isComplete(kind, written)) return [];
    const member = kind.parse({ ...base, id: recordId, ...valuesOf(kind, written) });
    return member === null ? [] : (engine.sharedSeats([member]).get(member.id) ?? []);
  }, [engine, kind, base, recordId, written]);
}

interface Props {
  readonly form: RecordForm<Member>;
  /** Called with whether there are any. Must not change. */
  readonly onFound: (isShared: boolean) => void;
}

export function SharedSeatNotice({ form, onFound }: Props) {
  const seats = useSharedSeats(form);
  const isShared = seats.length > 0;
  useEffect(() => onFound(isShared), [isShared, onFound]);
  return (
    <div role="status" className="[overflow-wrap:anywhere]">
      {seats.map((seat) => (
        <p key={seat.trade} className="mt-4 rounded-lg border border-seat p-3">
          {sharedSeatInWords(seat)}
        </p>
      ))}
    </div>
  );
}
