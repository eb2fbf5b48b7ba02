import type { DeliveryReason } from '@fairway/contracts/notifications/deliveries';

/** Twilio's error codes that are about the number or the text (twilio.com/docs/api/errors); the others are about our account or their load. */
const REASONS: Readonly<Record<number, DeliveryReason>> = {
  21211: 'number_unreachable',
  21217: 'number_unreachable',
  21265: 'number_unreachable',
  21408: 'refused',
  21610: 'refused',
  21612: 'number_unreachable',
  21614: 'number_unreachable',
  30003: 'number_unreachable',
  30004: 'refused',
  30005: 'number_unreachable',
  30006: 'number_unreachable',
  30007: 'refused',
  30008: 'number_unreachable',
};

/** What an error of Twilio's says of why a text has not arrived. */
export const readTwilioError = (code: number): DeliveryReason => REASONS[code] ?? 'provider_down';
