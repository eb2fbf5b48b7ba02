import { z } from 'zod';
import { WEB_PUSH_MESSAGES } from '../messages/web-push.ts';
import { text } from '../primitives.ts';

/** The key that a browser subscribes with (`applicationServerKey`, base64url); null where there is no web push. */
export const pushKey = z.object({ public_key: z.string().nullable() });

/** A browser's address at its push service. PostgreSQL can find no row by one of more than 2,700 characters. */
const endpoint = text(2048).regex(/^https?:\/\/[!-~]+$/, WEB_PUSH_MESSAGES.endpoint);
/** 65 and 16 bytes in base64url, as browsers write them. */
const key = (characters: number) =>
  text(200).regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`), WEB_PUSH_MESSAGES.key);

/** A browser's `PushSubscription`, with the two keys beside its address. */
export const pushSubscriptionIn = z.object({ endpoint, p256dh: key(87), auth: key(22) });
export type PushSubscriptionIn = z.output<typeof pushSubscriptionIn>;

export const pushEndpointIn = z.object({ endpoint });
