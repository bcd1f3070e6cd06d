/** What is known of trades, whichever the directory: parsed once, when first needed, and never changed. */
import { type EvidenceTable, evidenceTable } from './evidence-table.ts';
import { type ExactTerms, exactTerms } from './exact-terms.ts';
import { type ProfessionEntry, professionTable } from './profession-table.ts';
import { trades } from './trades.ts';

export interface TradeKnowledge {
  readonly entries: readonly ProfessionEntry[];
  readonly evidence: EvidenceTable;
  readonly exact: ExactTerms;
}

let parsed: TradeKnowledge | null = null;

export function tradeKnowledge(): TradeKnowledge {
  parsed ??= knowledgeOf(professionTable(trades));
  return parsed;
}

export function knowledgeOf(entries: readonly ProfessionEntry[]): TradeKnowledge {
  return { entries, evidence: evidenceTable(entries), exact: exactTerms(entries) };
}
