/** All that the engine knows before it meets a directory, as the build compiles it. Plain JSON. */
import type { DangerKnowledge } from './dangers/danger-knowledge.ts';
import type { Talk } from './professions/need-clarity.ts';
import type { TradeTable } from './professions/trade-table.ts';

export interface Knowledge {
  readonly trades: TradeTable;
  readonly talk: Talk;
  /** Phrases in which a trade's word means something else, as base forms: 'brain drain'. */
  readonly expressions: readonly string[];
  /** What begins a request, as base forms: 'looking for'. */
  readonly requests: readonly string[];
  /** Stems of English words, and names in capitals, between spaces: never corrected (D1). */
  readonly english: string;
  /** What tells of danger, and what to do then (S12). */
  readonly dangers: DangerKnowledge;
  /** What visitors often ask for, as they would type it (S13). */
  readonly commonNeeds: readonly string[];
}
