/** Pathfinder as an adapter for the kits that measure it (README.md): who is named first, who is named at all, and danger. */

import { demoChapter } from 'domain/demo';
import { parseDirectory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
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
  /** member_name of the first named member; null for an open seat. */
  readonly leadName: string | null;
  /** The roles of all named members, best or first step first, each once. */
  readonly roles: readonly string[];
}

/** What the metric asks of an engine. */
export interface Adapter {
  build(directory: DirectoryRows): { route(need: string): AnswerOfAnyEngine };
}

export type AnswerOfAnyEngine = Pick<Naming, 'leadRole' | 'roles'> &
  Partial<Pick<Answer, 'danger'>>;

interface Answer extends Naming {
  /** The kind of danger that is shown before anyone is named (S12): 'gas'; null without one. */
  readonly danger: string | null;
}

const knowledge = projectKnowledge();

export function build({ members, referral_chains }: DirectoryRows): {
  route(need: string): Answer;
} {
  const engine = createEngine(knowledge, parseDirectory(members, referral_chains), demoChapter);
  return {
    route: (need) => {
      const outcome = engine.route(need);
      const first = naming(outcome);
      const others = outcome.also.flatMap((other) => naming(other).roles);
      const danger = outcome.danger?.kind ?? null;
      return { ...first, roles: unique([...first.roles, ...others]), danger };
    },
  };
}

export function naming(outcome: Outcome): Naming {
  switch (outcome.mode) {
    case 'member': {
      return namingOf(
        outcome.matches[0]?.member,
        outcome.matches.map(({ member }) => member),
      );
    }
    case 'contextual':
    case 'suggestions':
      return chainNaming(outcome.chains);
    case 'chain':
      return chainNaming([outcome.chain]);
    case 'open-seat':
      return namingOf(undefined, []);
  }
}

/** The first step of the first chain leads, even if its seat is open. */
function chainNaming(chains: readonly ChainMatch[]): Naming {
  const named = chains.flatMap(({ steps }) => steps.flatMap(({ member }) => member ?? []));
  return namingOf(chains[0]?.steps[0]?.member ?? undefined, named);
}

function namingOf(lead: Member | undefined, named: readonly Member[]): Naming {
  return {
    leadRole: lead?.profession_role ?? null,
    leadName: lead?.member_name ?? null,
    roles: unique(named.map(({ profession_role }) => profession_role)),
  };
}

function unique(roles: readonly string[]): string[] {
  return [...new Set(roles)];
}
