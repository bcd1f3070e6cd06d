/**
 * Compiles what to send to a member of each trade, as a member's page lists it (M7). For builds and tests only. Pure.
 */
import { contentOf, type KnowledgeFiles, professionsOf } from './compile-knowledge.ts';
import { KnowledgeError, listIn, parseRecords } from './parse-records.ts';

const PATH = 'needs-to-send.txt';

/** Needs in a friend's words, by the name of the trade. */
export type NeedsToSend = Readonly<Record<string, readonly string[]>>;

/**
 * @throws KnowledgeError with the place of the mistake.
 * @example compileNeedsToSend(files).Roofer?.includes('my roof is leaking') // true
 */
export function compileNeedsToSend(files: KnowledgeFiles): NeedsToSend {
  const trades = new Set(professionsOf(files).map(({ name }) => name));
  const { records } = parseRecords(contentOf(files, PATH), PATH, ['needs']);
  return Object.fromEntries(
    records.map((record) => {
      if (!trades.has(record.name)) {
        throw new KnowledgeError(record.place, `No trade is called '${record.name}'`);
      }
      return [record.name, listIn(record, 'needs')];
    }),
  );
}
