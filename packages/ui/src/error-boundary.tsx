/** What stands in place of what failed: a part of the page, the whole page, or the directory that could not be read. */

import { RotateCw } from 'lucide-react';
import { Children, Component, type ReactNode } from 'react';
import { Button, ButtonLink } from './button.tsx';
import { PageNotLoaded } from './load-on-demand.ts';
import * as siteTexts from './texts/site.ts';

interface Props {
  readonly children: ReactNode;
  /** Drawn in place of what failed; by default, that it could not be shown. */
  readonly instead?: ReactNode;
  /** The last resort, which tells the user what to do next in place of the whole page. */
  readonly isPage?: boolean;
}

interface State {
  readonly failure: 'none' | 'notLoaded' | 'broken';
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof PageNotLoaded ? 'notLoaded' : 'broken' };
  }

  override render() {
    const { failure } = this.state;
    if (failure === 'none') return this.props.children;
    const { isPage, instead = <FailedPart /> } = this.props;
    if (!isPage) return instead;
    const { title, text, action } = siteTexts.failures[failure];
    return (
      <main className="mx-auto max-w-xl px-5 py-16">
        <h1 className="font-serif text-3xl">{title}</h1>
        <p className="mt-3 text-quiet">{text}</p>
        <ButtonLink variant="primary" href={failure === 'broken' ? '/' : ''} className="mt-6">
          {action}
        </ButtonLink>
      </main>
    );
  }
}

/** Draws each of its children within an error boundary of its own (F4). Not for what a list, a table or a paragraph holds. */
export function Apart({ children }: { readonly children: ReactNode }) {
  return <>{Children.map(children, (part) => part && <ErrorBoundary>{part}</ErrorBoundary>)}</>;
}

/**
 * Reads a value at most once, when a part first needs it. An error is thrown in each part that reads it, so that the
 * component around them computes nothing that can fail.
 */
export function once<T>(read: () => T): () => T {
  let value: { readonly read: T } | null = null;
  return () => {
    value ??= { read: read() };
    return value.read;
  };
}

function FailedPart() {
  return (
    <p role="alert" className="my-4 text-quiet">
      {siteTexts.partNotShown}{' '}
      <button type="button" onClick={() => location.reload()} className="min-h-11 underline">
        {siteTexts.reload}
      </button>
    </p>
  );
}

interface ReadFailureProps {
  /** What to do about it. */
  readonly text: string;
  /** The heading's id, where it labels a region. */
  readonly headingId?: string | undefined;
  readonly onRetry: () => void;
}

/** An alert that the directory could not be read, with a button to try again (S9). */
export function ReadFailure({ text, headingId, onRetry }: ReadFailureProps) {
  return (
    <div role="alert" className="mt-8 max-w-3xl rounded-xl bg-danger-wash p-5">
      <h2 id={headingId} className="font-serif text-2xl leading-tight">
        {siteTexts.directoryNotRead}
      </h2>
      <p className="mt-2">{text}</p>
      <Button variant="primary" onClick={onRetry} className="mt-4">
        <RotateCw className="size-4" aria-hidden="true" />
        {siteTexts.retry}
      </Button>
    </div>
  );
}
