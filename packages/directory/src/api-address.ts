/** The address of the data API and the auth service, and what every request to the data API carries. */

/** Scheme, host and port, and the API key, if required. */
export interface ApiAddress {
  readonly url: string;
  readonly key: string | null;
  /** Replaces the browser's fetch. */
  readonly fetch?: (address: string, init?: RequestInit) => Promise<Response>;
}

/** This page's own server, unless the build names a Supabase project (VITE_API_URL, VITE_API_KEY). */
export function configuredApi(): ApiAddress {
  return {
    url: import.meta.env.VITE_API_URL ?? window.location.origin,
    key: import.meta.env.VITE_API_KEY ?? null,
  };
}

/** Milliseconds after which a request counts as failed. */
const TIMEOUT_MS = 15_000;

/** Ends a request that takes too long. null in older browsers, which wait as long as it takes. */
export function deadline(): AbortSignal | null {
  return AbortSignal.timeout?.(TIMEOUT_MS) ?? null;
}

/** The headers that carry the API key, if there is one. */
export function keyHeaders({ key }: ApiAddress): Record<string, string> {
  return key === null ? {} : { apikey: key };
}
