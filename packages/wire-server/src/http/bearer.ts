/** The token in a request's `Authorization` header. */

/** Null for a request without one. */
export function bearerOf(headers: Headers): string | null {
  const [, token] = /^bearer\s+(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '') ?? [];
  return token ?? null;
}
