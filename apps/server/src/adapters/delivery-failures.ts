import type { DeliveryReason } from '@fairway/contracts/notifications/deliveries';
import { readSmtpReply } from '#adapters/email/smtp-replies.ts';
import { readTwilioError } from '#adapters/sms/twilio-errors.ts';
import { PermanentDeliveryError } from './permanent-delivery-error.ts';

interface ProviderFault {
  cause?: unknown;
  code?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

/** Why a try to send something failed, by what its provider said; a provider that said nothing was not to be reached. */
export function findDeliveryReason(error: unknown): DeliveryReason {
  if (error instanceof PermanentDeliveryError) return error.reason;
  const { cause, code, response, responseCode } = (error ?? {}) as ProviderFault;
  if (typeof responseCode === 'number')
    return readSmtpReply({ responseCode, response: typeof response === 'string' ? response : '' });
  if (typeof code === 'number') return readTwilioError(code);
  return cause === undefined ? 'provider_down' : findDeliveryReason(cause);
}
