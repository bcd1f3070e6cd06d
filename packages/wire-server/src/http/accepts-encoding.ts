/** Whether a client accepts a given content encoding. */

/** `header` is the request's Accept-Encoding; `name` an encoding in lower case, such as 'gzip'. */
export function acceptsEncoding(header: string | undefined, name: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [encoding = '', weight = ''] = part.split(';');
    return encoding.trim().toLowerCase() === name && !/^\s*q=0(\.0*)?\s*$/.test(weight);
  });
}
