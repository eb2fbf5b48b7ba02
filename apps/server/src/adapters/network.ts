import { isIPv6 } from 'node:net';

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What counts as one address when attempts are counted: an IPv4 address, or the /64 network of an IPv6 one, of which a single
 * household has more addresses than it could ever use up.
 */
export function toNetworkPrefix(ip: string): string {
  const v4 = V4_IN_V6.exec(ip)?.[1];
  if (v4) return v4;
  const [address = ip] = ip.split('%');
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head ? head.split(':') : [];
  // A double colon stands for as many noughts as are missing.
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail ? tail.split(':').length : 0);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
