/**
 * What a chapter knows about trades: the same for every directory. Its own words and categories are
 * added (M1, D2).
 */
import type { Chapter, ChapterCategory } from 'domain/chapter.ts';
import type {
  Knowledge,
  ProfessionRow,
  RoleKnowledge,
  Talk,
  TermKind,
  TradeTable,
} from '../knowledge/knowledge.ts';
import { oncePerKey } from '../text/look-up.ts';
import { type EvidenceTable, evidenceTable } from './evidence-table.ts';
import { type ExactTerms, exactTerms } from './exact-terms.ts';
import {
  type ProfessionEntry,
  professionTable,
  readTerms,
  type Terms,
} from './profession-table.ts';
import { type Addition, extended } from './trade-table.ts';

export interface TradeKnowledge {
  readonly terms: Terms;
  readonly entries: readonly ProfessionEntry[];
  readonly evidence: EvidenceTable;
  readonly exact: ExactTerms;
  readonly talk: Talk;
  readonly roles: RoleKnowledge;
}

const NO_TALK: Talk = { words: {}, beginnings: {}, beforeThings: [], afterThings: [] };
const NO_ROLES: RoleKnowledge = {
  names: {},
  shortForms: {},
  wholeParts: {},
  besideTrades: [],
  headings: [],
  fields: [],
  tradeWork: [],
  qualities: [],
  notAgents: [],
};

/** Without words of a chapter it is read once: every change of the directory needs it again. */
const ofNoChapter = oncePerKey(
  ({ trades, talk, roles }: Knowledge) => knowledgeOf(trades, talk, roles),
  new WeakMap<Knowledge, TradeKnowledge>(),
);

/** The table's trades, with the chapter's own words added. */
export function tradeKnowledge(knowledge: Knowledge, chapter: Chapter): TradeKnowledge {
  const { trades, talk, roles } = knowledge;
  const ofChapter = chapterTrades(trades, chapter);
  return ofChapter === trades ? ofNoChapter(knowledge) : knowledgeOf(ofChapter, talk, roles);
}

/**
 * What a table says about trades, ready for look-ups.
 * @example knowledgeOf(knowledge.trades).exact.titled(wordsOf('sparky')).length // 1
 */
export function knowledgeOf(
  table: TradeTable,
  talk: Talk = NO_TALK,
  roles: RoleKnowledge = NO_ROLES,
): TradeKnowledge {
  const terms = readTerms(table);
  const entries = professionTable(table.professions, terms);
  const evidence = evidenceTable(entries.length, terms);
  return { terms, entries, evidence, exact: exactTerms(entries, terms, evidence), talk, roles };
}

/**
 * The table's rows in their order, extended where the chapter has more words for them; then the
 * chapter's own rows.
 */
export function chapterTrades(table: TradeTable, chapter: Chapter): TradeTable {
  const { categories, synonyms } = chapter;
  if (categories.length === 0 && synonyms.length === 0) return table;
  const known = new Set(table.professions.map(({ name }) => name));
  const own = categories.filter(({ name }) => !known.has(name));
  const names = new Set([...known, ...own.map(({ name }) => name)]);
  const rows = [...table.professions, ...own.map(ownRow)].map((row) =>
    withOverrides(
      row,
      categories.find(({ name }) => name === row.name),
      names,
    ),
  );
  const position = new Map(rows.map(({ name }, index) => [name, index]));
  const additions: Addition[] = [];
  const add = (name: string, kind: TermKind, texts: readonly string[] = []) => {
    const profession = position.get(name);
    if (profession === undefined) return;
    additions.push(...texts.map((text) => ({ profession, kind, text })));
  };
  for (const { name } of own) add(name, 'title', [name]);
  for (const { name, titles, keywords, needs } of categories) {
    add(name, 'title', titles);
    add(name, 'keyword', keywords);
    add(name, 'symptom', needs);
  }
  for (const { say, mean } of synonyms) add(mean, 'synonym', [say]);
  return extended(table, rows, additions);
}

/** A row for one of the chapter's own categories. Its name is always a title of it. */
function ownRow({ name }: ChapterCategory): ProfessionRow {
  return {
    name,
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    neighbours: [],
  };
}

/** @param names of all categories: a neighbour that has since been deleted is left out. */
function withOverrides(
  row: ProfessionRow,
  category: ChapterCategory | undefined,
  names: ReadonlySet<string>,
): ProfessionRow {
  if (category === undefined) return row;
  const { neighbours = [] } = category;
  return {
    ...row,
    sphere: category.sphere ?? row.sphere,
    openSeatSphere: category.openSeatSphere ?? row.openSeatSphere,
    neighbours: [...row.neighbours, ...neighbours.filter((name) => names.has(name))],
  };
}
