import { z } from 'zod';
import { flag } from '../primitives.ts';
import { NOTICE_GROUPS } from './notice-groups.ts';

/** What a link of a mail stops: the mails of one group. The token is the whole of the permission. */
export const unsubscribeIn = z.object({ token: z.string().max(500) });
/** `on` switches them on again; a mail program that sends its own words for "stop" (RFC 8058) sends none of ours. */
export const saveUnsubscribeIn = unsubscribeIn.extend({ on: flag.default(false) });

export const mailSubscription = z.object({ group: z.enum(NOTICE_GROUPS), on: z.boolean() });
export type MailSubscription = z.output<typeof mailSubscription>;
