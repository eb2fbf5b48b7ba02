import type { DeliveryReason } from '@fairway/contracts/notifications/deliveries';
import { bounded } from '#adapters/bounded.ts';
import { PermanentDeliveryError } from '#adapters/permanent-delivery-error.ts';
import type { SmsSender } from './sms-sender.ts';
import { readTwilioError } from './twilio-errors.ts';

export interface TwilioAccount {
  sid: string;
  token: string;
  from: string;
  /** Where Twilio tells what becomes of a text. */
  statusUrl: (id: string) => string;
}

interface TwilioError {
  status?: number;
  code?: number;
}

/** Whether Twilio's answer is about this message and final, and not about our account or its load. */
const isFinal = ({ status }: TwilioError): boolean => status === 400;

/** Why a text that Twilio refused for good will not arrive: whatever else it says of one text, it has refused it. */
function finalReason({ code = 0 }: TwilioError): DeliveryReason {
  const reason = readTwilioError(code);
  return reason === 'provider_down' ? 'refused' : reason;
}

/** The library's own time limit starts anew with every byte that comes. */
const BOUNDS = { ms: 30_000, concurrency: 20, queue: 100 };

/** Texts by Twilio, whose library is loaded at the first text. */
export function twilioTexter({ sid, token, from, statusUrl }: TwilioAccount): SmsSender {
  const connect = async () => (await import('twilio')).default(sid, token, { timeout: BOUNDS.ms });
  const bound = bounded(BOUNDS);
  let client: ReturnType<typeof connect> | undefined;
  return {
    send: async ({ id, phone, body }) => {
      client ??= connect();
      const { messages } = await client;
      try {
        await bound(() => messages.create({ to: phone, from, body, statusCallback: statusUrl(id) }));
      } catch (error) {
        const fault = (error ?? {}) as TwilioError;
        if (isFinal(fault))
          throw new PermanentDeliveryError(error instanceof Error ? error.message : String(error), finalReason(fault));
        throw error;
      }
    },
  };
}
