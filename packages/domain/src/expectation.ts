/** A need with the answer that the chapter expects, with the columns of `expectations` (E1). */
import { number, parseRow, type RecordOf, type Row, requiredText, text } from './columns.ts';

/**
 * What is expected of the answer.
 * - member: this member is named first. profession: a member of this profession is named first.
 * - chain: this chain is shown. open-seat: the seat of this profession is open.
 * - nobody: no member is named, because the need is not understood. danger: the danger screen (S12).
 */
export const ANSWER_KINDS = [
  'member',
  'profession',
  'chain',
  'open-seat',
  'nobody',
  'danger',
] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** The admin's view of each column is in expectation-fields.ts. */
export const EXPECTATION_COLUMNS = {
  id: requiredText,
  need: requiredText,
  kind: answerKind,
  /** The name of the member, profession, chain or open seat; null for the kinds that name nothing. */
  answer: text,
  version: number,
};

export interface Expectation extends RecordOf<typeof EXPECTATION_COLUMNS> {}

/** Parses a row of `expectations`; null without id or need, or of an unknown kind. */
export function parseExpectation(row: Row): Expectation | null {
  return parseRow(EXPECTATION_COLUMNS, row);
}

/** Whether an expectation of this kind has an answer: the name of what is expected. */
export function namesAnswer(kind: string): boolean {
  return kind !== 'nobody' && kind !== 'danger';
}

function answerKind(value: unknown): AnswerKind | undefined {
  return ANSWER_KINDS.find((kind) => kind === value);
}
