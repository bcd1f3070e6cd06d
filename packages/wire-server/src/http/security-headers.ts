/** Headers on every response against framing, MIME sniffing, foreign scripts and downgrades to HTTP. */
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** A year, for this host alone: others below it may have no HTTPS. */
const HSTS = 'max-age=31536000';

/** `isHttps`: whether the site's public address is https. */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  return secureHeaders({ ...HEADERS, strictTransportSecurity: isHttps && HSTS });
}

const HEADERS = {
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
  },
  xFrameOptions: 'DENY',
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
};
