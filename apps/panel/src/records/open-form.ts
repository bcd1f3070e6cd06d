/** The open form, stored in the URL so that it survives a reload and signing in again (P2). */

import type { Stored } from 'domain/record.ts';
import { sectionPath } from 'ui/paths.ts';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { type EditableKind, FORM_SECTIONS, type FormParam } from './editable-kind.ts';

/** The id in the URL of the form for a new record. */
export const NEW = 'new';

/** The address of a form. @example formPath('member', NEW) // '/admin/members?member=new' */
export function formPath(param: FormParam, id: string): string {
  return `${sectionPath(FORM_SECTIONS[param])}?${new URLSearchParams({ [param]: id })}`;
}

export interface OpenForm {
  /** The id of the record whose form is open, NEW, or null when it is closed. */
  readonly id: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

export function useOpenForm<T extends Stored>({ param }: EditableKind<T>): OpenForm {
  const search = useSearch();
  return {
    id: new URLSearchParams(search).get(param),
    open(id) {
      if (addressed(param) !== id) navigate(addressWith(param, id));
    },
    // Replaces the form's history entry: Back must not reopen it.
    close: () => navigate(addressWith(param, null), { replace: true }),
  };
}

function addressed(param: FormParam): string | null {
  return new URLSearchParams(window.location.search).get(param);
}

/** Based on the current URL, which may also contain the list's filters. */
function addressWith(param: FormParam, id: string | null): string {
  const section = sectionPath(FORM_SECTIONS[param]);
  const isHere = window.location.pathname === section;
  const params = new URLSearchParams(isHere ? window.location.search : '');
  if (id === null) params.delete(param);
  else params.set(param, id);
  return params.size === 0 ? section : `${section}?${params}`;
}
