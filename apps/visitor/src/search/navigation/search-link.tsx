/** A link to another search, followed within the page. */
import type { MouseEvent, ReactNode } from 'react';
import { opensElsewhere } from 'ui/opens-elsewhere.ts';
import { TEXT_LINK } from 'ui/text-link.ts';
import { type SearchAddress, searchPath } from '../../page/search-address.ts';
import type { Search } from './search.ts';

interface Props {
  readonly to: SearchAddress;
  readonly search: Search;
  readonly children: ReactNode;
}

export function SearchLink({ to, search, children }: Props) {
  function follow(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    search.open(to);
  }

  return (
    <a href={searchPath(to)} onClick={follow} className={TEXT_LINK}>
      {children}
    </a>
  );
}
