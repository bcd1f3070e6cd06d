/** Everything worked out once per directory, so that a need only looks things up. */
import type { Chapter } from '../domain/chapter.ts';
import type { Directory } from '../domain/directory.ts';
import { rolesOf } from '../domain/referral-chain.ts';
import { type StepFiller, stepFiller } from './chains/fill-steps.ts';
import { type LegacyIndex, legacyIndex } from './chains/legacy-index.ts';
import { type TriggerIndex, triggerIndex } from './chains/trigger-index.ts';
import { trades } from './knowledge/trades.ts';
import { companyGroups } from './members/company-groups.ts';
import { type FallbackIndex, fallbackIndex } from './members/fallback-match.ts';
import { MEMBER_LIMIT } from './members/match-members.ts';
import { roleGroups } from './members/role-groups.ts';
import { type Seats, seatsOf } from './members/seats.ts';
import { type EvidenceTable, evidenceTable } from './professions/evidence-table.ts';
import { type RoleNaming, roleNaming } from './professions/name-role.ts';
import { type ProfessionEntry, professionTable } from './professions/profession-table.ts';
import { type Lexicon, lexiconOf } from './spelling/lexicon.ts';
import { wordsOf } from './text/word.ts';

/** What is known of trades, whichever the directory: parsed once, when first needed. */
export interface TradeKnowledge {
  readonly entries: readonly ProfessionEntry[];
  readonly evidence: EvidenceTable;
  readonly naming: RoleNaming;
}

export interface DirectoryIndex extends TradeKnowledge {
  readonly chapter: Chapter;
  /** Names of the chapter's towns, as base forms: where a need is says nothing of what it is. */
  readonly places: readonly (readonly string[])[];
  readonly directory: Directory;
  readonly lexicon: Lexicon;
  readonly seats: Seats;
  readonly fallback: FallbackIndex;
  readonly triggers: TriggerIndex;
  readonly legacy: LegacyIndex;
  readonly steps: StepFiller;
}

let knowledge: TradeKnowledge | null = null;

function tradeKnowledge(): TradeKnowledge {
  if (knowledge === null) {
    const entries = professionTable(trades);
    const evidence = evidenceTable(entries);
    knowledge = { entries, evidence, naming: roleNaming(entries, evidence) };
  }
  return knowledge;
}

export function indexDirectory(directory: Directory, chapter: Chapter): DirectoryIndex {
  const { members, chains } = directory;
  const known = tradeKnowledge();
  const longestChain = Math.max(0, ...chains.map((chain) => rolesOf(chain).length));
  const keep = Math.max(MEMBER_LIMIT, longestChain);
  const groups = roleGroups(members, chapter, keep);
  const companies = companyGroups(members, chapter, MEMBER_LIMIT);
  const towns = [chapter.home, ...chapter.nearby];
  const seats = seatsOf(groups, known.naming);
  return {
    ...known,
    chapter,
    directory,
    places: towns.map((town) => wordsOf(town).map(({ base }) => base)),
    seats,
    lexicon: lexiconOf(
      known.entries,
      [
        ...groups.flatMap(({ names }) => names.map(({ text }) => text)),
        ...chains.flatMap(({ scenario, roles_sequence, trigger_keywords }) => [
          scenario,
          roles_sequence,
          trigger_keywords ?? '',
        ]),
      ],
      new Set([
        ...towns,
        ...members.flatMap(({ member_name, company }) => [member_name, company ?? '']),
      ]),
    ),
    fallback: fallbackIndex(groups, companies),
    triggers: triggerIndex(chains),
    legacy: legacyIndex(chains),
    steps: stepFiller(groups, seats, known.naming),
  };
}
