/** The directory store in React. */
import { useSyncExternalStore } from 'react';
import { type DirectoryState, directoryStore, LOADING } from './directory-store.ts';

export function useDirectory(): DirectoryState {
  return useSyncExternalStore(directoryStore.subscribe, directoryStore.current, () => LOADING);
}
