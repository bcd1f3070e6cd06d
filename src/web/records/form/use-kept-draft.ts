/** Stores a form's draft for this tab and registers it as unsaved with the leave guard. */
import { useEffect } from 'react';
import type { Stored } from '../../../domain/record.ts';
import type { KeptKind } from '../kept-kind.ts';
import { setUnsaved } from '../unsaved.ts';
import { dropDraft, type KeptDraft, keepDraft } from './drafts.ts';

/** @param id the form's id in the URL. */
export function useKeptDraft<T extends Stored>(
  kind: KeptKind<T>,
  id: string,
  isDirty: boolean,
  { base, draft, recordId }: KeptDraft<T>,
): void {
  useEffect(() => {
    setUnsaved(kind.param, isDirty ? id : null);
    if (isDirty) keepDraft(kind, id, { base, draft, recordId });
    else dropDraft(kind.param, id);
  }, [kind, id, isDirty, base, draft, recordId]);
  useEffect(() => () => setUnsaved(kind.param, null), [kind]);
}
