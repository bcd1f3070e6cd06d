/** Which record's form is open, in the address: it survives a reload and signing in again (P2). */
import { navigate, useSearch } from 'wouter/use-browser-location';
import type { Stored } from '../../domain/record.ts';
import { ADMIN_PATH } from '../lib/page-paths.ts';
import type { FormParam, KeptKind } from './kept-kind.ts';

/** The id that the form of a record to be added has in the address. */
export const NEW = 'new';

export interface OpenForm {
  /** The id of the record whose form is open, NEW, or null when it is closed. */
  readonly id: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

export function useOpenForm<T extends Stored>({ param }: KeptKind<T>): OpenForm {
  const search = useSearch();
  return {
    id: new URLSearchParams(search).get(param),
    open(id) {
      if (addressed(param) !== id) navigate(addressWith(param, id));
    },
    // In place of the form's entry: going back must not open it again.
    close: () => navigate(addressWith(param, null), { replace: true }),
  };
}

function addressed(param: FormParam): string | null {
  return new URLSearchParams(window.location.search).get(param);
}

/** The address as it is now: another form may have been opened or closed since this was drawn. */
function addressWith(param: FormParam, id: string | null): string {
  const params = new URLSearchParams(window.location.search);
  if (id === null) params.delete(param);
  else params.set(param, id);
  return params.size === 0 ? ADMIN_PATH : `${ADMIN_PATH}?${params}`;
}
