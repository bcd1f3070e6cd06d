/**
 * Whether If-None-Match names the ETag. The comparison is weak (RFC 9110), so a proxy's `W/` does not matter.
 */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
