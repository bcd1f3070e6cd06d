/** `order=`: `column[.asc|.desc][.nullsfirst|.nullslast]`, separated by commas. */
import type { OrderTerm } from './row-query.ts';
import { Scanner } from './scanner.ts';

export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, 'order');
  const terms: OrderTerm[] = [];
  do {
    terms.push(parseTerm(scanner));
  } while (scanner.take(','));
  scanner.expectEnd('asc, desc, nullsfirst, nullslast, "," or end of input');
  return terms;
}

function parseTerm(scanner: Scanner): OrderTerm {
  const column = scanner.name('a column name');
  const descending = scanner.take('.desc');
  if (!descending) scanner.take('.asc');
  const nulls = scanner.take('.nullsfirst') ? 'first' : scanner.take('.nullslast') ? 'last' : null;
  return { column, direction: descending ? 'desc' : 'asc', nulls };
}
