/** What useSyncExternalStore reads: values outside React, and whether hydration is done. */
import { useSyncExternalStore } from 'react';

interface Store<T> {
  readonly current: () => T;
  /** Calls the listener after every change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly publish: (next: T) => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(next) {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

const never = () => () => {};

/** Whether hydration is done: only then may browser-specific values be rendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
