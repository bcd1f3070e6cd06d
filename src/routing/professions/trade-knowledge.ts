/** What a chapter knows of trades, whichever its members: parsed once, when first needed, and never changed. */
import type { Chapter } from '../../domain/chapter.ts';
import { chapterTrades } from './chapter-trades.ts';
import { type EvidenceTable, evidenceTable } from './evidence-table.ts';
import { type ExactTerms, exactTerms } from './exact-terms.ts';
import { type ProfessionEntry, professionTable } from './profession-table.ts';
import { trades } from './trades.ts';

export interface TradeKnowledge {
  readonly entries: readonly ProfessionEntry[];
  readonly evidence: EvidenceTable;
  readonly exact: ExactTerms;
}

const parsed = new WeakMap<Chapter, TradeKnowledge>();

export function tradeKnowledge(chapter: Chapter): TradeKnowledge {
  const known = parsed.get(chapter) ?? knowledgeOf(professionTable(chapterTrades(trades, chapter)));
  parsed.set(chapter, known);
  return known;
}

export function knowledgeOf(entries: readonly ProfessionEntry[]): TradeKnowledge {
  return { entries, evidence: evidenceTable(entries), exact: exactTerms(entries) };
}
