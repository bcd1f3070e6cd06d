/** What an admin sees and edits of each column of `expectations` (E1): its label, checks and search. */
import { ANSWER_KINDS, type Expectation, namesAnswer, parseExpectation } from './expectation.ts';
import {
  type Draft,
  type FieldErrors,
  type Fields,
  listFields,
  type RecordKind,
} from './record.ts';

const EXPECTATION_FIELDS: Fields<Expectation> = {
  need: {
    label: 'Need',
    required: true,
    maxLength: 500,
    search: 'text',
    csvNames: [],
  },
  kind: {
    label: 'Answered by',
    required: true,
    check: checkKind,
    search: 'none',
    csvNames: [],
  },
  answer: {
    label: 'Expected answer',
    maxLength: 500,
    search: 'text',
    csvNames: [],
  },
};

export const expectationKind: RecordKind<Expectation> = {
  table: 'expectations',
  parse: parseExpectation,
  fields: listFields(EXPECTATION_FIELDS),
};

function checkKind(text: string): string | null {
  const isKnown = ANSWER_KINDS.some((kind) => kind === text);
  return isKnown ? null : `Choose one of ${ANSWER_KINDS.join(', ')}.`;
}

/** What is wrong with the answer for its kind: only some kinds have a name (E1). */
export function answerErrors({ kind, answer }: Draft<Expectation>): FieldErrors<Expectation> {
  const isNamed = answer.trim() !== '';
  if (isNamed === namesAnswer(kind)) return {};
  return {
    answer: isNamed
      ? 'Leave this empty: this kind of answer has no name.'
      : 'Name the expected answer.',
  };
}
