import type { IncomingHttpHeaders } from 'node:http';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a method changes nothing, so that another site's page may cause it. */
export const isRead = (method: string): boolean => READS.has(method);

/**
 * Whether a browser made the request from a page of ours. `origins` are the ones we answer under. The browser's own word
 * (Sec-Fetch-Site) cannot be forged by a page; older browsers send only Origin.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin !== undefined && origins.includes(headers.origin);
}

/** Whether a browser says that a page made the request, ours or another's. */
export const isFromPage = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;
