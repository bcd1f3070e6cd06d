/** What the page shows while the directory is loading, and when that failed (S9). */
import { RotateCw } from 'lucide-react';
import { buttonClass } from '../../components/button.ts';
import { AnswerHeading, Need } from './answer/answer-heading.tsx';

export function Reading({ need }: { readonly need: string }) {
  return (
    <AnswerHeading>
      <span className="text-quiet">Looking for who handles </span>
      <Need>{need}</Need>
    </AnswerHeading>
  );
}

export function ReadFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="mt-8 max-w-3xl rounded-xl bg-danger-wash p-5">
      <AnswerHeading>We could not read the chapter directory</AnswerHeading>
      <p className="mt-2">
        Please check your connection and try again. What you typed is kept and will be searched once
        the directory has loaded.
      </p>
      <button type="button" onClick={onRetry} className={`${buttonClass('primary')} mt-4`}>
        <RotateCw className="size-4" aria-hidden="true" />
        Retry
      </button>
    </div>
  );
}
