/** Keeps an error where it happens: a note takes the place of the part that failed, and the rest of the page stays. */
import { Component, type ReactNode } from 'react';
import { buttonClass } from './button.ts';
import { PageNotLoaded } from './late-page.ts';
import * as siteTexts from './texts/site.ts';

interface Props {
  readonly children: ReactNode;
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
    if (!this.props.isPage) return <FailedPart />;
    const { title, text, action } = siteTexts.failures[failure];
    return (
      <main className="mx-auto max-w-xl px-5 py-16">
        <h1 className="font-serif text-3xl">{title}</h1>
        <p className="mt-3 text-quiet">{text}</p>
        <a href={failure === 'broken' ? '/' : ''} className={`${buttonClass('primary')} mt-6`}>
          {action}
        </a>
      </main>
    );
  }
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
