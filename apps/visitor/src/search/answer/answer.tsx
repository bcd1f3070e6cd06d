/**
 * One answer in exactly one of five modes (S4), below any correction of the need and above the other needs
 * typed with it. In danger, only the danger screen is shown (S12). Loaded as one script for the first answer, with the
 * toast and the sentence that announce it.
 */
import type { ChainMatch, Outcome } from 'engine';
import { Apart } from 'ui/error-boundary.tsx';
import { shorten } from 'ui/marked-text.tsx';
import { useSearch } from '../../page/search-context.tsx';
import * as answerTexts from '../../texts/answer.ts';
import { ChainResult, ContextualResult, SuggestionsResult } from './chains-result.tsx';
import { DangerScreen, UrgentHint } from './danger-screen.tsx';
import { ALSO, DidYouMean, NeedsAsked } from './did-you-mean.tsx';
import { MemberResult } from './member-result.tsx';
import { isUnderstood } from './need.tsx';
import { NotUnderstood } from './not-understood.tsx';
import { OpenSeatResult } from './open-seat-result.tsx';
import { usePartsOnDemand } from './use-parts-on-demand.ts';

interface Props {
  readonly outcome: Outcome;
}

export function Answer({ outcome }: Props) {
  if (outcome.danger) return <DangerScreen danger={outcome.danger} />;
  return (
    <Apart>
      {outcome.hint && <UrgentHint hint={outcome.hint} outcome={outcome} />}
      {outcome.correction && <DidYouMean correction={outcome.correction} />}
      {outcome.also.length > 0 && <NeedsAsked {...outcome} />}
      <Mode outcome={outcome} />
      <Below outcome={outcome} />
    </Apart>
  );
}

/** What comes below the first answer, and so is loaded after it. */
function Below({ outcome }: Props) {
  const { address, run } = useSearch();
  const parts = usePartsOnDemand();
  if (typeof parts !== 'object') return null;
  const { also, more, mode } = outcome;
  // Otherwise the link to the answer is with the message to send.
  const sharesHere =
    mode === 'open-seat' || (mode === 'suggestions' && !chosenAmong(outcome, address.chainId));
  return (
    <Apart>
      <parts.CountDemand outcome={outcome} />
      {mode !== 'open-seat' && <parts.TellChapter key={run} outcome={outcome} />}
      {sharesHere && (
        <div className="mt-6">
          <parts.ShareAnswer />
        </div>
      )}
      {also.map((other, position) => (
        <parts.FurtherNeed key={other.need} id={ALSO + position} outcome={other} />
      ))}
      {more.length > 0 && <parts.MoreNeeds more={more} />}
    </Apart>
  );
}

function Mode({ outcome }: Props) {
  const { address } = useSearch();
  switch (outcome.mode) {
    case 'member':
      return <MemberResult outcome={outcome} />;
    case 'contextual':
      return <ContextualResult answered={outcome} chains={outcome.chains} />;
    case 'suggestions': {
      const chosen = chosenAmong(outcome, address.chainId);
      return chosen ? (
        <ContextualResult answered={outcome} chains={[chosen]} isChosen />
      ) : (
        <SuggestionsResult outcome={outcome} />
      );
    }
    case 'chain':
      return <ChainResult outcome={outcome} />;
    case 'open-seat':
      return outcome.seat.profession === null ? (
        <NotUnderstood outcome={outcome} />
      ) : (
        <OpenSeatResult outcome={outcome} seat={outcome.seat} />
      );
  }
}

/** The exact toast of S6. */
export function outcomeToast(outcome: Outcome): string {
  return answerTexts.outcomeToast[outcome.mode](foundIn(outcome));
}

/** How many chains or members an outcome has to choose from. */
function foundIn(outcome: Outcome): number {
  if (outcome.mode === 'member') return outcome.matches.length;
  return 'chains' in outcome ? outcome.chains.length : 0;
}

/** Maximum characters of a need that are announced: pasted text may be long. */
const MAX_SPOKEN_CHARS = 120;

/**
 * In danger, the safety advice; after choosing a chain, that chain; otherwise the urgent hint, if any, and a
 * sentence for each need: what was found, and which others were typed.
 */
export function outcomeSentence(outcome: Outcome, chosenChainId: string | null): string {
  if (outcome.danger) return answerTexts.inDanger(outcome.danger.advice, outcome.danger.call);
  const chosen = chosenAmong(outcome, chosenChainId);
  if (chosen !== undefined) return answerTexts.chainChosen(chosen.chain.scenario);
  const hint = outcome.hint ? [outcome.hint] : [];
  const found = [outcome, ...outcome.also].map(foundSentence);
  const needs = outcome.more.map((need) => shorten(need, MAX_SPOKEN_CHARS));
  const more = needs.length > 0 ? [answerTexts.furtherNeeds(needs)] : [];
  return [...hint, ...found, ...more].join(' ');
}

function foundSentence(outcome: Outcome): string {
  const need = shorten(outcome.need, MAX_SPOKEN_CHARS);
  if (!isUnderstood(outcome)) return answerTexts.notUnderstoodFor(need);
  const found = answerTexts.foundFor[outcome.mode](need, foundIn(outcome));
  return outcome.mode === 'member' && outcome.homeSeat
    ? `${found} ${outcome.homeSeat.note}`
    : found;
}

/** The chain picked in suggestions mode; undefined before, and in every other mode (C8). */
export function chosenAmong(outcome: Outcome, chainId: string | null): ChainMatch | undefined {
  if (outcome.mode !== 'suggestions') return undefined;
  return outcome.chains.find(({ chain }) => chain.id === chainId);
}
