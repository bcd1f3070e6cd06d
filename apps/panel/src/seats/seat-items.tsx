/**
 * One seat of the lists: an open one with its rank and why, what filling it would do, and how far the chapter is with
 * it; or a filled one (N4).
 */
import type { SeatStanding } from 'engine/admin';
import { Check, PenLine, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, TEXT_LINK } from 'ui/button.tsx';
import { PageLink } from 'ui/page-link.tsx';
import { longDate } from '../records/dates-and-counts.ts';
import { formPath, NEW } from '../records/open-form.ts';
import type { Run } from '../records/request-failed.ts';
import { InvitationBox, invitationTo } from './invitation.tsx';
import type { FilledSeat, OpenSeat } from './rank-seats.ts';
import { markSeat, unmarkSeat } from './seat-states.ts';
import type { Asked } from './times-asked.ts';

interface OpenSeatItemProps {
  /** From 1. */
  readonly rank: number;
  readonly seat: OpenSeat;
  readonly chapterName: string;
  readonly isBusy: boolean;
  readonly run: Run;
}

export function OpenSeatItem({ rank, seat, chapterName, isBusy, run }: OpenSeatItemProps) {
  const [isWriting, setWriting] = useState(false);
  const { standing, asked, reason, invited } = seat;
  const { name } = standing;
  return (
    <>
      <RankedName rank={rank} name={name} />
      <div className="mt-1 sm:pl-11">
        {invited && (
          <p className="font-medium text-seat">
            Invited on {longDate(invited.since)}
            {invited.setBy !== null && (
              <span className="font-normal text-quiet"> by {invited.setBy}</span>
            )}
          </p>
        )}
        <p className="mt-1 max-w-prose text-quiet">{reason}</p>
        <AskedFigures asked={asked} />
        <Effects standing={standing} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            variant="plain"
            aria-label={`Invitation for ${name}`}
            aria-expanded={isWriting}
            onClick={() => setWriting(!isWriting)}
          >
            <PenLine className="size-4 shrink-0" aria-hidden="true" />
            Invitation
          </Button>
          <StateButtons seat={seat} isBusy={isBusy} run={run} />
        </div>
        {isWriting && <InvitationBox profession={name} written={invitationTo(seat, chapterName)} />}
      </div>
    </>
  );
}

function RankedName({ rank, name }: { readonly rank: number; readonly name: string }) {
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full border-2 border-dotted border-seat-line text-sm font-semibold text-seat"
      >
        {rank}
      </span>
      <h4 className="min-w-0 font-serif text-xl leading-tight">
        <span className="sr-only">Rank {rank}: </span>
        {name}
      </h4>
    </div>
  );
}

/** How far the chapter is with an open seat. */
function StateButtons({
  seat: { standing, invited },
  isBusy,
  run,
}: Pick<OpenSeatItemProps, 'seat' | 'isBusy' | 'run'>) {
  const { name } = standing;
  return (
    <>
      <StateButton
        onClick={() => (invited ? unmarkSeat(run, invited) : markSeat(run, name, 'invited', null))}
        isBusy={isBusy}
        label={invited ? 'Mark as not invited' : 'Mark as invited'}
        name={name}
      >
        <UserPlus className="size-4 shrink-0" aria-hidden="true" />
      </StateButton>
      <StateButton
        onClick={() => markSeat(run, name, 'filled', invited)}
        isBusy={isBusy}
        label="Mark as filled"
        name={name}
      >
        <Check className="size-4 shrink-0" aria-hidden="true" />
      </StateButton>
    </>
  );
}

interface ButtonProps {
  readonly label: string;
  /** The seat's name, for screen readers. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly onClick: () => void;
  /** An icon. */
  readonly children?: ReactNode;
}

/** Sets a state of the seat, or clears it. */
function StateButton({ label, name, isBusy, onClick, children }: ButtonProps) {
  return (
    <Button
      variant="plain"
      aria-label={`${label}: ${name}`}
      aria-disabled={isBusy}
      onClick={onClick}
    >
      {children}
      {label}
    </Button>
  );
}

function AskedFigures({ asked: { week, month, year } }: { readonly asked: Asked }) {
  if (year === 0) return null;
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
      {[
        ['Last 7 days', week],
        ['Last 30 days', month],
        ['Last year', year],
      ].map(([when, count]) => (
        <div key={when} className="flex items-baseline gap-2">
          <dt className="text-sm text-quiet">{when}</dt>
          <dd className="font-medium tabular-nums">{count?.toLocaleString()}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The chains that wait for the seat, and the members it concerns. */
function Effects({ standing: { chains, beside, helpers } }: { readonly standing: SeatStanding }) {
  if (chains.length + beside.length + helpers.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline-offset-4 hover:underline">
        Chains and members
      </summary>
      {chains.length > 0 && (
        <Group title="Chains waiting for it">
          {chains.map(({ chain, steps, filled }) => (
            <li key={chain.id}>
              <PageLink to={formPath('chain', chain.id)} className={TEXT_LINK}>
                {chain.scenario}
              </PageLink>
              <span className="text-quiet">
                {filled === steps
                  ? `: all ${steps} steps would be filled`
                  : `: ${filled} of ${steps} steps would be filled`}
              </span>
            </li>
          ))}
        </Group>
      )}
      {beside.length > 0 && (
        <Group title="Members alongside it in these chains">
          {beside.map(({ member, chain }) => (
            <li key={member.id}>
              {member.member_name}, {member.profession_role}
              <span className="text-quiet">, in {chain.scenario}</span>
            </li>
          ))}
        </Group>
      )}
      {helpers.length > 0 && (
        <Group title="Members who may know someone">
          {helpers.map(({ member, reason }) => (
            <li key={member.id}>
              {member.member_name}, {member.profession_role}
              <span className="text-quiet">: {reason}</span>
            </li>
          ))}
        </Group>
      )}
    </details>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mb-3">
      <h5 className="text-sm font-medium">{title}</h5>
      <ul className="mt-1 space-y-1">{children}</ul>
    </div>
  );
}

interface FilledSeatItemProps {
  readonly seat: FilledSeat;
  readonly isBusy: boolean;
  readonly run: Run;
}

/** A seat that was open: who fills it now, or that someone has agreed to (N4). */
export function FilledSeatItem({ seat: { standing, marked }, isBusy, run }: FilledSeatItemProps) {
  const { name, holders } = standing;
  const names = holders.map(({ member_name }) => member_name);
  return (
    <>
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
    </>
  );
}
