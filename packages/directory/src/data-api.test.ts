/** Reads from a real HTTP server that caps its responses like PostgREST. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MEMBER_COLUMNS } from 'domain/member.ts';
import { afterEach, expect, test } from 'vitest';
import { readDirectoryFile } from './data-api.ts';
import { readDirectory } from './edited-directory.ts';
import { parseDirectoryText } from './parse-directory-file.ts';
import { ReadFailed } from './read-pages.ts';

let server: Server | undefined;

afterEach(() => server?.close());

test('W1 tables that fit one response take one request each, in the order of the rule', async () => {
  const { url, requests } = await serve(capped({ members: 3, referral_chains: 0 }, 1000));
  const directory = await readDirectory({ url, key: null });
  expect(directory.members.map(({ id }) => id)).toEqual(['0', '1', '2']);
  expect(directory.chains).toEqual([]);
  expect(requests.map(({ url }) => url)).toEqual([
    '/rest/v1/members?select=*&order=priority.asc%2Cmember_name.asc%2Cid.asc',
    '/rest/v1/referral_chains?select=*&order=id.asc',
    '/rest/v1/chapter?select=*&order=id.asc',
  ]);
});

test('W1 every row is read, in order, from a server that caps its responses', async () => {
  const { url } = await serve(capped({ members: 25, referral_chains: 7 }, 7));
  const directory = await readDirectory({ url, key: null });
  expect(directory.members.map(({ id }) => Number(id))).toEqual([...Array(25).keys()]);
  expect(directory.chains).toHaveLength(7);
});

test('W1 a visitor reads every row and every column but those that only the panel needs', async () => {
  const { url, requests } = await serve(capped({ members: 25, referral_chains: 7 }, 7));
  const file = await readDirectoryFile({ url, key: null });
  const directory = parseDirectoryText(await file.text());
  expect(directory.members.map(({ id }) => Number(id))).toEqual([...Array(25).keys()]);
  expect(directory.chains).toHaveLength(7);
  const panelOnly = ['version', 'confirmed_on', 'bounced_email'];
  const shown = Object.keys(MEMBER_COLUMNS).filter((column) => !panelOnly.includes(column));
  expect(selected(requests[0])).toBe(shown.join());
});

test('W1 a visitor reads all columns of an older project, which lacks some', async () => {
  const answer = capped({ members: 3, referral_chains: 1 }, 1000);
  const { url, requests } = await serve((request, response) => {
    if (selected(request) === '*') return answer(request, response);
    response.writeHead(400, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify({ code: '42703', message: 'column members.sphere does not exist' }),
    );
  });
  const file = await readDirectoryFile({ url, key: null });
  expect(parseDirectoryText(await file.text()).members).toHaveLength(3);
  expect(requests).toHaveLength(5);
});

test('W1 a table whose first response is too large is read in smaller pages', async () => {
  const answer = capped({ members: 2_500, referral_chains: 1 }, 5_000);
  const { url } = await serve((request, response) => {
    const limit = new URL(request.url ?? '', 'http://localhost').searchParams.get('limit');
    if (!request.url?.startsWith('/rest/v1/members?') || limit !== null)
      return answer(request, response);
    response.writeHead(400, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ code: '54000', message: 'The page is too large' }));
  });
  const directory = await readDirectory({ url, key: null });
  expect(directory.members.map(({ id }) => Number(id))).toEqual([...Array(2_500).keys()]);
});

test("K5 the chapter's settings are read with the directory; an older project has none", async () => {
  const answer = capped({ members: 1, referral_chains: 1 }, 1000);
  const settings = { home: 'Hometown', words: [{ id: '1', say: 'sparky', mean: 'Electrician' }] };
  let hasTable = true;
  const { url } = await serve((request, response) => {
    if (!request.url?.startsWith('/rest/v1/chapter?')) return answer(request, response);
    response.writeHead(hasTable ? 200 : 404, { 'Content-Type': 'application/json' });
    const failure = { code: 'PGRST205', message: "Could not find the table 'public.chapter'" };
    response.end(JSON.stringify(hasTable ? [settings] : failure));
  });
  const read = await readDirectory({ url, key: null });
  expect(read.chapter).toMatchObject({
    home: 'Hometown',
    synonyms: [{ say: 'sparky' }],
    countsDemand: true,
  });
  expect(read.words).toMatchObject([{ id: '1', say: 'sparky' }]);
  hasTable = false;
  expect(await readDirectory({ url, key: null })).toMatchObject({
    settings: [],
    chapter: { home: '', synonyms: [], numbers: { emergency: '911' }, countsDemand: false },
  });
});

test('W3 the key of a Supabase project is sent', async () => {
  const { url, requests } = await serve(capped({ members: 1, referral_chains: 1 }, 1000));
  await readDirectory({ url, key: 'sb_publishable_example' });
  for (const { headers } of requests) expect(headers.apikey).toBe('sb_publishable_example');
});

test('S9 an error response fails the read at once, without a retry', async () => {
  const { url, requests } = await serve((_, response) => {
    response.writeHead(503, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ code: 'PGRST000', message: 'starting' }));
  });
  await expect(readDirectory({ url, key: null })).rejects.toThrow(ReadFailed);
  expect(new Set(requests.map(({ url }) => url)).size).toBe(requests.length);
});

test('S9 a read that fails leaves no other one running', async () => {
  const answer = capped({ members: 1, referral_chains: 1 }, 1000);
  const ended: string[] = [];
  let answerMembers = () => {};
  const { url } = await serve((request, response) => {
    const [, table = ''] = /v1\/(\w+)/.exec(request.url ?? '') ?? [];
    response.once('close', () => {
      ended.push(table);
      if (ended.length === 2) answerMembers();
    });
    if (table === 'members') answerMembers = () => answer(request, response);
    else response.writeHead(503).end('{}');
  });
  await expect(readDirectory({ url, key: null })).rejects.toThrow(ReadFailed);
  expect(ended).toContain('members');
});

test('S9 a response that is not a list of rows fails the read', async () => {
  const { url } = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ hello: 'from a captive portal' }));
  });
  await expect(readDirectory({ url, key: null })).rejects.toThrow(ReadFailed);
});

test('S9 a response that is HTML, not JSON, fails the read', async () => {
  const { url } = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<p>Welcome to our Wi-Fi</p>');
  });
  await expect(readDirectory({ url, key: null })).rejects.toThrow(ReadFailed);
});

test('S9 an unreachable server fails the read', async () => {
  const { url } = await serve(() => {});
  server?.close();
  await expect(readDirectory({ url, key: null })).rejects.toThrow(ReadFailed);
});

function selected(request: IncomingMessage | undefined): string | null {
  return new URL(request?.url ?? '', 'http://localhost').searchParams.get('select');
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers limit, offset and count=exact; never more rows at once than the cap. */
function capped(totals: Readonly<Record<string, number>>, cap: number): Answer {
  return (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const total = totals[url.pathname.split('/').at(-1) ?? ''] ?? 0;
    const from = Number(url.searchParams.get('offset') ?? 0);
    const limit = Number(url.searchParams.get('limit') ?? total);
    const rows = Array.from({ length: Math.min(limit, cap, total - from) }, (_, index) => ({
      id: String(from + index),
      member_name: 'Ann Archer',
      profession_role: 'Roofer',
      scenario: 'Moving In',
    }));
    const range = rows.length > 0 ? `${from}-${from + rows.length - 1}` : '*';
    const counted = request.headers.prefer?.includes('count=exact') ? total : '*';
    response.writeHead(rows.length < total ? 206 : 200, {
      'Content-Type': 'application/json',
      'Content-Range': `${range}/${counted}`,
    });
    response.end(JSON.stringify(rows));
  };
}

async function serve(answer: Answer) {
  const requests: IncomingMessage[] = [];
  const listening = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests };
}
