/** The list as shown, and the actions on it; the list is read again after each (R4). */
import { useCallback, useEffect, useState } from 'react';
import { checkAccess } from '../records/my-access.tsx';
import { asRequestFailed, useRun, wordsFor } from '../records/request-failed.ts';
import { type Editor, readEditors } from './editors.ts';

export type EditorsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly why: string }
  | { readonly status: 'ready'; readonly editors: readonly Editor[] };

export function useEditors() {
  const [state, setState] = useState<EditorsState>({ status: 'loading' });

  const read = useCallback(async () => {
    try {
      setState({ status: 'ready', editors: await readEditors() });
    } catch (reason) {
      setState({ status: 'failed', why: wordsFor(asRequestFailed(reason)) });
    }
  }, []);
  useEffect(() => void read(), [read]);

  const { isBusy, run } = useRun(() => Promise.all([read(), checkAccess()]));
  return { state, isBusy, run, read };
}
