/** The last resort: a page that broke says so kindly and offers a way on. */
import { Component, type ReactNode } from 'react';
import { buttonClass } from '../components/button.ts';

/** The script of a page did not arrive: there is no connection, or a newer build has replaced it. */
export class PageNotLoaded extends Error {}

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly fault: 'none' | 'not-loaded' | 'broken';
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { fault: 'none' };

  static getDerivedStateFromError(error: unknown): State {
    return { fault: error instanceof PageNotLoaded ? 'not-loaded' : 'broken' };
  }

  override render() {
    if (this.state.fault === 'none') return this.props.children;
    return (
      <main className="mx-auto max-w-xl px-5 py-16">
        {this.state.fault === 'not-loaded' ? <NotLoaded /> : <Broken />}
      </main>
    );
  }
}

function NotLoaded() {
  return (
    <>
      <h1 className="font-serif text-3xl">This page could not be loaded</h1>
      <p className="mt-3 text-quiet">
        Perhaps the connection was lost, or Pathfinder has just been updated. Loading it again
        usually helps.
      </p>
      <button
        type="button"
        onClick={() => window.location.reload()}
        className={`${buttonClass('primary')} mt-6`}
      >
        Reload
      </button>
    </>
  );
}

function Broken() {
  return (
    <>
      <h1 className="font-serif text-3xl">Something went wrong on our side</h1>
      <p className="mt-3 text-quiet">
        Nothing of yours is lost. Please start again; if it keeps happening, tell your chapter admin
        what you searched for.
      </p>
      <a href="/" className={`${buttonClass('primary')} mt-6`}>
        Start again
      </a>
    </>
  );
}
