/** A compact outcome: who is named for each need, in which mode, and why. */
import type { ChainMatch, Correction, Danger, MemberMatch, Outcome } from 'engine';
import { MarkedText } from 'ui/marked-text.tsx';
import { MatchBadge } from 'ui/match-badge.tsx';
import { ChainSteps } from './chain-steps.tsx';
import { modeInWords, moreInWords } from './outcome-summary.ts';

interface Props {
  readonly outcome: Outcome;
  /** Routes what was typed without correcting it (D3). */
  readonly onExact: (typed: string) => void;
}

export function OutcomeView({ outcome, onExact }: Props) {
  if (outcome.danger) return <DangerView danger={outcome.danger} />;
  return (
    <div className="mt-6 max-w-3xl [overflow-wrap:anywhere]">
      {outcome.hint && (
        <p className="mb-4">
          <strong className="font-semibold">Until help arrives:</strong> {outcome.hint}
        </p>
      )}
      {outcome.correction && <Corrected correction={outcome.correction} onExact={onExact} />}
      {[outcome, ...outcome.also].map((answered) => (
        <div key={answered.need} className="not-last:mb-8">
          <h3 className="font-semibold">
            <MarkedText text={answered.need} marks={answered.marks} />
            <span className="font-normal text-quiet"> — {modeInWords(answered)}</span>
          </h3>
          <Answer outcome={answered} />
        </div>
      ))}
      <p className="mt-8 text-quiet empty:hidden">{moreInWords(outcome)}</p>
    </div>
  );
}

/** A visitor in danger sees only this, and no members (S12). */
function DangerView({ danger }: { readonly danger: Danger }) {
  const { kind, advice, call, afterwards, wayOut } = danger;
  return (
    <div className="mt-6 max-w-3xl rounded-xl bg-danger-wash px-5 py-4 [overflow-wrap:anywhere]">
      <h3 className="font-semibold">Danger ({kind}): only this is shown</h3>
      <p className="mt-1">{advice}</p>
      <p className="mt-1">
        Button: Call {call}
        {wayOut !== null && ', and Leave this page'}
      </p>
      {afterwards.length > 0 && (
        <p className="mt-1">
          When everyone is safe:{' '}
          {afterwards.map(({ trade, members }) => `${trade} (${members.join(', ')})`).join(', ')}
        </p>
      )}
    </div>
  );
}

function Corrected({
  correction: { typed, corrected, words },
  onExact,
}: {
  readonly correction: Correction;
  readonly onExact: Props['onExact'];
}) {
  const changes = words.map(({ from, to }) => `${from} → ${to}`).join(', ');
  return (
    <div className="mb-4 border-l-2 border-accent pl-4">
      <p>
        Read as <strong className="font-semibold">{corrected}</strong>{' '}
        <span className="text-quiet">({changes})</span>
      </p>
      <button
        type="button"
        onClick={() => onExact(typed)}
        className="min-h-11 cursor-pointer rounded-lg text-left font-medium text-accent underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent"
      >
        Try exactly <bdi>{typed}</bdi>
      </button>
    </div>
  );
}

function Answer({ outcome }: Pick<Props, 'outcome'>) {
  switch (outcome.mode) {
    case 'member':
      return (
        <>
          <p className="text-quiet empty:hidden">{outcome.homeSeat?.note}</p>
          <Members matches={outcome.matches} />
        </>
      );
    case 'contextual':
    case 'suggestions':
      return <Chains chains={outcome.chains} />;
    case 'chain':
      return <Chains chains={[outcome.chain]} />;
    case 'open-seat':
      return (
        <div className="mt-3 rounded-xl bg-seat-wash px-5 py-4">
          <p className="font-serif text-xl text-seat">
            {outcome.seat.profession ?? outcome.seat.sphere}
          </p>
          {outcome.seat.reason && <p className="mt-1">{outcome.seat.reason}</p>}
          <p className="mt-1">{outcome.seat.explanation}</p>
        </div>
      );
  }
}

function Members({ matches }: { readonly matches: readonly MemberMatch[] }) {
  return (
    <ol className="mt-2 divide-y divide-line">
      {matches.map(({ member, score, reason, category }) => (
        <li
          key={member.id}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3"
        >
          <div className="min-w-0">
            <p className="font-serif text-xl leading-tight">{member.member_name}</p>
            <p>
              {member.profession_role}
              {member.chapter && <span className="text-quiet">, {member.chapter}</span>}
            </p>
            <p className="text-quiet">
              Category {category.name} · {reason}
            </p>
          </div>
          <MatchBadge score={score} />
        </li>
      ))}
    </ol>
  );
}

function Chains({ chains }: { readonly chains: readonly ChainMatch[] }) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {chains.map(({ chain, reason, steps }) => (
        <li key={chain.id} className="py-3">
          <p className="font-serif text-xl leading-tight">{chain.scenario}</p>
          <p className="text-quiet">{reason}</p>
          <ChainSteps steps={steps} />
        </li>
      ))}
    </ul>
  );
}
