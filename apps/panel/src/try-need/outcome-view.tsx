/** A compact outcome: who is named for each need, in which mode (S4), and why. */
import type { ChainMatch, ChainStep, Correction, Danger, MemberMatch, Outcome } from 'engine';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { MarkedText } from 'ui/marked-text.tsx';
import { MatchBadge } from 'ui/match-badge.tsx';

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
      <ErrorBoundary>
        {outcome.correction && <Corrected correction={outcome.correction} onExact={onExact} />}
      </ErrorBoundary>
      {[outcome, ...outcome.also].map((answered) => (
        <div key={answered.need} className="not-last:mb-8">
          <ErrorBoundary>
            <NeedAnswered outcome={answered} />
          </ErrorBoundary>
        </div>
      ))}
      <p className="mt-8 text-quiet empty:hidden">{moreInWords(outcome)}</p>
    </div>
  );
}

function NeedAnswered({ outcome }: Pick<Props, 'outcome'>) {
  return (
    <>
      <h3 className="font-semibold">
        <MarkedText text={outcome.need} marks={outcome.marks} />
        <span className="font-normal text-quiet"> — {modeInWords(outcome)}</span>
      </h3>
      <Answer outcome={outcome} />
    </>
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
      // What was not understood is no seat (O1).
      return outcome.seat.profession === null ? null : (
        <div className="mt-3 rounded-xl bg-seat-wash px-5 py-4">
          <p className="font-serif text-xl text-seat">{outcome.seat.profession}</p>
          <p className="mt-1">{outcome.seat.reason}</p>
          <p className="mt-1">{outcome.seat.explanation}</p>
        </div>
      );
  }
}

function Members({ matches }: { readonly matches: readonly MemberMatch[] }) {
  return (
    <ol className="mt-2 divide-y divide-line">
      {matches.map(({ member, score, reason, category, leave }) => (
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
            {leave && <p>{leave}</p>}
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

/** The steps of a chain and their members; an open seat is dotted. */
function ChainSteps({ steps }: { readonly steps: readonly ChainStep[] }) {
  return (
    <ol className="mt-2 space-y-1">
      {steps.map(({ step, role, member }) => (
        <li key={step} className="flex items-baseline gap-2.5">
          <span
            aria-hidden="true"
            className={`size-3 shrink-0 rounded-full border-2 ${member ? 'border-accent bg-accent' : 'border-dotted border-seat-line'}`}
          />
          <p>
            <span className="text-quiet">{role}: </span>
            {member ? member.member_name : <span className="text-seat">open seat</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Which mode answers, in plain words. */
function modeInWords(outcome: Outcome): string {
  switch (outcome.mode) {
    case 'member':
      return outcome.matches.length === 1
        ? 'One member is named'
        : `${outcome.matches.length} members are named, best first`;
    case 'contextual':
      return outcome.chains.length === 1
        ? 'One referral chain fits'
        : `${outcome.chains.length} referral chains fit`;
    case 'suggestions':
      return `${outcome.chains.length} referral chains fit, and the visitor picks one`;
    case 'chain':
      return 'One referral chain fits by its scenario or roles, not by a trigger';
    case 'open-seat':
      return outcome.seat.profession === null
        ? 'Not understood: no trade was recognized'
        : 'Open seat: no member in the directory fits';
  }
}

/** The screen reader announcement. It changes when a directory update changes the answer. */
export function outcomeSummary(outcome: Outcome): string {
  if (outcome.danger) return `Danger: ${outcome.danger.advice} Call ${outcome.danger.call}.`;
  const hint = outcome.hint ? [outcome.hint] : [];
  const answers = [outcome, ...outcome.also].map(answerSummary);
  return [...hint, ...answers, moreInWords(outcome)].join(' ').trim();
}

/** Names the needs that are only listed as links; '' when there are none. */
function moreInWords({ more }: Outcome): string {
  return more.length === 0 ? '' : `Also listed, as links: ${more.join(', ')}.`;
}

function answerSummary(outcome: Outcome): string {
  const named = namedIn(outcome);
  const found = named.length === 0 ? '' : `: ${named.join(', ')}`;
  return `${outcome.need}. ${modeInWords(outcome)}${found}.`;
}

function namedIn(outcome: Outcome): string[] {
  switch (outcome.mode) {
    case 'member':
      return outcome.matches.map(({ member }) => member.member_name);
    case 'contextual':
    case 'suggestions':
      return outcome.chains.map(({ chain }) => chain.scenario);
    case 'chain':
      return [outcome.chain.chain.scenario];
    case 'open-seat':
      return [];
  }
}
