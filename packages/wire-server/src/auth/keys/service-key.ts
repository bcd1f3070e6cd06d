/** The operator's key `sb_secret_…`: acts as service_role, and never from a browser. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether `presented` is the operator's key; compares in constant time. */
export function isServiceKey(serviceKey: string, presented: string): boolean {
  return timingSafeEqual(digest(serviceKey), digest(presented));
}

/** A page that sends a secret has already exposed it to its visitor. */
export function comesFromBrowser(headers: Headers): boolean {
  return (
    headers.has('origin') ||
    headers.has('sec-fetch-site') ||
    /^mozilla\//i.test(headers.get('user-agent') ?? '')
  );
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
