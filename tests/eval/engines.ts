/** The measured engines, Pathfinder and its peers. Each is built over a directory once and then answers needs. */
import type { Directory } from '../../src/domain/directory.ts';
import { createRouter } from '../../src/routing/router.ts';
import { PEER_NAMES, PEERS } from '../engines/peers.ts';
import { projectsKnowledge } from '../routing/fixtures.ts';
import { demoChapter } from './demo-chapter.ts';

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
