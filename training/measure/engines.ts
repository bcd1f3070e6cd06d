/** The measured engines, Pathfinder and its peers. Each is built over a directory once and then answers needs. */

import { demoChapter } from 'domain/demo';
import type { Directory } from 'domain/directory.ts';
import { createEngine } from '../../packages/engine/src/engine.ts';
import { projectsKnowledge } from '../../packages/engine/tests/fixtures.ts';
import { PEER_NAMES, PEERS } from '../peers/peers.ts';

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
  const router = createEngine(projectsKnowledge, directory, demoChapter);
  return (need) => router.route(need);
}
