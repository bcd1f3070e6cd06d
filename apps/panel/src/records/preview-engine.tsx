/**
 * The visitors' engine on the panel's directory, for previews and reviews: one for all sections, loaded, and its index
 * built, on first use.
 */

import type { ChapterDirectory } from 'domain/directory.ts';
import type { ChapterPreview } from 'engine/admin';
import { loadChapterPreview } from 'engine/client';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { usePanelDirectory } from './panel-directory.ts';

export type PreviewEngine = ChapterPreview;

/** Loads the engine, or returns the one that is loaded. Rejects when a newer build may have replaced the page. */
export type LoadPreviewEngine = () => Promise<PreviewEngine>;

const PreviewEngineContext = createContext<LoadPreviewEngine | null>(null);

/** A new engine whenever what it knows of the chapter changes. The panel renders it once. */
export function PreviewEngineProvider({ children }: { readonly children: ReactNode }) {
  const { members, chains, chapter } = usePanelDirectory();
  const load = useMemo(
    () => previewEngineFor({ members, chains, chapter }),
    [members, chains, chapter],
  );
  return <PreviewEngineContext value={load}>{children}</PreviewEngineContext>;
}

/** For what needs the engine only after a click. */
export function useLoadPreviewEngine(): LoadPreviewEngine {
  const load = useContext(PreviewEngineContext);
  if (load === null) throw new Error('There is no PreviewEngineProvider above');
  return load;
}

/**
 * The engine for what cannot be shown without it. Keeps the previous one while one for a newer directory is created.
 */
export function usePreviewEngine(): PreviewEngine | 'loading' | 'failed' {
  const load = useLoadPreviewEngine();
  const [state, setState] = useState<PreviewEngine | 'loading' | 'failed'>('loading');

  useEffect(() => {
    let isCurrent = true;
    const publish = (next: PreviewEngine | 'failed') => {
      if (isCurrent) setState(next);
    };
    load().then(publish, (reason: unknown) => {
      console.warn('The engine could not be loaded:', reason);
      publish('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [load]);

  return state;
}

/** Milliseconds after a list is shown before the engine is fetched. */
const HEAD_START_MS = 1000;

/** The engine for extra information in a list: null until the list has been shown and the engine has loaded. */
export function usePreviewEngineAfterList(): PreviewEngine | null {
  const load = useLoadPreviewEngine();
  const [engine, setEngine] = useState<PreviewEngine | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      load().then(
        (loaded) => isCurrent && startTransition(() => setEngine(loaded)),
        // The list works without it.
        (reason: unknown) => console.warn('The engine could not be loaded:', reason),
      );
    }, HEAD_START_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load]);

  return engine;
}

/** Returns the same engine on every call; retries after a failed load. */
export function previewEngineFor(directory: ChapterDirectory): LoadPreviewEngine {
  let loaded: Promise<PreviewEngine> | undefined;
  return () => {
    loaded ??= loadChapterPreview(directory).catch((reason: unknown) => {
      loaded = undefined;
      throw reason;
    });
    return loaded;
  };
}
