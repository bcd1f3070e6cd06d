import { describe, expect, test } from 'vitest';
import { AuthError } from '../protocol/auth-errors.ts';
import { pageHeaders, parseUserPage } from './operator-users.ts';

const parse = (query: string) => parseUserPage(new URLSearchParams(query));

describe('parseUserPage', () => {
  test.each([
    ['', 1, 50],
    ['page=&per_page=', 1, 50],
    ['page=3&per_page=7', 3, 7],
    ['per_page=1000000', 1, 1000],
  ])('U1 %j', (query, page, perPage) => {
    expect(parse(query)).toEqual({ page, perPage });
  });

  test.each([
    'page=0',
    'page=-1',
    'page=one',
    'page=1.5',
    'per_page=0',
    'page=99999999999999999999',
  ])('U1 %s is refused', (query) => {
    expect(() => parse(query)).toThrow(AuthError);
  });
});

describe('pageHeaders', () => {
  const url = new URL('http://localhost:3000/auth/v1/admin/users?per_page=10&filter=ann&page=1');

  test('U1 links to the next and last page and gives the number of users', () => {
    expect(pageHeaders(url, { page: 1, perPage: 10 }, 25)).toEqual({
      Link:
        '</auth/v1/admin/users?page=2&per_page=10&filter=ann>; rel="next", ' +
        '</auth/v1/admin/users?page=3&per_page=10&filter=ann>; rel="last"',
      'X-Total-Count': '25',
    });
  });

  test('U1 the last page has no link to a next one', () => {
    expect(pageHeaders(url, { page: 3, perPage: 10 }, 25).Link).not.toContain('next');
    expect(pageHeaders(url, { page: 1, perPage: 10 }, 10).Link).not.toContain('next');
  });
});
