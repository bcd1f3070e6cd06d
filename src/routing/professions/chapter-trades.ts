/** The trades as one chapter knows them: its own categories and words beside the table's (M1, D2). */
import type { Chapter, ChapterCategory } from '../../domain/chapter.ts';
import {
  type Addition,
  extended,
  type ProfessionRow,
  type TermKind,
  type TradeTable,
} from './trade-table.ts';

/** The table's rows in their order, with more words where the chapter has some; then the chapter's own rows. */
export function chapterTrades(table: TradeTable, chapter: Chapter): TradeTable {
  const { categories, synonyms } = chapter;
  if (categories.length === 0 && synonyms.length === 0) return table;
  const known = new Set(table.professions.map(({ name }) => name));
  const own = categories.filter(({ name }) => !known.has(name));
  const rows = [...table.professions, ...own.map(ownRow)].map((row) =>
    withMore(
      row,
      categories.find(({ name }) => name === row.name),
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

/** A category of the chapter's own goes by its name, whatever other titles it has. */
function ownRow({ name }: ChapterCategory): ProfessionRow {
  return {
    name,
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    neighbours: [],
  };
}

function withMore(row: ProfessionRow, more: ChapterCategory | undefined): ProfessionRow {
  if (more === undefined) return row;
  return {
    ...row,
    sphere: more.sphere ?? row.sphere,
    openSeatSphere: more.openSeatSphere ?? row.openSeatSphere,
    neighbours: [...row.neighbours, ...(more.neighbours ?? [])],
  };
}
