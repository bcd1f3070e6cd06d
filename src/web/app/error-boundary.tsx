/** The last resort: a page that broke says so kindly and offers a way on. */
import { Component, type ReactNode } from 'react';
import { buttonClass } from '../components/button.ts';

interface Props {
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="mx-auto max-w-xl px-5 py-16">
        <h1 className="font-serif text-3xl">Something went wrong on our side</h1>
        <p className="mt-3 text-quiet">
          Nothing of yours is lost. Please start again; if it keeps happening, tell your chapter
          admin what you searched for.
        </p>
        <a href="/" className={`${buttonClass('primary')} mt-6`}>
          Start again
        </a>
      </main>
    );
  }
}
