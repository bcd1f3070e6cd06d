/** The script that draws pages with their answers, and what it asks the server. */

import { member } from 'domain/testing';
import { knowledgeAssets } from 'engine/build';
import { expect, test } from 'vitest';
import { createAnsweredPage } from './answered-page.tsx';

const HTML = '<head></head><body><div id="root"></div></body>';

/** Answers reads of a directory with one roofer, whose name can be changed, and notes their statuses. */
function directoryOf(name: string) {
  const statuses: number[] = [];
  const server = {
    name,
    statuses,
    fetch: async (address: string, init: RequestInit = {}) => {
      const [, table] = /^\/rest\/v1\/(\w+)\?/.exec(address) ?? [];
      const rows = table === 'members' ? [member({ id: '1', member_name: server.name })] : [];
      const body = JSON.stringify(rows);
      const etag = `"${body}"`;
      const isKnown = new Headers(init.headers).get('If-None-Match') === etag;
      statuses.push(isKnown ? 304 : 200);
      const headers = { ETag: etag, 'Content-Range': `0-${rows.length - 1}/${rows.length}` };
      return isKnown
        ? new Response(null, { status: 304, headers })
        : new Response(body, { headers });
    },
  };
  return server;
}

async function read(address: string): Promise<ArrayBuffer> {
  const { json, terms } = knowledgeAssets();
  const bytes = address.endsWith('.json') ? new TextEncoder().encode(json) : terms;
  return new Uint8Array(bytes).buffer;
}

test('S8 a page is answered from the directory as it is, which is sent again only when it has changed', async () => {
  const server = directoryOf('Garrett Holloway');
  const complete = createAnsweredPage(read, server.fetch);
  const pageFor = (need: string) =>
    complete({ html: HTML, url: new URL(`http://test/?q=${encodeURIComponent(need)}`) });

  expect(await pageFor('roof leak')).toContain('Garrett Holloway');
  expect(server.statuses.splice(0)).toEqual([200, 200, 200]);

  expect(await pageFor('new roof')).toContain('Garrett Holloway');
  expect(server.statuses.splice(0)).toEqual([304, 304, 304]);

  server.name = 'Ann Archer';
  expect(await pageFor('roof leak')).toContain('Ann Archer');
  expect(server.statuses.toSorted()).toEqual([200, 304, 304]);
});
