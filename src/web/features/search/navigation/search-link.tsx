/** A link to another search, followed within the page. */
import type { MouseEvent, ReactNode } from 'react';
import { TEXT_LINK } from '../../../components/text-link.ts';
import { opensElsewhere } from '../../../lib/opens-elsewhere.ts';
import { type SearchAddress, searchPath } from '../../../lib/search-address.ts';
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
