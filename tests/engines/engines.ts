/** The measured engines. Each is built over a directory once and then answers needs. */
import type { Directory } from '../../src/domain/directory.ts';
import type { Member } from '../../src/domain/member.ts';
import { createRouter } from '../../src/routing/router.ts';
import { demoChapter, projectsKnowledge } from '../routing/fixtures.ts';
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

export const OURS = 'Pathfinder';
export const ENGINE_NAMES = [OURS, ...PEER_NAMES] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

export function isEngineName(name: string | undefined): name is EngineName {
  return ENGINE_NAMES.some((known) => known === name);
}

/**
 * Indexes the directory and returns a function that answers needs. The call is timed, so everything
 * a visitor's browser does once it has the knowledge belongs in it.
 */
export function engineOver(engine: EngineName, directory: Directory): (need: string) => unknown {
  if (engine !== OURS) return PEERS[engine](directory.members);
  const router = createRouter(projectsKnowledge, directory, demoChapter);
  return (need) => router.route(need);
}
