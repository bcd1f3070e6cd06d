/** General-purpose search libraries as engines: each is built over the members once and then answers needs. */
import type { Member } from 'domain/member.ts';
import { flexSearch } from './flexsearch.ts';
import { fuse } from './fuse.ts';
import { miniSearch } from './minisearch.ts';
import { orama } from './orama.ts';
import { type Search, searchWith } from './peer.ts';
import { FLEXSEARCH, FUSE, MINISEARCH, ORAMA } from './settings.ts';

export const PEER_NAMES = ['MiniSearch', 'Fuse.js', 'FlexSearch', 'Orama'] as const;
export type PeerName = (typeof PEER_NAMES)[number];

export const PEERS: Record<PeerName, (members: readonly Member[]) => Search> = {
  MiniSearch: searchWith(miniSearch, MINISEARCH),
  'Fuse.js': searchWith(fuse, FUSE),
  FlexSearch: searchWith(flexSearch, FLEXSEARCH),
  Orama: searchWith(orama, ORAMA),
};
