/** Pathfinder as an adapter for the metric (README.md): the first named member, and all named members. */

import { demoChapter } from 'domain/demo';
import { parseDirectory } from 'domain/directory.ts';
import { projectKnowledge } from '../../packages/engine/build/knowledge-files.ts';
import type { ChainMatch, Outcome } from '../../packages/engine/src/answers/outcome.ts';
import { createEngine } from '../../packages/engine/src/engine.ts';

/** The shape of directory.json: rows as the data API sends them. */
export interface DirectoryRows {
  readonly members: unknown;
  readonly referral_chains: unknown;
}

export interface Naming {
  /** profession_role of the first named member; null for an open seat. */
  readonly leadRole: string | null;
  /** The roles of all named members, best or first step first, each once. */
  readonly roles: readonly string[];
}

export interface Adapter {
  build(directory: DirectoryRows): { route(need: string): Naming };
}

const knowledge = projectKnowledge();

export const build: Adapter['build'] = ({ members, referral_chains }) => {
  const router = createEngine(knowledge, parseDirectory(members, referral_chains), demoChapter);
  return {
    route: (need) => {
      const outcome = router.route(need);
      const first = naming(outcome);
      const others = outcome.also.flatMap((other) => naming(other).roles);
      return { leadRole: first.leadRole, roles: unique([...first.roles, ...others]) };
    },
  };
};

export function naming(outcome: Outcome): Naming {
  switch (outcome.mode) {
    case 'member': {
      const roles = unique(outcome.matches.map(({ member }) => member.profession_role));
      return { leadRole: roles[0] ?? null, roles };
    }
    case 'contextual':
    case 'suggestions':
      return chainNaming(outcome.chains);
    case 'chain':
      return chainNaming([outcome.chain]);
    case 'open-seat':
      return { leadRole: null, roles: [] };
  }
}

function chainNaming(chains: readonly ChainMatch[]): Naming {
  const steps = chains.flatMap((chain) => chain.steps);
  return {
    leadRole: chains[0]?.steps[0]?.member?.profession_role ?? null,
    roles: unique(steps.flatMap(({ member }) => (member ? [member.profession_role] : []))),
  };
}

function unique(roles: readonly string[]): string[] {
  return [...new Set(roles)];
}
