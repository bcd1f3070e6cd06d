/** How expectations are searched, sorted and filtered in their list. Pure. */
import type { Expectation } from 'domain/expectation.ts';
import { expectationKind } from 'domain/expectation-fields.ts';
import { searchTextOf } from 'domain/record.ts';
import { KIND_LABELS, type Verdicts } from '../../records/expected-answers.ts';
import { byText, type ListShape } from '../../records/list/list-shape.ts';

/** As in the URL: the overview links to those that are not met. */
const VERDICTS: Readonly<Record<string, string>> = { 'not-met': 'Not met', met: 'Met' };

/** @param verdicts null until known. */
export function expectationList(verdicts: Verdicts | null): ListShape<Expectation> {
  const verdictOf = ({ id }: Expectation) => {
    const verdict = verdicts?.get(id);
    return verdict && (verdict.isMet ? 'met' : 'not-met');
  };
  return {
    searchText: (expectation) => searchTextOf(expectationKind, expectation),
    sorts: [
      { label: 'Need', compare: byNeed },
      {
        label: 'Expected answer',
        compare: (one, other) => byText(one.answer, other.answer) || byNeed(one, other),
      },
    ],
    filters: [
      {
        param: 'verdict',
        label: 'Show',
        all: 'All',
        valuesOf: (expectation) => [verdictOf(expectation) ?? []].flat(),
        labelOf: (verdict) => VERDICTS[verdict] ?? verdict,
      },
      {
        param: 'kind',
        label: 'Kind of answer',
        all: 'All',
        valuesOf: ({ kind }) => [kind],
        labelOf: (kind) => Object.entries(KIND_LABELS).find(([name]) => name === kind)?.[1] ?? kind,
      },
    ],
    bulkFields: [],
  };
}

function byNeed(one: Expectation, other: Expectation): number {
  return byText(one.need, other.need);
}
