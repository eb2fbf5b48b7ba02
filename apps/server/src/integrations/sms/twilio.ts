import { Refused } from '../refused.ts';
import type { Texter } from './texter.ts';

export interface TwilioAccount {
  sid: string;
  token: string;
  from: string;
}

/** Whether Twilio's answer is about this message and final, and not about our account or its load. */
const isFinal = (error: unknown): boolean => (error as { status?: number } | null)?.status === 400;

/** Texts by Twilio, whose library is loaded at the first text. */
export function twilioTexter({ sid, token, from }: TwilioAccount): Texter {
  const connect = async () => (await import('twilio')).default(sid, token, { timeout: 30_000 });
  let client: ReturnType<typeof connect> | undefined;
  return {
    send: async ({ phone, body }) => {
      client ??= connect();
      try {
        await (await client).messages.create({ to: phone, from, body });
      } catch (error) {
        if (isFinal(error)) throw new Refused(error instanceof Error ? error.message : String(error));
        throw error;
      }
    },
  };
}
