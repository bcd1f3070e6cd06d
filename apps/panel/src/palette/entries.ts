/** What the command palette finds: pages and actions of the panel, members and chains. Pure. */
import type { Directory } from 'domain/directory.ts';
import { rolesOf, sequenceOf } from 'domain/role-sequence.ts';
import { fold } from 'ui/fold.ts';
import { formPath, NEW } from '../records/open-form.ts';

export interface Entry {
  readonly title: string;
  /** What it is, or more about it. */
  readonly hint: string;
  /** The address it opens. */
  readonly to: string;
}

/** Entries shown at once: as many as fit a phone above its keyboard. */
const MAX_SHOWN = 7;

/** Everything that can be found: pages first, then actions, members and chains. */
export function entriesOf(
  { members, chains }: Directory,
  pages: readonly Entry[],
): readonly Entry[] {
  const actions = [
    { title: 'Add Member', hint: 'Action', to: formPath('member', NEW) },
    { title: 'Add Chain', hint: 'Action', to: formPath('chain', NEW) },
    { title: 'Back to search', hint: 'Page', to: '/' },
  ];
  return [
    ...pages,
    ...actions,
    ...members.map(({ id, member_name, profession_role, company }) => ({
      title: member_name,
      hint: [profession_role, company].filter(Boolean).join(', '),
      to: formPath('member', id),
    })),
    ...chains.map((chain) => ({
      title: chain.scenario,
      hint: sequenceOf(rolesOf(chain)),
      to: formPath('chain', chain.id),
    })),
  ];
}

/**
 * The entries that contain every word of the query, at most 7: first those whose title starts with the query, then
 * those where each of its words starts a word of the title, then the others.
 */
export function findEntries(entries: readonly Entry[], query: string): readonly Entry[] {
  const wanted = fold(query).trim();
  if (wanted === '') return entries.slice(0, MAX_SHOWN);
  const words = wanted.split(/\s+/);
  const ranked: [Entry[], Entry[], Entry[]] = [[], [], []];
  for (const entry of entries) {
    const title = fold(entry.title);
    const text = `${title}\n${fold(entry.hint)}`;
    if (!words.every((word) => text.includes(word))) continue;
    const startsWords = words.every((word) => ` ${title}`.includes(` ${word}`));
    ranked[title.startsWith(wanted) ? 0 : startsWords ? 1 : 2].push(entry);
  }
  return ranked.flat().slice(0, MAX_SHOWN);
}
