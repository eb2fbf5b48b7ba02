import { z } from 'zod';
import { isKnownYear } from '../primitives.ts';

/** Events of one call: what a provider has gathered in a moment. */
export const MOST_PROVIDER_EVENTS = 100;

/** What the email provider tells of one mail of ours, which it names by the Message-ID that we gave it. */
export const providerEvent = z.object({
  type: z.enum(['delivered', 'opened', 'bounced', 'complained']),
  message_id: z.string().max(500),
  /** Whom it went to; of a mail whose recipient has another address by now this is the one that counts. */
  email: z.email().max(254),
  at: z.iso.datetime({ offset: true, abort: true }).refine(isKnownYear),
  /** Of a bounce, the server's code or reply: `5.1.1`, `550 5.1.1 No such user`. */
  status: z
    .string()
    .max(1000)
    .transform((status) => status.replaceAll('\0', ''))
    .optional(),
});
export type ProviderEvent = z.output<typeof providerEvent>;

export const providerEvents = z.object({ events: z.array(providerEvent).min(1).max(MOST_PROVIDER_EVENTS) });
