import type { DeliveryReason } from '@fairway/contracts/notifications/deliveries';

/** The reason a mail server gives by an enhanced status code, without its class (RFC 3463, "Enumerated Status Codes"). */
const BY_DETAIL: Readonly<Record<string, DeliveryReason>> = {
  '1.0': 'no_such_address',
  '1.1': 'no_such_address',
  '1.2': 'no_such_address',
  '1.3': 'no_such_address',
  '1.6': 'no_such_address',
  '1.10': 'no_such_address',
  '2.1': 'no_such_address',
  '2.2': 'mailbox_full',
  '3.1': 'mailbox_full',
  '4.4': 'no_such_address',
};
/** The same by the subject alone, where the detail says no more: addressing, mailbox, mail system, network, protocol, content, policy. */
const BY_SUBJECT: Readonly<Record<string, DeliveryReason>> = {
  1: 'refused',
  2: 'refused',
  3: 'provider_down',
  4: 'provider_down',
  5: 'refused',
  6: 'refused',
  7: 'refused',
};
/** What a permanent reply says of a mailbox where the server writes no enhanced code (RFC 5321, section 4.2.3). */
const BY_REPLY: Readonly<Record<number, DeliveryReason>> = {
  551: 'no_such_address',
  552: 'mailbox_full',
  553: 'no_such_address',
};

const ENHANCED = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/;
const UNKNOWN_USER =
  /no such (?:user|mailbox|address|recipient)|(?:user|mailbox|recipient|address) (?:unknown|not found|does not exist|unavailable)|unknown (?:user|recipient)/i;
const FULL = /(?:mailbox|inbox|quota).{0,20}(?:full|exceeded)|over ?quota/i;

/** What an enhanced status code (`5.1.1`) says. A mailbox that is only busy now, and a way that is closed for now, may be open later. */
export function readStatusCode(status: string): DeliveryReason | null {
  const [, severity, subject = '', detail = ''] = ENHANCED.exec(status) ?? [];
  if (severity === undefined) return null;
  const reason = BY_DETAIL[`${subject}.${detail}`] ?? BY_SUBJECT[subject] ?? 'refused';
  return severity === '4' && reason !== 'mailbox_full' ? 'provider_down' : reason;
}

/** What a mail server's reply says of why it has not taken a mail. */
export function readSmtpReply({ responseCode = 0, response = '' }: { responseCode?: number; response?: string }) {
  const told = readStatusCode(response);
  if (told) return told;
  if (FULL.test(response)) return 'mailbox_full';
  if (responseCode < 500) return responseCode === 452 ? 'mailbox_full' : 'provider_down';
  return BY_REPLY[responseCode] ?? (UNKNOWN_USER.test(response) ? 'no_such_address' : 'refused');
}

/** Why a mail came back. A code of a passing failure that has become final says that the server was never there. */
export const readBounceReason = (status = ''): DeliveryReason =>
  readSmtpReply({ responseCode: Number(/^\d{3}\b/.exec(status)?.[0] ?? 500), response: status });
