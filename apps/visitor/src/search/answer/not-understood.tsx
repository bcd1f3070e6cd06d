/** A need that was not understood: nothing is open, so it offers other words, the closest trades and everyone (O1). */
import type { OpenSeatOutcome } from 'engine';
import { Search, Users } from 'lucide-react';
import { Button, ButtonLink } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { MEMBERS_PATH } from 'ui/paths.ts';
import { useSearch } from '../../page/search-context.tsx';
import * as answerTexts from '../../texts/answer.ts';
import * as searchTexts from '../../texts/search.ts';
import { OtherTrades } from './did-you-mean.tsx';
import { AnswerHeading, NEED_FIELD, Need } from './need.tsx';
import { usePartsOnDemand } from './use-parts-on-demand.ts';

export function NotUnderstood({ outcome }: { readonly outcome: OpenSeatOutcome }) {
  const { run } = useSearch();
  const parts = usePartsOnDemand();
  const { need, marks, alternatives } = outcome;
  return (
    <>
      <AnswerHeading>{answerTexts.noMatch(<Need marks={marks}>{need}</Need>)}</AnswerHeading>
      <article className="mt-4 max-w-2xl [overflow-wrap:anywhere]">
        <p className="text-lg">{answerTexts.notUnderstood}</p>
        <ErrorBoundary>
          <OtherTrades alternatives={alternatives} isAnswered={false} />
        </ErrorBoundary>
        <p className="mt-2 text-quiet">{answerTexts.howToSay}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="primary" onClick={tryOtherWords}>
            <Search className="size-4 shrink-0" aria-hidden="true" />
            {answerTexts.tryOtherWords}
          </Button>
          <ButtonLink variant="plain" href={MEMBERS_PATH}>
            <Users className="size-4 shrink-0" aria-hidden="true" />
            {searchTexts.seeMembers}
          </ButtonLink>
        </div>
        <ErrorBoundary>
          {typeof parts === 'object' && <parts.TellChapter key={run} outcome={outcome} />}
        </ErrorBoundary>
      </article>
    </>
  );
}

function tryOtherWords() {
  const field = document.getElementById(NEED_FIELD);
  if (field instanceof HTMLInputElement) field.select();
  field?.focus();
}
