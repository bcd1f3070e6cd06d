/** Adds a row to a table that visitors may add to, by plain fetch: docs/decisions/080-what-a-visitor-loads.md. */
import { configuredApi, keyHeaders } from './api-address.ts';

/** Milliseconds after which a request counts as failed. */
const TIMEOUT_MS = 15_000;

/**
 * Sends the row and nothing else: no cookie, no session, no address of the page.
 * @param table 'asked_for' or 'tell_chapter' (supabase/migrations). The response never says whether the row was kept.
 * @throws Error when the server is unreachable or refuses.
 */
export async function addRow(table: string, row: Readonly<Record<string, string | null>>) {
  const api = configuredApi();
  const answer = await fetch(`${api.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { ...keyHeaders(api), 'Content-Type': 'application/json' },
    body: JSON.stringify(row),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // The request may outlive the page: visitors leave once they have read the answer.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`${table}: ${answer.status}`);
}
