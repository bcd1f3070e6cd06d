/** What a client accepts: encodings of a body, and the stored copy it may keep. */

/** `header` is the request's Accept-Encoding; `name` an encoding in lower case, such as 'gzip'. */
export function acceptsEncoding(header: string | undefined, name: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [encoding = '', weight = ''] = part.split(';');
    return encoding.trim().toLowerCase() === name && !/^\s*q=0(\.0*)?\s*$/.test(weight);
  });
}

/** Whether If-None-Match names the ETag. The comparison is weak (RFC 9110), so a proxy's `W/` does not matter. */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
