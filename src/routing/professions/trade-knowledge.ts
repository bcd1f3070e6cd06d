/** What a chapter knows of trades, whichever its members: the same for every directory. */
import type { Chapter } from '../../domain/chapter.ts';
import type { Knowledge } from '../knowledge.ts';
import { chapterTrades } from './chapter-trades.ts';
import { type EvidenceTable, evidenceTable } from './evidence-table.ts';
import { type ExactTerms, exactTerms } from './exact-terms.ts';
import type { Talk } from './need-clarity.ts';
import { type ProfessionEntry, professionTable } from './profession-table.ts';
import { type SharedTitles, sharedTitles } from './shared-titles.ts';
import { readTerms, type Terms } from './terms.ts';
import type { TradeTable } from './trade-table.ts';

export interface TradeKnowledge {
  readonly terms: Terms;
  readonly entries: readonly ProfessionEntry[];
  readonly evidence: EvidenceTable;
  readonly exact: ExactTerms;
  readonly talk: Talk;
  readonly sharedTitles: SharedTitles;
}

const NO_TALK: Talk = { words: {}, beginnings: {} };

/** The table's trades with the chapter's own words added. */
export function tradeKnowledge({ trades, talk }: Knowledge, chapter: Chapter): TradeKnowledge {
  return knowledgeOf(chapterTrades(trades, chapter), talk);
}

export function knowledgeOf(table: TradeTable, talk: Talk = NO_TALK): TradeKnowledge {
  const terms = readTerms(table);
  const entries = professionTable(table.professions, terms);
  const evidence = evidenceTable(entries.length, terms);
  const exact = exactTerms(entries, terms, evidence);
  return { terms, entries, evidence, exact, talk, sharedTitles: sharedTitles(terms) };
}
