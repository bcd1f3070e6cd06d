/** Compiles what the engine knows of names: in rosters, in other languages, of towns. Pure. */
import type { LanguageKnowledge, RoleKnowledge, TownKnowledge } from '../knowledge/knowledge.ts';
import {
  KnowledgeError,
  listIn,
  parseRecords,
  recordNamed,
  type TextRecord,
} from './parse-records.ts';

const SHORT_FORM = /^([^:]+): (.+)$/;

/**
 * @param text roles.txt.
 * @param trades the records of the trades, whose 'in rosters' are their names.
 * @throws KnowledgeError for a short form that is not 'short: long'.
 */
export function compileRoles(text: string, trades: readonly TextRecord[]): RoleKnowledge {
  const { head } = parseRecords(text, 'roles.txt', [
    'short forms',
    'whole parts',
    'beside trades',
    'headings',
    'fields',
    'trade work',
    'qualities',
    'not agents',
  ]);
  return {
    names: namesIn(trades, 'in rosters'),
    shortForms: shortFormsIn(head, 'short forms'),
    wholeParts: shortFormsIn(head, 'whole parts'),
    besideTrades: listIn(head, 'beside trades'),
    headings: listIn(head, 'headings'),
    fields: listIn(head, 'fields'),
    tradeWork: listIn(head, 'trade work'),
    qualities: listIn(head, 'qualities'),
    notAgents: listIn(head, 'not agents'),
  };
}

/**
 * @param text spanish.txt: names that several trades share, and words of grammar.
 * @param trades the records of the trades, with their names 'in spanish'.
 */
export function compileLanguages(text: string, trades: readonly TextRecord[]): LanguageKnowledge {
  const { records } = parseRecords(text, 'spanish.txt', ['names', 'words']);
  const grammar = recordNamed(records, 'Grammar', 'spanish.txt');
  return {
    spanish: { ...namesIn(trades, 'in spanish'), ...namesIn(records, 'names') },
    foreignWords: listIn(grammar, 'words'),
  };
}

/** @param text towns.txt. */
export function compileTowns(text: string): TownKnowledge {
  const { head } = parseRecords(text, 'towns.txt', ['names', 'like things']);
  return { names: listIn(head, 'names'), likeThings: listIn(head, 'like things') };
}

function namesIn(records: readonly TextRecord[], field: string) {
  return Object.fromEntries(
    records
      .filter(({ fields }) => fields.has(field))
      .map((record) => [record.name, listIn(record, field)]),
  );
}

function shortFormsIn(record: TextRecord, field: string): Record<string, string> {
  return Object.fromEntries(
    listIn(record, field).map((line) => {
      const [, short, long] = SHORT_FORM.exec(line) ?? [];
      if (short === undefined || long === undefined)
        throw new KnowledgeError(record.place, `'${line}' is not 'short: long'`);
      return [short, long];
    }),
  );
}
