/** Provides the up-to-date directory to its children; shows loading and failure itself. */
import { type ReactNode, useEffect, useRef } from 'react';
import { ReadFailure } from 'ui/read-failure.tsx';
import { useMyAccess } from '../records/my-access.tsx';
import {
  keepUpToDate,
  loadDirectory,
  loadExpectations,
  type PanelDirectory,
  useDirectory,
} from '../records/panel-directory.ts';

interface Props {
  readonly children: (directory: PanelDirectory) => ReactNode;
}

export function DirectoryGate({ children }: Props) {
  const state = useDirectory();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => keepUpToDate(loadDirectory), []);
  const isReady = state.status === 'ready';
  const isEditor = useMyAccess()?.standing === 'editor';
  useEffect(() => {
    if (isReady && isEditor) return keepUpToDate(loadExpectations);
  }, [isReady, isEditor]);

  function retry() {
    // The button is about to disappear: move the focus to where the sections will be.
    place.current?.focus();
    void loadDirectory();
  }

  return (
    <div ref={place} tabIndex={-1}>
      {state.status === 'loading' && (
        <p role="status" className="mt-8 text-quiet">
          Loading the directory…
        </p>
      )}
      {state.status === 'failed' && (
        <ReadFailure
          text="Please check your connection and try again. Nothing was changed."
          onRetry={retry}
        />
      )}
      {state.status === 'ready' && children(state.directory)}
    </div>
  );
}
