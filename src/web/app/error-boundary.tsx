/** The last resort: tells the user that the page failed and what to do next. */
import { Component, type ReactNode } from 'react';
import { buttonClass } from '../components/button.ts';
import { PageNotLoaded } from '../lib/late-page.ts';
import * as siteTexts from '../texts/site.ts';

interface Props {
  readonly children: ReactNode;
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
