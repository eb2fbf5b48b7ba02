import { ECDH } from 'node:crypto';

/** The push services of the browsers' makers, by their hosts or what these end in: Chrome and others, Firefox, Edge, Safari. */
const HOSTS = ['fcm.googleapis.com'];
const DOMAINS = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

/**
 * Whether a subscription's address is one of a push service that we know. It is named by whoever subscribes, and we call it: an address
 * of anybody's choice would make this server knock at doors in its own network. `extra` is the origin of one more service.
 */
export function isPushService(endpoint: string, extra: string | null = null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin, pathname } = new URL(endpoint);
  if (username || password || pathname === '/') return false;
  if (extra !== null && origin === new URL(extra).origin) return true;
  if (protocol !== 'https:' || port) return false;
  return HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
}

/** Whether a browser's key is a point of the curve P-256: for one that is none nothing can be encrypted, now or later. */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}
