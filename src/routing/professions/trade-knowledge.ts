/** What a chapter knows of trades, whichever its members: the same for every directory. */
import type { Chapter } from '../../domain/chapter.ts';
import { chapterTrades } from './chapter-trades.ts';
import { type EvidenceTable, evidenceTable } from './evidence-table.ts';
import { type ExactTerms, exactTerms } from './exact-terms.ts';
import { type ProfessionEntry, professionTable } from './profession-table.ts';
import type { TradeTable } from './trade-table.ts';

export interface TradeKnowledge {
  readonly table: TradeTable;
  readonly entries: readonly ProfessionEntry[];
  readonly evidence: EvidenceTable;
  readonly exact: ExactTerms;
}

/** The table's trades with the chapter's own words added. */
export function tradeKnowledge(table: TradeTable, chapter: Chapter): TradeKnowledge {
  return knowledgeOf(chapterTrades(table, chapter));
}

export function knowledgeOf(table: TradeTable): TradeKnowledge {
  const entries = professionTable(table);
  const evidence = evidenceTable(table);
  return { table, entries, evidence, exact: exactTerms(table, entries, evidence) };
}
