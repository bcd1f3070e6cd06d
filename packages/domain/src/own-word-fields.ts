/** What an admin sees and edits of each column of `own_words` (D2): its label and search. */
import { type OwnWord, parseWord } from './own-word.ts';
import { type Fields, listFields, type RecordKind } from './record.ts';

const WORD_FIELDS: Fields<OwnWord> = {
  say: { label: 'What people say', required: true, maxLength: 200, search: 'text', csvNames: [] },
  mean: { label: 'What they mean', maxLength: 200, search: 'text', csvNames: [] },
};

export const wordKind: RecordKind<OwnWord> = {
  table: 'own_words',
  parse: parseWord,
  fields: listFields(WORD_FIELDS),
};
