/** The trades as one chapter knows them: its own categories and words beside the table's (M1, D2). */
import type { Chapter, ChapterCategory } from '../../domain/chapter.ts';
import type { Profession } from '../knowledge/profession.ts';

/** The rows in their order, with more words where the chapter has some; then the chapter's own rows. */
export function chapterTrades(
  table: readonly Profession[],
  { categories, synonyms }: Chapter,
): Profession[] {
  const known = new Set(table.map(({ name }) => name));
  const own = categories.filter(({ name }) => !known.has(name)).map(namedRow);
  return [...table, ...own].map((row) => {
    const more = categories.find(({ name }) => name === row.name);
    const said = synonyms.filter(({ mean }) => mean === row.name).map(({ say }) => say);
    return more === undefined && said.length === 0 ? row : extended(row, said, more);
  });
}

/** A category of the chapter's own goes by its name, whatever other titles it has. */
function namedRow({ name }: ChapterCategory): Profession {
  return {
    name,
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: name,
    keywords: '',
    symptoms: '',
  };
}

function extended(
  row: Profession,
  synonyms: readonly string[],
  more: Partial<ChapterCategory> = {},
): Profession {
  return {
    ...row,
    sphere: more.sphere ?? row.sphere,
    openSeatSphere: more.openSeatSphere ?? row.openSeatSphere,
    titles: listOf(row.titles, more.titles),
    keywords: listOf(row.keywords, more.keywords),
    symptoms: listOf(row.symptoms, more.needs),
    neighbours: listOf(row.neighbours, more.neighbours),
    synonyms: synonyms.join(', '),
  };
}

function listOf(written = '', more: readonly string[] = []): string {
  return [written, ...more].filter((part) => part !== '').join(', ');
}
