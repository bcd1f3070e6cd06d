/** Parses the requested page of users, and builds the pagination headers. Pure. */
import { validationFailed } from '../protocol/errors.ts';

/** Default users per page, as on a Supabase project. */
const DEFAULT_PER_PAGE = 50;
/** Maximum users per page, to keep responses small. */
const MAX_PER_PAGE = 1000;
/** More than any server has pages; bounds the offset. */
const MAX_PAGE = 1_000_000_000;

export interface UserPage {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** `per_page` above 1000 means 1000. @throws {AuthError} validation_failed */
export function parseUserPage(query: URLSearchParams): UserPage {
  return {
    page: wholeOf(query, 'page', 1),
    perPage: Math.min(wholeOf(query, 'per_page', DEFAULT_PER_PAGE), MAX_PER_PAGE),
  };
}

function wholeOf(query: URLSearchParams, name: string, fallback: number): number {
  // auth-js sends an empty parameter for one that was left out.
  const given = query.get(name) || String(fallback);
  const number = /^\d+$/.test(given) ? Number(given) : 0;
  if (number >= 1 && number <= MAX_PAGE) return number;
  throw validationFailed(`Bad Pagination Parameters: ${name} must be a whole number from 1`);
}

/** auth-js reads the number after the first '=': so `page` comes first in each address. */
export function pageHeaders(url: URL, { page, perPage }: UserPage, total: number) {
  const last = Math.ceil(total / perPage);
  const address = (number: number): string => {
    const query = new URLSearchParams(url.searchParams);
    query.delete('page');
    return `<${url.pathname}?${new URLSearchParams([['page', String(number)], ...query])}>`;
  };
  const links = [`${address(last)}; rel="last"`];
  if (page < last) links.unshift(`${address(page + 1)}; rel="next"`);
  return { Link: links.join(', '), 'X-Total-Count': String(total) };
}
