import type { DeliveryReason } from '@fairway/contracts/notifications/deliveries';
import qs from 'qs';
import { readTwilioError } from './twilio-errors.ts';

/** The address at which Twilio tells what became of the text of a delivery; it signs that address together with what it tells. */
const PATH = '/api/webhooks/twilio';
export const twilioStatusUrl = (publicUrl: string, delivery_id: string): string =>
  `${publicUrl}${PATH}?delivery=${delivery_id}`;

/** What Twilio tells of a text: on its way, arrived, or that it will not arrive and why. */
export type TextStatus =
  | { status: 'under way' }
  | { status: 'delivered' }
  | { status: 'failed'; phone: string; reason: DeliveryReason; detail: string };

/** Whether a form comes from Twilio, for this address. Its library is loaded at the first one. */
export async function isSignedByTwilio(
  form: Record<string, unknown>,
  { signature, url, token }: { signature: string; url: string; token: string },
): Promise<boolean> {
  const { validateRequest } = await import('twilio/lib/webhooks/webhooks.js');
  return validateRequest(token, signature, url, form);
}

/** A form as Twilio sends it. */
export const readTwilioForm = (body: Buffer): Record<string, unknown> =>
  qs.parse(body.toString('utf8'), { depth: 0, parameterLimit: 100 });

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a form says of its text (twilio.com/docs/messaging/guides/track-outbound-message-status). */
export function readTextStatus(form: Record<string, unknown>): TextStatus {
  const [status, code] = [readText(form['MessageStatus']), readText(form['ErrorCode'])];
  if (status === 'delivered' || status === 'read') return { status: 'delivered' };
  if (status !== 'failed' && status !== 'undelivered') return { status: 'under way' };
  const phone = readText(form['To']);
  return { status: 'failed', phone, reason: readTwilioError(Number(code)), detail: `Twilio ${code || 'says no more'}` };
}
