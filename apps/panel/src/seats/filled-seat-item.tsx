/** A seat that was open: who fills it now, or that someone has agreed to (N4). */
import { PageLink } from 'ui/page-link.tsx';
import { TEXT_LINK } from 'ui/text-link.ts';
import { longDate } from '../records/dates-and-counts.ts';
import { formPath, NEW } from '../records/open-form.ts';
import type { Run } from '../records/request-failed.ts';
import { unmarkSeat } from './mark-seat.ts';
import { StateButton } from './open-seat-item.tsx';
import type { FilledSeat } from './sort-seats.ts';

interface Props {
  readonly seat: FilledSeat;
  readonly isBusy: boolean;
  readonly run: Run;
}

export function FilledSeatItem({ seat: { standing, marked }, isBusy, run }: Props) {
  const { name, holders } = standing;
  const names = holders.map(({ member_name }) => member_name);
  return (
    <li className="px-4 py-4 [overflow-wrap:anywhere]">
      <h4 className="font-serif text-lg leading-tight">{name}</h4>
      <p className="mt-1 text-quiet">
        {names.length > 0 && `Filled by ${new Intl.ListFormat('en').format(names)}. `}
        {marked && `Marked as filled on ${longDate(marked.since)}.`}
      </p>
      {names.length === 0 && marked && (
        <>
          <p className="mt-1 text-quiet">
            Visitors do not see this yet:{' '}
            <PageLink to={formPath('member', NEW)} className={TEXT_LINK}>
              add the member
            </PageLink>
            .
          </p>
          <div className="mt-2">
            <StateButton
              label="Mark as not filled"
              name={name}
              isBusy={isBusy}
              onClick={() => unmarkSeat(run, marked)}
            />
          </div>
        </>
      )}
    </li>
  );
}
